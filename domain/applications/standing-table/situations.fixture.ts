import { choicesFor } from '../../checks/choices.ts';
import { questionAt } from '../../checks/form-index.ts';
import { walk } from '../../checks/walk.ts';
import { publicFormOf } from '../../rulesets/public-form.ts';
import type { Answers, AnswerValue, Form, Ruleset } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';

/** Every kind of person whom routes, last days and documents can differ for, dismissed on one day. */

export const today = '2026-11-27';
/** Three months end on Monday 14 December, six on Sunday 14 March 2027, a year in the holidays of 14 to 16 September 2027. */
export const dismissed = '2026-09-14';
/** Three months from it end on 31 March 2027, six on 30 June 2027. */
export const contractEnd = '2026-12-31';
/** Ten days end on 4 December, fifteen on 9 December. */
export const decidedOn = '2026-11-24';
/** Of a dismissal to come: three months end on Sunday 14 March 2027. */
export const toCome = '2026-12-14';

export const ruleset: Ruleset = { ...standardRuleset, rulesetVersion: '0'.repeat(64) };
const form: Form = publicFormOf(ruleset);

export const grounds = [...Array.from({ length: 23 }, (_, index) => `detail-${index + 1}`), 'not_told', 'none'];
export const sizes = ['3', '5', '30'];
export const contracts = [
  ...['regular', 'fixed_term', 'probation', 'dispatched', 'freelance', 'executive', 'not_started', 'public_official'],
];
export const stages = [
  ...['to_come', 'not_filed', 'filed', 'in_settlement', 'decided', 'reviewed', 'settled', 'withdrawn'],
];
export const protections = [
  ...['work_injury', 'birth', 'on_childcare_leave', 'childcare_leave', 'pregnancy_marriage', 'union'],
  ...['sexual_harassment', 'harassment', 'wrongdoing', 'labour_office', 'withheld'],
];

export type Situation = {
  readonly ground: string;
  readonly size: string;
  readonly contract: string;
  readonly stage: string;
  readonly protection?: string;
};

/** Sections that somebody is in by their form of employment. */
const ownSections: Readonly<Record<string, string>> = {
  not_started: 'detail-1',
  probation: 'detail-2',
  fixed_term: 'detail-3',
  dispatched: 'detail-4',
  freelance: 'detail-4',
  executive: 'detail-5',
};

/** The items that decide a route; a person who isn't asked for them, or doesn't know, answers "잘 모르겠어요" to all others. */
const decisive = ({ ground, contract }: Situation): Readonly<Record<string, AnswerValue>> => ({
  // Surely fewer than five, with no agreement.
  'detail-7/five-on-most-days': 'no',
  'detail-7/run-as-one-business': 'no',
  'detail-7/dismissal-limited-by-agreement': 'no',
  // With no other reason than the end of the term a renewal was refused; with another one the company ended the term before.
  ...Object.fromEntries(
    ['detail-3', 'detail-7'].map((section) => [
      `${section}/employer-ended-before-term`,
      contract !== 'fixed_term' || ['detail-3', 'not_told', 'none'].includes(ground) ? 'no' : 'yes',
    ]),
  ),
  'detail-4/belongs-to-other-firm': contract === 'dispatched' ? 'yes' : 'no',
  'detail-4/against-client': 'no',
  'detail-18/whole-company-closed': 'yes',
  'detail-18/business-goes-on': 'no',
  'detail-20/accused': ground === 'detail-20' ? 'yes' : 'no',
  'detail-14/reported-to-authority': 'yes',
});

const intakeOf = (situation: Situation): ReadonlyMap<string, AnswerValue> => {
  const { ground, size, contract, stage, protection } = situation;
  const isShort = ['detail-1', 'detail-2'].includes(ground) || ['probation', 'not_started'].includes(contract);
  return new Map<string, AnswerValue>([
    ['intake/side', 'employee'],
    ['intake/workers', Number(size)],
    ['intake/joined', isShort ? '2026-06-01' : '2025-03-03'],
    ['intake/dismissed', stage === 'to_come' ? toCome : dismissed],
    ['intake/contract', contract],
    ['intake/stage', stage],
    ['intake/decided-on', decidedOn],
    ['intake/insurance', 'insured'],
    ['intake/notice', 'paper'],
    ['intake/protected', [protection ?? 'no']],
    ['intake/ground', ground],
    ['intake/aged-55', 'no'],
    ['intake/contract-end', contractEnd],
  ]);
};

/** The answers of this person; null where nobody is offered this ground. */
export const answersOf = (situation: Situation): Answers | null => {
  const intake = intakeOf(situation);
  const { ground, contract } = situation;
  const applies = new Set([ground, ownSections[contract]]);
  const known = decisive(situation);
  let answers: Answers = new Map();
  for (let asked = 0; asked < 100; asked += 1) {
    const { next } = walk(form, { questionnaire: 'detail' }, answers, today);
    if (next === null) return answers;
    const found = questionAt(form, next);
    if (found === undefined) break;
    if (found.section === 'intake') {
      const { key } = found.question;
      const value = intake.get(key) ?? null;
      const isOffered = choicesFor(form, found.question, answers, today).some((choice) => choice.value === value);
      if (key === 'intake/ground' && !isOffered) return null;
      answers = new Map(answers).set(key, value);
    } else {
      const { key } = found.item;
      const value = known[key] ?? (!found.first ? 'unknown' : applies.has(found.section) ? 'yes' : 'no');
      answers = new Map(answers).set(key, value);
    }
  }
  throw new Error(`a walk did not end: ${JSON.stringify(situation)}`);
};
