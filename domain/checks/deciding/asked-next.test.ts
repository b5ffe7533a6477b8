import { expect, test } from 'vitest';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { checkDecider } from '../check.ts';
import type { AnswerChange } from '../check-commands.ts';
import { type CheckEvent, checkEvents } from '../check-events.ts';
import { indexOf } from '../form-index.ts';
import { isSensitive } from '../sensitive.ts';
import { completeIntake, standardForm as form, today } from '../testing/ruleset-fixtures.ts';

const owner = '0f3a5c9e-1111-4222-8333-444455556666';
const { rulesetVersion } = form;
const started: CheckEvent = {
  type: 'CheckStarted',
  data: {
    owner,
    questionnaire: 'detail',
    sections: ['detail-9'],
    rulesetVersion,
    carriedFrom: null,
    device: 'phone',
    madeFrom: null,
  },
};
const { given } = deciderSpec(checkDecider);
const saving = (before: readonly CheckEvent[], ...answers: readonly AnswerChange[]) =>
  given(...before).when({ type: 'SaveAnswers', form, today, answers, sensitiveConsent: '2026-11-20T00:00:00.000Z' });
const asksOf = (events: readonly CheckEvent[]) => events.map(({ data }) => ('asks' in data ? data.asks : undefined));
const intake = (key: string): number => form.intake.find((question) => question.key === key)?.numbering ?? -1;
const to = (key: string, value: AnswerValue): AnswerChange => ({ section: 'intake', numbering: intake(key), value });

test('the last of the answers that come together says what is asked next', () => {
  const events = saving([started], to('intake/side', 'employee'), to('intake/workers', 12)).events();
  expect(asksOf(events)).toEqual([undefined, 'intake/joined']);
  expect(asksOf(saving([started, ...events], to('intake/workers', 13)).events())).toEqual(['intake/joined']);
  const side = { section: 'intake', numbering: intake('intake/side'), cleared: true } as const;
  const cleared = saving([started, ...events], side).events();
  expect(asksOf(cleared)).toEqual(['intake/side']);
  for (const { type, data } of [...events, ...cleared])
    expect(checkEvents.find((each) => each.type === type)?.schema.parse(data)).toEqual(data);
});

test('a sensitive question isn’t named, and after a sensitive answer nothing is said', () => {
  const all = Object.entries(completeIntake).flatMap(([key, value]): AnswerChange[] => {
    const question = form.intake.find((each) => each.key === key);
    return question ? [{ section: 'intake', numbering: question.numbering, value }] : [];
  });
  let events: readonly CheckEvent[] = [started];
  let last = saving(events, ...all);
  const seen = new Set<string>();
  for (let steps = 0; steps < 60; steps += 1) {
    events = [...events, ...last.events()];
    const asks = asksOf(events).at(-1);
    const [known] = [...indexOf(form).byKey].filter(([key]) => key === asks).map(([, found]) => found);
    expect(isSensitive(known)).toBe(false);
    if (known === undefined || known.section === 'intake') break;
    seen.add(String(asks));
    last = saving(events, { section: known.section, numbering: known.item.numbering, value: 'yes' });
  }
  expect(seen.size).toBeGreaterThan(0);
  const [sensitive] = form.sections.flatMap(({ id, items }) =>
    items.filter(({ sensitive }) => sensitive === true).map(({ numbering }) => ({ section: id, numbering })),
  );
  if (!sensitive) throw new Error('the questionnaire has no sensitive question');
  const told = saving([started], to('intake/side', 'employee'), { ...sensitive, value: 'yes' }).events();
  expect(asksOf(told)).toEqual([undefined, undefined]);
});
