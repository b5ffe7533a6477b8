import type { Condition, Conditions, Ruleset } from '../../../rulesets/ruleset.ts';

/**
 * The ruleset as tables of plain rows, only for the oracle. Test code: it uses nothing of the walk or the calculation, so
 * that it doesn't share their mistakes.
 */
export type Row = {
  readonly section: number;
  readonly n: number;
  readonly key: string;
  readonly fact: string;
  readonly answer: 'yes' | 'no';
  /** Where it leads: an item's numbering, or the name of an exit. */
  readonly to: number | 'leave' | 'done' | 'submit';
  /** `section#n=yes`, or empty: only then is `to` followed, else the next item. */
  readonly onlyIf: string;
  /** Asked only of these people; null: of everybody. */
  readonly askedOf: readonly Conditions[] | null;
  /** About health, pregnancy or a union: it may be passed over. */
  readonly sensitive: boolean;
  readonly ratio: number;
  readonly suggest: boolean;
  readonly words: readonly string[];
  readonly wordsMode: 'none' | 'add' | 'change' | 'rank';
  readonly range: null | {
    readonly from: number;
    readonly until: number;
    readonly yes: number;
    readonly no: number;
    readonly turned: readonly number[];
    readonly turnedYes: number;
  };
};

export type Tables = {
  /** By `section#n=answer`. */
  readonly rows: ReadonlyMap<string, Row>;
  /** By section number. */
  readonly words: ReadonlyMap<number, readonly string[]>;
  readonly excluded: ReadonlyMap<number, readonly string[]>;
  readonly length: ReadonlyMap<number, number>;
  readonly secondEntry: ReadonlyMap<number, number>;
  readonly general: ReadonlySet<number>;
  /** When a section's cases count beside others; absent: always. */
  readonly countsIf: ReadonlyMap<number, readonly Conditions[]>;
  /** Sections whose cases draw the figure only where there is no other. */
  readonly last: ReadonlySet<number>;
  readonly ruleset: Ruleset;
};

const number = (id: string): number => Number(id.replace('detail-', ''));

export const tablesOf = (ruleset: Ruleset): Tables => {
  const rows = new Map<string, Row>();
  for (const section of ruleset.sections) {
    for (const item of section.items) {
      for (const answer of ['yes', 'no'] as const) {
        const given = answer === 'yes' ? item.positive : item.negative;
        const n = item.numbering;
        const targets: Record<string, Row['to']> = {
          next: n + 1,
          keyword_change: n + 1,
          skip: given.skipTo ?? n + 1 + (given.skipCount ?? 0),
          next_section: 'leave',
          done: 'done',
          submit: 'submit',
        };
        const change = given.keyword_change;
        rows.set(`${number(section.id)}#${n}=${answer}`, {
          section: number(section.id),
          n,
          key: item.key,
          fact: item.fact ?? '',
          answer,
          to: targets[given.type] ?? 'leave',
          onlyIf: given.skipIf
            ? `${number(given.skipIf.section)}#${given.skipIf.numbering}=${given.skipIf.value ? 'yes' : 'no'}`
            : '',
          askedOf: item.askedWhen ?? null,
          sensitive: item.sensitive === true,
          ratio: given.ratio ?? 1,
          suggest: given.suggest ?? false,
          words: change?.keywords ?? [],
          wordsMode: !change ? 'none' : change.generic ? 'rank' : change.mode,
          range: given.range
            ? {
                from: given.range.start,
                until: given.range.end,
                yes: given.range.trueRatio,
                no: given.range.falseRatio,
                turned: given.range.reversePositive,
                turnedYes: given.range.reverseValue ?? given.range.trueRatio,
              }
            : null,
        });
      }
    }
  }
  const column = <T>(cell: (section: Ruleset['sections'][number]) => T) =>
    new Map(ruleset.sections.map((section) => [number(section.id), cell(section)] as const));
  return {
    rows,
    words: column((section) => section.keywords),
    excluded: column((section) => section.keywordExclude),
    length: column((section) => section.items.length),
    secondEntry: new Map(
      ruleset.sections.flatMap((section) =>
        section.entryWhenChosenAndFirstNo ? [[number(section.id), section.entryWhenChosenAndFirstNo] as const] : [],
      ),
    ),
    general: new Set(
      ruleset.sections.flatMap((section) => (section.ratioMode === 'general' ? [number(section.id)] : [])),
    ),
    countsIf: new Map(
      ruleset.sections.flatMap(({ id, matchesWhen }) => (matchesWhen ? [[number(id), matchesWhen] as const] : [])),
    ),
    last: new Set(ruleset.sections.flatMap(({ id, drawnLast }) => (drawnLast ? [number(id)] : []))),
    ruleset,
  };
};

/** The facts of the intake, with dates worked out by hand: the oracle does no date arithmetic. */
export type Judged = {
  readonly under_five_workers: boolean;
  readonly tenure_over_two_years: boolean;
  readonly tenure_up_to_one_year: boolean;
  readonly three_months_passed: boolean;
  readonly forewarned_thirty_days: boolean | null;
  readonly contract_outlasts_dismissal: boolean | null;
  readonly contract_ended: boolean | null;
  readonly dismissal_to_come: boolean;
  readonly dates: Dates;
};

/** The last day of a period of so many months or days. */
export type LastDays = Readonly<Record<number, string>>;

/** The days of one person, and the last days of the periods that start on them. */
export type Dates = {
  readonly today: string;
  /** The last day that is pressing: two weeks from today. */
  readonly soon: string;
  /** Months from the day of dismissal, and from the end of the contract; null: no such end is asked for or known. */
  readonly fromDismissal: LastDays;
  readonly contractEnd: string | null;
  readonly fromContractEnd: LastDays | null;
  readonly dismissed: string;
  /** Days from the receipt of a decision; null: not asked, or not known. */
  readonly fromDecision: LastDays | null;
  /** Whether thirty days from the dismissal have passed, for whom they begin with a document that may have come before. */
  readonly thirtyDaysPassed: boolean;
};

/** Known answers: one value, several of a question with several choices, none where it was left blank. */
export type Known = ReadonlyMap<string, readonly string[]>;

/** Conditions about known answers, by question key. */
export const fits = (conditions: readonly Condition[], known: Known, judged: Judged): boolean =>
  conditions.every((condition) => {
    if ('computed' in condition) return judged[condition.computed] === condition.holds;
    const said = known.get(condition.question) ?? [];
    const among = (values: readonly string[]) => said.filter((one) => values.includes(one)).length;
    return 'is' in condition ? among(condition.is) > 0 : among(condition.isNot) === 0;
  });

export const fitsAny = (sets: readonly Conditions[] | null | undefined, known: Known, judged: Judged): boolean =>
  (sets ?? []).some((set) => fits(set, known, judged));
