import { readerOf } from '@nomucheck/domain/checks/question-text.ts';
import { walk } from '@nomucheck/domain/checks/walk.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import type { AnswerValue, Form, Frame } from '@nomucheck/domain/rulesets/ruleset.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import type { Draft } from './draft/draft.ts';
import type { Notice, SaveState } from './draft/saving.ts';
import { wayToFigure } from './form/way.ts';
import type { CheckInHand } from './in-hand/check-context.ts';

/** The published questionnaire and people at different places of it, for tests. */

export const today = '2026-11-21';
export const form: Form = publicFormOf({ ...standardRuleset, rulesetVersion: 'a'.repeat(64) });

/** A permanent employee of eight years, dismissed by messenger for poor attendance three weeks ago. */
export const intakeAnswers: Readonly<Record<string, AnswerValue>> = {
  'intake/side': 'employee',
  'intake/region': 'seoul',
  'intake/workers': 42,
  'intake/joined': '2018-03-02',
  'intake/dismissed': '2026-11-01',
  'intake/contract': 'regular',
  'intake/stage': 'not_filed',
  'intake/notice': 'messenger',
  'intake/protected': ['no'],
  'intake/ground': 'detail-9',
  'intake/wage': '3000_4500',
  'intake/forewarned': '2026-10-20',
  'intake/hours': { start: '09:00', end: '18:00', breakMinutes: 60 },
  'intake/owed': ['no'],
  'intake/insured-180': 'yes',
  'intake/contact': null,
};

export const draftWith = (
  answers: Readonly<Record<string, AnswerValue>>,
  frame: Frame = { questionnaire: 'detail' },
): Draft => ({
  owner: 'user-1',
  id: 'check-1',
  startKey: 'start-1',
  rulesetVersion: form.rulesetVersion,
  frame,
  revision: 3,
  answers,
  pending: [],
  batch: null,
  savedAt: '2026-11-21T05:02:00.000Z',
});

/** All further questions are answered "아니요", until none is open. */
export const answeredToTheEnd = (
  answers: Readonly<Record<string, AnswerValue>>,
  value: AnswerValue = 'no',
  frame: Frame = { questionnaire: 'detail' },
): Readonly<Record<string, AnswerValue>> => {
  let all = answers;
  for (;;) {
    const { next } = walk(form, frame, new Map(Object.entries(all)), today);
    if (next === null) return all;
    const item = form.sections
      .find(({ id }) => id === next.section)
      ?.items.find((other) => other.numbering === next.numbering);
    if (item === undefined) throw new Error(`The intake is not complete: ${next.section} ${next.numbering}`);
    all = { ...all, [item.key]: item.numbering === 1 && value === 'no' && next.section === 'detail-9' ? 'yes' : value };
  }
};

export const inHand = (draft: Draft, more: { save?: SaveState; notice?: Notice | null } = {}): CheckInHand => {
  const answers = new Map(Object.entries(draft.answers));
  return {
    form,
    draft,
    answers,
    walk: walk(form, draft.frame, answers, today),
    way: wayToFigure(form),
    isFinished: false,
    reader: readerOf(answers, today),
    today,
    save: more.save ?? { kind: 'saved', at: '2026-11-21T05:02:00.000Z' },
    notice: more.notice ?? null,
    agreeToSensitive: () => {},
    decide: () => {},
    settle: async () => null,
    give: (key, _address, value) => walk(form, draft.frame, new Map(answers).set(key, value), today),
  };
};
