import { expect, it } from 'vitest';
import { caseIdOf } from './case-id.ts';

const decision = { tribunal: '대법원', decidedOn: '2002-12-10', caseNumbers: ['2000다25910'] };
const undated = { ...decision, decidedOn: null };

it('a decision has one id, whatever its source calls it', () => {
  expect(caseIdOf(decision, null)).toBe('256df0da-4e19-5323-90b7-d39b04978c05');
  expect(caseIdOf(decision, 'precedent-kr:1')).toBe(caseIdOf(decision, null));
});

it('without a date its source’s name distinguishes it from another with the same number', () => {
  expect(caseIdOf(undated, 'precedent-kr:1')).not.toBe(caseIdOf(undated, 'precedent-kr:2'));
  expect(caseIdOf(undated, 'precedent-kr:1')).toBe(caseIdOf({ ...undated, tribunal: null }, 'precedent-kr:1'));
  expect(caseIdOf(undated, null)).not.toBeNull();
});

it('a decision that nothing distinguishes from others has none', () => {
  expect(caseIdOf({ tribunal: null, decidedOn: '2002-12-10', caseNumbers: ['2000다25910'] }, null)).toBeNull();
  expect(caseIdOf({ ...decision, caseNumbers: [] }, null)).toBeNull();
});
