import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue } from '../../rulesets/ruleset.ts';
import type { Facts } from './facts.ts';

type Read = Pick<
  Facts,
  'asker' | 'dismissal' | 'resignation' | 'notice' | 'stage' | 'contract' | 'protectedBy' | 'size' | 'workers' | 'days'
>;
type Beside = { readonly joined: LocalDate | null; readonly ground: string | null };

/** The facts as the questionnaire's own answers, so that its rules count the days and find the ways to dispute. */
export const answersOf = (read: Read, { joined, ground }: Beside): Answers => {
  const { asker, notice, contract, size, workers, days } = read;
  const isUnderFive = size === 'under_five';
  return new Map<string, AnswerValue>([
    ['intake/side', asker === 'employer' ? 'employer' : 'employee'],
    // Near five nobody is counted out: only each day's people tell.
    ...told('intake/workers', size === 'unclear' ? null : (workers ?? (isUnderFive ? 4 : null))),
    ...told('intake/joined', joined),
    ...told('intake/dismissed', days.dismissed),
    ...told('intake/notice', read.resignation === null ? notice : 'resigned'),
    ...told('intake/contract', contract === null ? null : contracts[contract]),
    ...told('intake/ground', ground),
    ...told('intake/protected', protectedOf(read)),
    ...stageOf(read),
    ...(size === null || size === 'unclear' ? [] : [['detail-7/under-five', isUnderFive ? 'yes' : 'no'] as const]),
    ...(read.dismissal === 'not_renewed'
      ? [...told('intake/contract-end', days.dismissed), ['intake/ground', 'detail-3'] as const]
      : []),
    ...(read.dismissal === 'retired'
      ? [
          ...told('intake/contract-end', days.dismissed),
          ['intake/ground', 'detail-6'] as const,
          ['detail-6/retired-by-age', 'yes'] as const,
        ]
      : []),
    ...(read.resignation === null || read.resignation === 'asked'
      ? []
      : [['detail-8/resigned-or-agreed', 'yes'] as const]),
  ]);
};

const told = (key: string, value: AnswerValue): readonly [string, AnswerValue][] =>
  value === null ? [] : [[key, value]];

const contracts: Readonly<Record<NonNullable<Facts['contract']>, string>> = {
  ...{
    regular: 'regular',
    probation: 'probation',
    fixed_term: 'fixed_term',
    daily: 'fixed_term',
    dispatched: 'dispatched',
  },
  ...{ freelance: 'freelance', officer: 'executive', offer: 'not_started', public_official: 'public_official' },
};

const protections: Readonly<Record<string, string>> = {
  ...{ work_injury: 'work_injury', birth_leave: 'birth', on_childcare_leave: 'on_childcare_leave', union: 'union' },
  ...{ childcare_leave: 'childcare_leave', pregnancy: 'pregnancy_marriage', sexual_harassment: 'sexual_harassment' },
  ...{ harassment: 'harassment', labour_office: 'labour_office' },
};

const protectedOf = ({ protectedBy }: Read): AnswerValue => {
  const chosen = [...protectedBy].flatMap((state) => protections[state] ?? []);
  return chosen.length === 0 ? null : chosen;
};

const stages: Readonly<Record<Facts['stage'], string | null>> = {
  ...{ not_filed: null, filed: 'filed', settling: 'in_settlement', lost: 'decided', won: 'decided' },
  ...{ review_lost: 'reviewed', review_won: 'reviewed' },
};

const stageOf = ({ stage, asker, days, dismissal }: Read): readonly (readonly [string, AnswerValue])[] => {
  const value = stages[stage];
  if (value === null) return dismissal === 'withdrawn' ? [['intake/stage', 'withdrawn']] : [];
  const hasLost = stage === 'lost' || stage === 'review_lost';
  const isDecided = value === 'decided' || value === 'reviewed';
  return [
    ['intake/stage', value],
    ...told('intake/decided-on', days.decided),
    ...(isDecided ? [['intake/decision', (asker === 'employer') === hasLost ? 'won' : 'lost'] as const] : []),
  ];
};
