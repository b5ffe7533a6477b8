import type { AnswerValue, SectionId } from '../../../rulesets/ruleset.ts';
import { contractEnds, decisions, dismissals, soon, today } from './days.ts';
import type { OracleInput } from './oracle.ts';
import type { Dates } from './tables.ts';

export { today };

export type Random = { readonly next: () => number; readonly pick: <T>(all: readonly T[]) => T };

/** A small random generator (mulberry32): the same seed gives the same ten thousand walks on every machine. */
export const randomOf = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(next() * all.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  return { next, pick };
};

const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

export type RandomWalk = {
  readonly input: OracleInput;
  /** Filled while the oracle walks: only answers of the person, no derived ones. */
  readonly answers: Map<string, AnswerValue>;
};

/** The first edition asks everybody the same fourteen questions, and knows no stage, no protection and no end of the contract. */
export type Asking = 'first' | 'standard';

const protections: readonly AnswerValue[] = [
  ...[null, ['no'], ['no'], ['no'], ['withheld'], ['work_injury'], ['birth'], ['on_childcare_leave']],
  ...[['childcare_leave'], ['pregnancy_marriage'], ['union'], ['sexual_harassment'], ['harassment'], ['wrongdoing']],
  ...[['labour_office'], ['wrongdoing', 'labour_office'], ['birth', 'union'], ['harassment', 'withheld']],
];
const stages = [
  ...[null, null, 'not_filed', 'not_filed', 'filed', 'in_settlement', 'decided', 'decided', 'reviewed', 'reviewed'],
  ...['settled', 'withdrawn'],
];

