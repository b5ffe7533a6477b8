import type { MovedPart } from '@nomucheck/domain/checks/comparison/moved-parts.ts';
import { isNoChange, type RouteChange } from '@nomucheck/domain/checks/corrections/change.ts';
import type { RulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';

/** One check by the edition it was made with, and by the one that is tried. */
export type TriedCheck = Omit<RulesetImpact['results'][number], 'reasons'> & {
  /** Looked for only of the checks that move most. */
  readonly reasons: () => readonly MovedPart[];
  readonly change: RouteChange;
  /** The ground whose cases its last figure rests on. */
  readonly section: string | null;
};

const mostInDetail = 20;
/** What is less than this nobody is shown: figures are whole percentages. */
const noMove = 0.005;
/** Where movements are divided: what nobody is shown stands in the middle. */
const edges = [-1, -0.2, -0.1, -0.05, -noMove, noMove, 0.05, 0.1, 0.2, 1] as const;

/** Sums that grow check by check, so that the memory they take doesn't depend on how many there are. */
export const createImpactSums = () => {
  const counts = { tried: 0, unreadable: 0, asksMore: 0, same: 0, higher: 0, lower: 0, gains: 0, loses: 0 };
  const days = { changed: 0, earlier: 0, later: 0, gains: 0, loses: 0 };
  const routes = new Map<RouteChange['opened'][number], { opened: number; closed: number }>();
  const moves = edges.slice(1).map((to, place) => ({ from: edges[place] ?? -1, to, checks: 0 }));
  const sections = new Map<string | null, { checks: number; higher: number; lower: number; sum: number }>();
  let sizes = 0;
  let largest = 0;
  let moving: readonly TriedCheck[] = [];
  let changing: RulesetImpact['days']['results'] = [];

  const addMove = (section: string | null, move: number): void => {
    const bin = moves.find(({ to }) => move < to) ?? moves.at(-1);
    if (bin) bin.checks += 1;
    const known = sections.get(section) ?? { checks: 0, higher: 0, lower: 0, sum: 0 };
    sections.set(section, {
      checks: known.checks + 1,
      higher: known.higher + (move >= noMove ? 1 : 0),
      lower: known.lower + (move <= -noMove ? 1 : 0),
      sum: known.sum + move,
    });
  };

  const addFigure = (tried: TriedCheck): void => {
    const { before, after, section } = tried;
    if (tried.asks > 0) counts.asksMore += 1;
    if (before === null && after !== null) counts.gains += 1;
    if (before !== null && after === null) counts.loses += 1;
    if (before !== null && after !== null) {
      const move = after - before;
      counts[move >= noMove ? 'higher' : move <= -noMove ? 'lower' : 'same'] += 1;
      addMove(section, move);
    }
    sizes += sizeOf(tried);
    largest = Math.max(largest, sizeOf(tried));
    const isMoved = sizeOf(tried) >= noMove || (before === null) !== (after === null);
    if (isMoved) moving = [...moving, tried].sort(byMove).slice(0, mostInDetail);
  };

  const addDays = ({ checkId, calculatedAt, change }: TriedCheck): void => {
    if (isNoChange(change)) return;
    const { before, after, opened, closed } = change;
    days.changed += 1;
    if (before !== null && after !== null && after !== before) days[after < before ? 'earlier' : 'later'] += 1;
    if (before === null && after !== null) days.gains += 1;
    if (before !== null && after === null) days.loses += 1;
    for (const [kind, names] of Object.entries({ opened, closed })) {
      for (const route of names) {
        const known = routes.get(route) ?? { opened: 0, closed: 0 };
        routes.set(
          route,
          kind === 'opened' ? { ...known, opened: known.opened + 1 } : { ...known, closed: known.closed + 1 },
        );
      }
    }
    changing = [...changing, { checkId, calculatedAt, before, after, opened, closed }]
      .sort((one, other) => (one.calculatedAt > other.calculatedAt ? -1 : 1))
      .slice(0, mostInDetail);
  };

  return {
    /** null where the check can't be walked to its end. */
    add: (tried: TriedCheck | null): void => {
      if (!tried) {
        counts.unreadable += 1;
        return;
      }
      counts.tried += 1;
      addFigure(tried);
      addDays(tried);
    },
    sums: (): Omit<RulesetImpact, 'inForce' | 'of' | 'complete'> => ({
      ...counts,
      largest,
      mean: counts.tried === 0 ? 0 : sizes / counts.tried,
      histogram: moves.map((bin) => ({ ...bin })),
      bySection: [...sections]
        .map(([section, { sum, ...counted }]) => ({ section, ...counted, mean: sum / counted.checks }))
        .toSorted((one, other) => other.checks - one.checks),
      days: { ...days, routes: [...routes].map(([route, sums]) => ({ route, ...sums })), results: [...changing] },
      results: moving.map(({ change: _change, section: _section, reasons, ...tried }) => ({
        ...tried,
        reasons: reasons(),
      })),
    }),
  };
};

const sizeOf = ({ before, after }: Pick<TriedCheck, 'before' | 'after'>): number =>
  before === null || after === null ? 0 : Math.abs(after - before);

const byMove = (one: TriedCheck, other: TriedCheck): number =>
  sizeOf(other) - sizeOf(one) || (one.checkId < other.checkId ? -1 : 1);
