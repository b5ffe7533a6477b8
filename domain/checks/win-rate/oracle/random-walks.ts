import type { AnswerValue, Ruleset, SectionId } from '../../../rulesets/ruleset.ts';
import type { Counts, LevelCounts } from '../case-counts.ts';
import type { OracleInput } from './oracle.ts';

/** The day on which all random walks happen: a Saturday. */
export const today = '2026-11-21';

/** Days of dismissal, with the months of the periods whose last day was before today, worked out by hand. */
const dismissals: readonly { readonly day: string; readonly passed: readonly number[]; readonly soon: boolean }[] = [
  { day: '2026-11-10', passed: [], soon: false },
  // Three months end on Saturday 21 November, so Monday the 23rd is the last day.
  { day: '2026-08-21', passed: [], soon: true },
  { day: '2026-08-22', passed: [], soon: true },
  // Friday 20 November, yesterday.
  { day: '2026-08-20', passed: [3], soon: false },
  { day: '2026-08-31', passed: [], soon: true },
  // Six months end on 25 November.
  { day: '2026-05-25', passed: [3], soon: false },
  { day: '2026-05-11', passed: [3, 6], soon: false },
  // A year ends on Sunday 22 November, so Monday the 23rd is the last day.
  { day: '2025-11-22', passed: [3, 6], soon: false },
  { day: '2025-03-12', passed: [3, 6, 12], soon: false },
  { day: '2026-12-31', passed: [], soon: false },
];

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
  readonly pressing: boolean | null;
};

/** A person with random answers. `stubborn`: how often a derived answer is contradicted. */
export const randomWalk = (random: Random, stubborn = 0.1): RandomWalk => {
  const { next, pick } = random;
  const { day, passed, soon } = pick(dismissals);
  const tenure = pick([0, 2, 3, 9]);
  const forewarned = pick([null, 0, 1]);
  const workers = pick([0, 3, 4, 5, 12, 400]);
  const grounds = [...Array.from({ length: 23 }, (_, i) => `detail-${i + 1}`), 'not_told', 'none'];
  const contract = pick([
    'regular',
    'fixed_term',
    'probation',
    'dispatched',
    'freelance',
    'executive',
    'not_started',
    'public_official',
  ]);
  const ground = pick(grounds);
  const notice = pick(['paper', 'email', 'vague', 'messenger', 'spoken', 'resigned']);
  const contractEnds = pick([null, '2026-10-30', '2026-11-20', '2026-11-21', '2027-06-30']);
  const answers = new Map<string, AnswerValue>([
    ['intake/side', pick(['employee', 'employer'])],
    ['intake/region', pick<AnswerValue>(['seoul', 'jeju', { custom: '세종' }])],
    ['intake/workers', workers],
    ['intake/joined', tenure === 0 ? `${day.slice(0, 4)}-01-01` : yearsBefore(day, tenure)],
    ['intake/dismissed', day],
    ['intake/aged-55', pick(['yes', 'no'])],
    ['intake/insurance', pick(['insured', 'withheld', 'neither', 'unknown'])],
    ['intake/contract', contract],
    ['intake/ground', ground],
    ['intake/notice', notice],
    ['intake/reported', pick([null, 'no', 'no', 'no', 'wrongdoing', 'harassment'])],
    ['intake/wage', pick([null, 'under_3000', 'over_10000'])],
    ['intake/forewarned', forewarned === null ? null : yearsBefore(day, forewarned)],
    ['intake/hours', null],
    ['intake/contact', null],
    ['intake/contract-end', contractEnds],
  ]);
  // An answer to a question that isn't asked has no effect. Whoever resigned is asked for no reason.
  const reason = notice === 'resigned' ? '' : ground;
  const isTemporary = contract === 'fixed_term';
  const unasked = [
    ...(reason === '' ? ['intake/ground'] : []),
    ...(isTemporary || reason === 'detail-3' ? [] : ['intake/aged-55']),
    ...(isTemporary || ['probation', 'dispatched', 'freelance'].includes(contract) ? [] : ['intake/insurance']),
    ...(['detail-14', 'detail-20'].includes(reason) ? ['intake/reported'] : []),
  ];
  // Asked for a fixed term and where retirement or closure is named.
  const asksForEnd = isTemporary || ['detail-3', 'detail-6', 'detail-18'].includes(reason);
  const end = asksForEnd ? contractEnds : null;
  const intake = new Map<string, string>();
  for (const [key, value] of answers) if (typeof value === 'string' && !unasked.includes(key)) intake.set(key, value);

  const questionnaire = pick(['basic', 'detail'] as const);
  const chosen =
    questionnaire === 'detail' && next() < 0.4
      ? Array.from({ length: 23 }, (_, i) => i + 1).filter(() => next() < 0.15)
      : null;
  // With few yes answers a sweep goes far; with many it ends early.
  const firstYes = pick([0.05, 0.15, 0.6]);
  const unknowns = pick([0, 0.1, 0.4]);
  const ask: OracleInput['ask'] = (key, derived, first) => {
    if (derived !== undefined && next() >= stubborn) return undefined;
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
        three_months_passed: passed.includes(3),
        forewarned_thirty_days: forewarned === null ? null : forewarned > 0,
        contract_outlasts_dismissal: end === null ? null : end > day,
        contract_ended: end === null ? null : end < today,
        // Thirty days before today is 22 October.
        monthPassed: day < '2026-10-22',
        monthsPassed: { 3: passed.includes(3), 6: passed.includes(6), 12: passed.includes(12) },
      },
      ask,
    },
    answers,
    // Deadlines where the contract ends first are covered by a test of their own.
    pressing: end === null ? passed.includes(3) || soon : null,
  };
};

export const frameOf = ({ questionnaire, chosen }: OracleInput) => ({
  questionnaire,
  ...(chosen ? { sections: chosen.map((s): SectionId => `detail-${s}`) } : {}),
});

const randomCount = ({ next, pick }: Random): Counts => {
  const many = pick([0, 0, 3, 40, 900]);
  const upTo = () => Math.floor(next() * (many + 1));
  const [workerWins, partial, employerWins] = [upTo(), upTo(), upTo()];
  const decided = workerWins + partial + employerWins;
  return { total: decided + upTo(), decided, workerWins, partial, employerWins };
};

export const randomCounts = (random: Random): LevelCounts => ({
  matched: randomCount(random),
  section: randomCount(random),
  general: randomCount(random),
  years: null,
});

/**
 * The same grounds with the outcomes that the standard data doesn't use: skipCount, submit, keyword_change, reverseValue.
 */
export const withRareOutcomes = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  sections: ruleset.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => {
      if (item.key.startsWith('detail-9/') && item.numbering === 3)
        return { ...item, positive: { type: 'skip', skipCount: 2, ratio: 1.2 } };
      if (section.id === 'detail-2' && item.numbering === 6)
        return { ...item, negative: { type: 'submit', ratio: 1.3, suggest: true } };
      if (section.id === 'detail-17' && item.numbering === 4)
        return {
          ...item,
          positive: { type: 'keyword_change', keyword_change: { mode: 'change', keywords: ['해고회피노력'] } },
        };
      if (item.positive.range && item.positive.range.reversePositive.length > 0)
        return {
          ...item,
          positive: { ...item.positive, range: { ...item.positive.range, reverseValue: 0.035 } },
        };
      return item;
    }),
  })),
});