/** A person with random answers. `stubborn`: how often a derived answer is contradicted. */
export const randomWalk = (random: Random, stubborn = 0.1, asking: Asking = 'standard'): RandomWalk => {
  const { next, pick } = random;
  const isFirst = asking === 'first';
  const dismissal = pick(dismissals);
  const { day } = dismissal;
  const tenure = pick([0, 2, 3, 9]);
  const forewarned = pick([null, 0, 1]);
  const workers = pick([0, 3, 4, 5, 12, 400]);
  const grounds = [...Array.from({ length: 23 }, (_, i) => `detail-${i + 1}`), 'not_told', 'none'];
  const forms = ['regular', 'fixed_term', 'probation', 'dispatched', 'freelance', 'executive', 'not_started'];
  const contract = pick(isFirst ? forms : [...forms, 'public_official']);
  const ground = pick(grounds);
  const ways = ['paper', 'email', 'messenger', 'spoken'];
  const notice = pick(isFirst ? ways : [...ways, 'vague', 'not_yet', 'resigned']);
  const end = pick([null, ...contractEnds]);
  const stage = pick(stages);
  // What was decided was decided after the dismissal.
  const decision = pick([null, ...decisions.filter((one) => one.day >= day)]);
  const answers = new Map<string, AnswerValue>([
    ['intake/side', pick(['employee', 'employer'])],
    ['intake/region', pick<AnswerValue>(['seoul', 'jeju', { custom: '세종' }])],
    ['intake/workers', workers],
    ['intake/joined', tenure === 0 ? firstDayOf(day) : yearsBefore(day, tenure)],
    ['intake/dismissed', day],
    ['intake/aged-55', pick(['yes', 'no'])],
    ['intake/insurance', pick(['insured', 'withheld', 'neither', 'unknown'])],
    ['intake/contract', contract],
    ['intake/ground', ground],
    ['intake/notice', notice],
    ['intake/wage', pick([null, 'under_3000', 'over_10000'])],
    ['intake/forewarned', forewarned === null ? null : yearsBefore(day, forewarned)],
    ['intake/hours', null],
    ['intake/contact', null],
  ]);
  if (!isFirst) {
    answers.set('intake/protected', pick(protections));
    answers.set('intake/stage', stage);
    answers.set('intake/filed-on', pick([null, day <= today ? day : null]));
    answers.set('intake/decision', pick([null, 'won', 'partial', 'lost']));
    answers.set('intake/decided-on', decision?.day ?? null);
    answers.set('intake/contract-end', end?.day ?? null);
  }
  // An answer to a question that isn't asked has no effect. Nobody is asked for the stage of a dispute that hasn't begun, for a
  // decision before there is one, or for the reason of a resignation.
  const isAhead = day > today;
  const reason = notice === 'resigned' ? '' : ground;
  const isTemporary = contract === 'fixed_term';
  const isDecided = !isAhead && (stage === 'decided' || stage === 'reviewed');
  const isBegun = isDecided || (!isAhead && (stage === 'filed' || stage === 'in_settlement'));
  const asksForEnd = isTemporary || ['detail-3', 'detail-6', 'detail-16', 'detail-18'].includes(reason);
  const unasked = isFirst
    ? []
    : [
        ...(isAhead ? ['intake/stage'] : []),
        ...(isBegun ? [] : ['intake/filed-on']),
        ...(isDecided ? [] : ['intake/decision', 'intake/decided-on']),
        ...(reason === '' ? ['intake/ground'] : []),
        ...(isTemporary || reason === 'detail-3' ? [] : ['intake/aged-55']),
        ...(['regular', 'not_started'].includes(contract) ? ['intake/insurance'] : []),
        ...(asksForEnd ? [] : ['intake/contract-end']),
        ...(contract === 'public_official' ? afterOfficials : []),
      ];
  const intake = new Map<string, readonly string[]>();
  for (const [key, value] of answers)
    if (!unasked.includes(key)) {
      if (typeof value === 'string') intake.set(key, [value]);
      else if (Array.isArray(value)) intake.set(key, value);
    }
  const isEndAsked = !isFirst && !unasked.includes('intake/contract-end');
  const contractEnd = isEndAsked ? (end?.day ?? null) : null;
  const dates: Dates = {
    today,
    soon,
    dismissed: day,
    fromDismissal: dismissal.months,
    contractEnd,
    fromContractEnd: isEndAsked ? (end?.months ?? null) : null,
    fromDecision: isDecided && contract !== 'public_official' ? (decision?.days ?? null) : null,
    // Thirty days before today is 22 October.
    thirtyDaysPassed: day < '2026-10-22',
  };

  const questionnaire = pick(['basic', 'detail'] as const);
  const chosen =
    questionnaire === 'detail' && next() < 0.4
      ? Array.from({ length: 23 }, (_, i) => i + 1).filter(() => next() < 0.15)
      : null;
  // With few yes answers a sweep goes far; with many it ends early.
  const firstYes = pick([0.05, 0.15, 0.6]);
  const unknowns = pick([0, 0.1, 0.4]);
  const reticence = pick([0, 0.3]);
  const ask: OracleInput['ask'] = (key, derived, first, pass) => {
    if (derived !== undefined && next() >= stubborn) return undefined;
    if (pass === 'does' && next() < 0.9) return undefined;
    if (pass === 'may' && next() < reticence) {
      answers.set(key, null);
      return null;
    }
    const value = first ? (next() < firstYes ? 'yes' : 'no') : next() < unknowns ? 'unknown' : pick(['yes', 'no']);
    answers.set(key, value);
    return value;
  };
  return {
    input: {
      questionnaire,
      chosen: chosen && chosen.length > 0 ? chosen : null,
      intake,
      judged: {
        under_five_workers: workers < 5,
        // Exactly two years is not more than two years.
        tenure_over_two_years: tenure > 2,
        tenure_up_to_one_year: tenure === 0,
        three_months_passed: (dismissal.months[3] ?? '') < today,
        forewarned_thirty_days: forewarned === null ? null : forewarned > 0,
        contract_outlasts_dismissal: contractEnd === null ? null : contractEnd > day,
        contract_ended: contractEnd === null ? null : contractEnd < today,
        dismissal_to_come: isAhead,
        dates,
      },
      ask,
    },
    answers,
  };
};

/** Nothing after the form of employment is asked of a public official or a teacher. */
const afterOfficials = [
  ...['stage', 'filed-on', 'decision', 'decided-on', 'insurance', 'notice', 'protected', 'ground', 'aged-55'],
  'contract-end',
].map((question) => `intake/${question}`);

/** Somebody who joined within the year: the first of January, or of last November where that would lie ahead. */
const firstDayOf = (dismissed: string): string =>
  dismissed > '2027' ? '2026-11-01' : `${dismissed.slice(0, 4)}-01-01`;

export const frameOf = ({ questionnaire, chosen }: OracleInput) => ({
  questionnaire,
  ...(chosen ? { sections: chosen.map((s): SectionId => `detail-${s}`) } : {}),
});
