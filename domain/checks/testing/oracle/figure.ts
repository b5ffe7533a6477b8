import type { LevelCounts } from '../../../cases/case-counts.ts';
import type { Ruleset } from '../../../rulesets/ruleset.ts';
import { fits, fitsAny, type Judged, type Known, type Row, type Tables } from './tables.ts';

/** An item that was answered: `said` is yes, no, unknown, or nothing where it was passed over. */
export type Passed = { row: Row; said: string; idle: boolean };

type Walked = { readonly known: Known; readonly entered: readonly number[]; readonly passed: readonly Passed[] };

const speakingOf = (passed: readonly Passed[]): readonly Passed[] =>
  passed.filter(({ said, idle }) => (said === 'yes' || said === 'no') && !idle);

const share = ([won, lost]: readonly [number, number]): number => won / (won + lost);

/** Sections whose cases count whatever else there is; if there are none, the general one, and without it all. */
const countingOf = (tables: Tables, led: readonly number[], known: Known, judged: Judged): readonly number[] => {
  const always = led.filter((s) => !tables.countsIf.has(s) || fitsAny(tables.countsIf.get(s), known, judged));
  return [always, led.filter((s) => tables.general.has(s)), led].find((some) => some.length > 0) ?? [];
};

/** Keywords, the ground that the figure is drawn toward, and the base rate. */
export const baseOf = (
  tables: Tables,
  { known, entered: led, passed, judged, counts }: Walked & { readonly judged: Judged; readonly counts: LevelCounts },
) => {
  const { ruleset } = tables;
  const entered = countingOf(tables, led, known, judged);
  const dumb = new Set(led.filter((s) => !entered.includes(s)));
  const onlyGeneral = entered.every((s) => tables.general.has(s));
  const speaking = speakingOf(passed).filter(({ row }) => !dumb.has(row.section));
  const excluded = [...new Set(entered.flatMap((s) => tables.excluded.get(s) ?? []))];
  const wordsOf = (s: number) => {
    const changes = speaking.filter(({ row }) => row.section === s && row.words.length > 0).map(({ row }) => row);
    const from = changes.findLastIndex(({ wordsMode }) => wordsMode === 'change');
    const own = entered.includes(s) && from < 0 ? (tables.words.get(s) ?? []) : [];
    const since = changes.slice(Math.max(from, 0));
    return {
      plain: [...own, ...since.filter(({ wordsMode }) => wordsMode !== 'rank').flatMap(({ words }) => words)],
      rank: since.filter(({ wordsMode }) => wordsMode === 'rank').flatMap(({ words }) => words),
    };
  };
  const every = [...new Set([...entered, ...speaking.map(({ row }) => row.section)])].map(wordsOf);
  const allowed = (word: string) => !excluded.includes(word);
  const keywords = [...new Set(every.flatMap(({ plain }) => plain))].filter(allowed);
  const ranking = [...new Set([...keywords, ...every.flatMap(({ rank }) => rank).filter(allowed)])];

  const weighing = entered.filter((s) => !tables.general.has(s));
  const named = weighing.filter((s) => known.get('intake/ground')?.includes(`detail-${s}`));
  const section = onlyGeneral
    ? null
    : ([...named, ...weighing.filter((s) => s >= 9), ...weighing.filter((s) => !tables.last.has(s)), ...weighing][0] ??
      null);
  const level = (c: LevelCounts['matched']): [number, number] => {
    const won = c.workerWins + 0.5 * c.partial;
    return [won, c.decided - won];
  };
  const plus = (a: [number, number], b: [number, number]): [number, number] => [a[0] + b[0], a[1] + b[1]];
  const pull = (rate: number, weight: number): [number, number] => [rate * weight, weight - rate * weight];
  const all = plus(plus(level(counts.matched), level(counts.section)), level(counts.general));
  const g = plus(pull(ruleset.published.rate, ruleset.published.weight), onlyGeneral ? all : level(counts.general));
  const atSection = plus(pull(share(g), ruleset.priorStrength), level(counts.section));
  const nothingDecided = counts.matched.decided + counts.section.decided === 0;
  const weights =
    onlyGeneral || nothingDecided ? g : plus(pull(share(atSection), ruleset.priorStrength), level(counts.matched));
  return {
    onlyGeneral,
    keywords: onlyGeneral ? [] : keywords,
    ranking,
    excluded: onlyGeneral ? [] : excluded,
    section,
    general: onlyGeneral || nothingDecided,
    weights,
    baseRate: share(weights),
  };
};

type Factor = { rule: string; factor: number };

const noticeItems = ([1, 2, 3, 8] as const).map((s) => [s, `detail-${s}/written-notice`] as const);

