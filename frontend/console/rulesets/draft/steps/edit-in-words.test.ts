import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { edited } from '../work/pending.ts';
import { jsonAt } from '../work/setting.ts';
import { pathName, standingInWords } from './edit-in-words.ts';

test('a question that one person removes and another edits is told by all that it says, and that it is removed', () => {
  const at = ['sections', 'detail-3', 'items', 'detail-3/renewal-rule'];
  const theirs = jsonAt(standardRuleset, at);
  const without = edited(standardRuleset, { at });
  if (without === null) throw new Error('it can’t be removed');
  expect(pathName(at, standardRuleset)).toMatch(/^3번 사유 \d+번 문항 전체$/);
  expect(standingInWords(at, undefined, without)).toBe('뺌');
  const told = standingInWords(at, theirs, without);
  expect(told).toMatch(/^문항: .*갱신|^문항: .*재계약/);
  expect(told).toMatch(/\n예: .*\n아니요: /);
});
