import { expect, test } from 'vitest';
import { choicesFor } from '../../checks/choices.ts';
import { dayOfDismissal } from '../day-of-dismissal.ts';
import { publicFormOf } from '../public-form.ts';
import { standardRuleset } from '../standard-ruleset.ts';

const form = publicFormOf({ ...standardRuleset, rulesetVersion: '0'.repeat(64) });
const unsure = '잘 모르겠어요';

test('“잘 모르겠어요” is promised only where it can be answered', () => {
  const promising = ({ title, note = '' }: { readonly title: string; readonly note?: string }) =>
    (title + note).includes(unsure);
  const firsts = form.sections.flatMap(({ items }) => items.slice(0, 1));
  expect(firsts.filter(promising)).toEqual([]);
  const intake = form.intake.filter(promising);
  const without = intake.filter(
    (question) => !choicesFor(form, question, new Map(), '2026-11-21').some(({ label }) => label === unsure),
  );
  expect(without).toEqual([]);
});

test('the day of dismissal is asked in one wording, and no item asks for a date by itself', () => {
  const dismissed = form.intake.find(({ key }) => key === 'intake/dismissed');
  expect(dismissed?.note).toContain(dayOfDismissal);
  const others = form.intake.filter(({ key, note = '' }) => key !== 'intake/dismissed' && /마지막 근무일/.test(note));
  expect(others).toEqual([]);
});
