import type { LevelCounts } from '../case-counts.ts';
import { fits, type Judged, type Row, type Tables } from './tables.ts';

/**
 * A second implementation of the walk and the figure, written independently from the firm's documents: a loop over tables
 * with a cursor. `ask` gives the person's own answer to an item, or undefined if there is none (then a derived answer
 * counts).
 */
export type OracleInput = {
  readonly questionnaire: 'basic' | 'detail';
  readonly chosen: readonly number[] | null;
  readonly intake: ReadonlyMap<string, string>;
  readonly judged: Judged;
  readonly ask: (key: string, derived: string | undefined, first: boolean) => string | undefined;
};

export type Verdict = {
  path: string[];
  entered: number[];
  keywords: string[];
  ranking: string[];
  excluded: string[];
  section: number | null;
  general: boolean;
  baseRate: number;
  /** The two parameters of the base rate's beta distribution. */
  weights: [number, number];
  factors: { rule: string; factor: number }[];
  /** The floor of a fact that makes the dismissal void, if there is one. */
  floor: { key: string; value: number } | null;
  rate: number | null;
  clamped: boolean;
  /** Standard deviation of the multipliers' logarithm; null where the ruleset declares none. */
  spread: number | null;
  suggests: boolean;
  /** `name:open`, for the routes that concern the person. */
  ways: string[];
  strongest: string | null;
};

type Passed = { row: Row; unknown: boolean; idle: boolean };