/** The way of notice, each answer's ratio, and the sums of ranges, in the order answered. */
export const factorsOf = (
  tables: Tables,
  {
    known,
    entered,
    passed,
    judged,
    idleByLaw,
    onlyGeneral,
  }: Walked & {
    readonly judged: Judged;
    readonly idleByLaw: ReadonlySet<string>;
    readonly onlyGeneral: boolean;
  },
): Factor[] => {
  const { ruleset, general } = tables;
  const factors: Factor[] = [];
  const speaking = speakingOf(passed);
  const counting = countingOf(tables, entered, known, judged);
  const asksNotice = noticeItems.some(
    ([s, key]) =>
      entered.includes(s) &&
      !idleByLaw.has(key) &&
      // One whose cases don't count asks it only where it came to that.
      (counting.includes(s) || passed.some(({ row }) => row.key === key)),
  );
  const notice = ruleset.noticeMultipliers[known.get('intake/notice')?.[0] ?? ''] ?? 1;
  if (notice !== 1 && !asksNotice && !onlyGeneral && !idleByLaw.has('intake/notice'))
    factors.push({ rule: 'intake/notice', factor: notice });
  // Of correlated items the greatest ratio above 1 and the smallest below 1 count, the first of equal ones.
  const mute = new Set<string>();
  for (const { items } of ruleset.correlated ?? []) {
    const among = speaking
      .filter(({ row }) => items.includes(row.key) && row.ratio !== 1 && !general.has(row.section))
      .map(({ row }) => row);
    const ups = among.filter(({ ratio }) => ratio > 1).toSorted((a, b) => b.ratio - a.ratio);
    const downs = among.filter(({ ratio }) => ratio < 1).toSorted((a, b) => a.ratio - b.ratio);
    for (const { key } of [...ups.slice(1), ...downs.slice(1)]) mute.add(key);
  }
  for (const { row, said, idle } of passed) {
    if ((said !== 'yes' && said !== 'no') || general.has(row.section)) continue;
    if (!idle && row.ratio !== 1) factors.push({ rule: row.key, factor: mute.has(row.key) ? 1 : row.ratio });
    const { range } = row;
    if (!range) continue;
    const inside = speaking.filter(
      (other) => other.row.section === row.section && other.row.n >= range.from && other.row.n <= range.until,
    );
    let sum = 0;
    for (const { row: part } of inside) {
      if (!range.turned.includes(part.n)) sum += part.answer === 'yes' ? range.yes : range.no;
      else sum += part.answer === 'yes' ? range.no : range.turnedYes;
    }
    if (inside.length > 0) factors.push({ rule: `${row.key}+`, factor: 1 + sum });
  }
  return factors;
};

/**
 * The figure. On the odds a rate p stands as p : (1 − p), is multiplied there, and is taken back; on the rate it is multiplied as it
 * is.
 */
export const figureOf = (
  ruleset: Ruleset,
  given: {
    readonly baseRate: number;
    readonly factors: readonly Factor[];
    readonly known: Known;
    readonly idleByLaw: ReadonlySet<string>;
    readonly judged: Judged;
  },
) => {
  const { baseRate, factors, known, idleByLaw, judged } = given;
  const heard = new Map([...known].filter(([key]) => !idleByLaw.has(key)));
  const points = (ruleset.points ?? []).filter(
    ({ when, unless }) => fits(when, heard, judged) && !fitsAny(unless, heard, judged),
  );
  const obstacle = (ruleset.obstacles ?? []).find(
    ({ when, unless }) => fits(when, known, judged) && !fitsAny(unless, known, judged),
  );
  // What makes a dismissal void is looked at only where nothing has to be shown before.
  let floor: { key: string; value: number } | null = null;
  for (const { key, floor: value } of obstacle ? [] : points)
    if (value !== undefined && value > (floor?.value ?? 0)) floor = { key, value };

  const all = factors.reduce((product, { factor }) => product * factor, 1);
  const reached =
    ruleset.scale === 'odds' ? (baseRate * all) / (1 - baseRate + baseRate * all) : Math.max(0, baseRate * all);
  const raised = Math.max(reached, floor?.value ?? 0);
  const rate = Math.min(ruleset.clamp.high, Math.max(ruleset.clamp.low, raised));
  const sd = ruleset.uncertainty?.perMultiplier;
  const moving = factors.filter(({ factor }) => factor !== 1).length;
  const first = points[0];
  const said = (point: typeof first) =>
    point === undefined ? null : ((judged.dismissal_to_come ? point.textToCome : undefined) ?? point.text);
  return {
    rate,
    clamped: rate !== raised,
    floor,
    spread: sd === undefined ? null : sd * Math.sqrt(raised > reached ? 1 : moving),
    strongest: said(first),
    obstacle: said(obstacle),
  };
};
