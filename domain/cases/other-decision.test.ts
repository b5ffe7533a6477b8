import { describe, expect, it } from 'vitest';
import { isOtherDecision } from './other-decision.ts';

const known = { tribunal: '대법원', decidedOn: '2021-03-11', caseNumbers: ['2020두1'] };

describe('an item with a serial number that an existing case has', () => {
  it('is another decision where its case numbers and its tribunal or day differ', () => {
    expect(isOtherDecision(known, { ...known, caseNumbers: ['2020두2'], decidedOn: '2021-04-01' })).toBe(true);
    expect(isOtherDecision(known, { ...known, caseNumbers: ['2020누1'], tribunal: '서울고등법원' })).toBe(true);
    const masked = { tribunal: '충남지방노동위원회', decidedOn: null, caseNumbers: ['2016부해OOO'] };
    expect(isOtherDecision(masked, { ...masked, caseNumbers: ['2017부해OOO'], tribunal: '부산지방노동위원회' })).toBe(
      true,
    );
    expect(isOtherDecision(masked, { ...masked, tribunal: '부산지방노동위원회' })).toBe(false);
  });

  it('is the same one where its source has corrected a value, or gives fewer values than before', () => {
    expect(isOtherDecision(known, { ...known, caseNumbers: ['2020두2'] })).toBe(false);
    expect(isOtherDecision(known, { ...known, caseNumbers: ['2020-두-1', '2020두9'], decidedOn: '2021-04-01' })).toBe(
      false,
    );
    const typed = { tribunal: '서울지노위', decidedOn: '2021-03-11', caseNumbers: ['서울2020부해1'] };
    const printed = { ...typed, tribunal: '서울지방노동위원회', decidedOn: '2021-03-12', caseNumbers: ['2020부해1'] };
    expect(isOtherDecision(typed, printed)).toBe(false);
    expect(isOtherDecision(typed, { ...printed, decidedOn: null, caseNumbers: ['2020부해2'] })).toBe(false);
    expect(isOtherDecision(known, { tribunal: null, decidedOn: null, caseNumbers: ['2020두2'] })).toBe(false);
    expect(isOtherDecision({ ...known, caseNumbers: [] }, { ...known, decidedOn: '2021-04-01' })).toBe(false);
  });
});
