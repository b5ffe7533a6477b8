import type { RulesetText } from '@nomucheck/domain/rulesets/contract.ts';

type Item = RulesetText['sections'][number]['items'][number];
type Goal = Item['yes'][number];

/** A line of the drawing, between the places of two items; `to: null` leaves the section. */
export type Arc = {
  readonly from: number;
  readonly to: number | null;
  readonly answer: 'yes' | 'no';
  /** How far from the items it runs, so that no two lie on each other. */
  readonly lane: number;
};

/** The lines of a section. Arcs that overlap get lanes of their own, the shorter ones nearer to the items. */
export const arcsOf = (items: readonly Item[]): readonly Arc[] => {
  const placeOf = new Map(items.map(({ numbering }, place) => [numbering, place]));
  const lines = items.flatMap((item, from) =>
    (['yes', 'no'] as const).flatMap((answer) =>
      item[answer].map((goal) => ({ from, answer, to: typeof goal === 'number' ? (placeOf.get(goal) ?? null) : null })),
    ),
  );
  const isLong = ({ from, to }: (typeof lines)[number]): boolean => to !== null && to > from + 1;
  const length = ({ from, to }: (typeof lines)[number]): number => (to ?? from) - from;
  const lanes: { from: number; to: number }[][] = [];
  const laid = new Map<(typeof lines)[number], number>();
  for (const line of lines.filter(isLong).toSorted((one, other) => length(one) - length(other))) {
    const span = { from: line.from, to: line.to ?? line.from };
    const free = lanes.findIndex((spans) => spans.every((each) => each.to <= span.from || each.from >= span.to));
    const place = free === -1 ? lanes.length : free;
    lanes[place] = [...(lanes[place] ?? []), span];
    laid.set(line, place);
  }
  return lines.map((line) => ({ ...line, lane: laid.get(line) ?? 0 }));
};

const ends = { next_section: '다음 사유', done: '사유 끝', submit: '바로 결과', end: '사유 끝' } as const;

/** `4번`, `다음 사유`; with a condition several: `3번 또는 5번`. */
export const goalNames = (goals: readonly Goal[]): string =>
  [...new Set(goals.map((goal) => (typeof goal === 'number' ? `${goal}번` : ends[goal])))].join(' 또는 ');