export const oracle = (tables: Tables, input: OracleInput, counts: LevelCounts): Verdict => {
  const { ruleset, rows } = tables;
  const known = new Map(input.intake);
  const facts = new Map<string, string>();
  const passed: Passed[] = [];
  const entered: number[] = [];
  const queue: number[] = [];
  // Public officials and teachers: nothing after intake 7 is asked, and no section.
  const elsewhere = known.get('intake/contract') === 'public_official';
  if (elsewhere)
    for (const later of ['ground', 'notice', 'reported', 'insurance', 'aged-55']) known.delete(`intake/${later}`);

  if (elsewhere) queue.length = 0;
  else if (input.questionnaire === 'basic')
    for (const { id, condition } of ruleset.sections) {
      const { persons = [[]], reasons = [[]] } = condition ?? {};
      const both = [persons, reasons].every((sets) => sets.some((when) => fits(when, known, input.judged)));
      if (both) queue.push(Number(id.slice(7)));
    }
  else if (input.chosen) {
    // Size comes before all others, whether chosen or not: fewer than five (intake 2), or named as the ground.
    const size = input.judged.under_five_workers || known.get('intake/ground') === 'detail-7';
    if (size || input.chosen.includes(7)) queue.push(7);
    queue.push(...input.chosen.filter((s) => s !== 7).sort((a, b) => a - b));
  } else
    for (const { opens, when } of ruleset.openings) {
      const s = Number(opens.slice(7));
      if (fits(when, known, input.judged) && !queue.includes(s)) queue.push(s);
    }

  let over = false;
  while (queue.length > 0 && !over) {
    const s = queue.shift() ?? 0;
    let cursor: number | null = 1;
    while (cursor !== null) {
      const yes = rows.get(`${s}#${cursor}=yes`);
      const no = rows.get(`${s}#${cursor}=no`);
      if (!yes || !no) throw new Error(`the path leaves section ${s} at ${cursor}`);

      const twin = yes.fact === '' ? undefined : facts.get(yes.fact);
      const derived: string | undefined =
        twin ??
        ruleset.derivations.find(({ item, when }) => item === yes.key && fits(when, known, input.judged))?.answer;
      const said: string | undefined = input.ask(yes.key, derived, cursor === 1) ?? derived;
      if (said === undefined) throw new Error(`no answer to ${yes.key}`);
      // "Unknown" doesn't answer the fact.
      const counted = twin !== undefined && twin !== 'unknown';
      if (yes.fact !== '' && !counted) facts.set(yes.fact, said);
      known.set(yes.key, said);
      known.set(`${s}#${cursor}`, said);

      const row: Row = said === 'yes' ? yes : no;
      passed.push({ row, unknown: said === 'unknown', idle: counted });

      const [onlyAt = '', onlyWhen] = row.onlyIf.split('=');
      let to: Row['to'] = row.onlyIf !== '' && known.get(onlyAt) !== onlyWhen ? cursor + 1 : row.to;
      // Sections 21 and 22, chosen by hand: "no" to the first item continues inside.
      if (cursor === 1 && to === 'leave' && input.questionnaire === 'detail') to = tables.secondEntry.get(s) ?? to;
      if (cursor === 1 && to !== 'leave') entered.push(s);
      cursor = typeof to === 'number' ? to : null;
      if (to === 'submit' || (to === 'done' && input.questionnaire === 'basic' && s >= 9)) over = true;
    }
    if (queue.length === 0 && entered.length === 0 && !elsewhere) queue.push(23);
  }

  const onlyGeneral = entered.every((s) => tables.general.has(s));
  const idleByLaw = new Set(
    ruleset.suspensions.flatMap(({ questions, when }) => (fits(when, known, input.judged) ? questions : [])),
  );
  for (const at of passed) if (idleByLaw.has(at.row.key)) at.idle = true;
  const speaking = passed.filter(({ unknown, idle }) => !unknown && !idle);

  // Keywords.
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

  // Base rate.
  const weighing = entered.filter((s) => !tables.general.has(s));
  const named = weighing.filter((s) => known.get('intake/ground') === `detail-${s}`);
  const section = onlyGeneral ? null : ([...named, ...weighing.filter((s) => s >= 9), ...weighing][0] ?? null);
  const level = (c: LevelCounts['matched']): [number, number] => {
    const won = c.workerWins + 0.5 * c.partial;
    return [won, c.decided - won];
  };
  const plus = (a: [number, number], b: [number, number]): [number, number] => [a[0] + b[0], a[1] + b[1]];
  const share = ([won, lost]: [number, number]) => won / (won + lost);
  const pull = (rate: number, weight: number): [number, number] => [rate * weight, weight - rate * weight];
  const all = plus(plus(level(counts.matched), level(counts.section)), level(counts.general));
  const g = plus(pull(ruleset.published.rate, ruleset.published.weight), onlyGeneral ? all : level(counts.general));
  const atSection = plus(pull(share(g), ruleset.priorStrength), level(counts.section));
  const nothingDecided = counts.matched.decided + counts.section.decided === 0;
  const weights =
    onlyGeneral || nothingDecided ? g : plus(pull(share(atSection), ruleset.priorStrength), level(counts.matched));
  const baseRate = share(weights);

  // Factors.
  const factors: { rule: string; factor: number }[] = [];
  const noticeItems = [
    '1 detail-1/written-notice',
    '2 detail-2/written-notice',
    '3 detail-3/written-notice',
    '8 detail-8/written-notice',
  ].map((text) => text.split(' '));
  const asksNotice = noticeItems.some(([s, key = '']) => entered.includes(Number(s)) && !idleByLaw.has(key));
  const notice = ruleset.noticeMultipliers[known.get('intake/notice') ?? ''] ?? 1;
  if (notice !== 1 && !asksNotice && !onlyGeneral && !idleByLaw.has('intake/notice'))
    factors.push({ rule: 'intake/notice', factor: notice });
  // Of correlated items the greatest ratio above 1 and the smallest below 1 count, the first of equal ones.
  const mute = new Set<string>();
  for (const { items } of ruleset.correlated ?? []) {
    const among = speaking.filter(({ row }) => items.includes(row.key) && row.ratio !== 1).map(({ row }) => row);
    const ups = among.filter(({ ratio }) => ratio > 1).toSorted((a, b) => b.ratio - a.ratio);
    const downs = among.filter(({ ratio }) => ratio < 1).toSorted((a, b) => a.ratio - b.ratio);
    for (const { key } of [...ups.slice(1), ...downs.slice(1)]) mute.add(key);
  }
  for (const { row, unknown, idle } of passed) {
    if (unknown || tables.general.has(row.section)) continue;
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

  // Routes, and the figure.
  const concerning = ruleset.routes.filter(
    ({ concerns }) => !concerns || concerns.some((when) => fits(when, known, input.judged)),
  );
  const ways = concerning.map(({ route, closures, months, daysFromReceipt, endsWithContract }) => {
    const closed = closures.some(({ when }) => fits(when, known, input.judged));
    const late =
      daysFromReceipt === undefined
        ? months !== undefined && (input.judged.monthsPassed[months] ?? false)
        : input.judged.monthPassed;
    const gone =
      endsWithContract?.when.some((when) => fits(when, known, input.judged)) && input.judged.contract_ended === true;
    return `${route}:${!closed && !late && !gone}`;
  });
  const anyWay = ways.some((way) => way.endsWith(':true') && !way.startsWith('appeal_review'));
  const heard = new Map([...known].filter(([key]) => !idleByLaw.has(key)));
  const points = (ruleset.points ?? []).filter(
    ({ when, unless = [] }) =>
      fits(when, heard, input.judged) && !unless.some((each) => fits(each, heard, input.judged)),
  );
  let floor: Verdict['floor'] = null;
  for (const { key, floor: value } of points)
    if (value !== undefined && value > (floor?.value ?? 0)) floor = { key, value };

  const product = factors.reduce((rate, { factor }) => rate * factor, baseRate);
  const raised = Math.max(product, floor?.value ?? 0);
  const rate = Math.min(ruleset.clamp.high, Math.max(ruleset.clamp.low, raised));
  const sd = ruleset.uncertainty?.perMultiplier;
  const moving = factors.filter(({ factor }) => factor !== 1).length;
  return {
    path: passed.map(({ row, unknown }) => `${row.key}=${unknown ? 'unknown' : row.answer}`),
    entered,
    keywords: onlyGeneral ? [] : keywords,
    ranking,
    excluded: onlyGeneral ? [] : excluded,
    section,
    general: onlyGeneral || nothingDecided,
    baseRate,
    weights,
    factors: anyWay ? factors : [],
    floor: anyWay ? floor : null,
    rate: anyWay ? rate : null,
    clamped: anyWay && rate !== raised,
    spread: sd === undefined ? null : sd * Math.sqrt(raised > product ? 1 : moving),
    suggests: speaking.some(({ row }) => row.suggest) || entered.includes(23),
    ways,
    strongest: points[0]?.text ?? null,
  };
};
