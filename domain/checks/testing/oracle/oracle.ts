import type { LevelCounts } from '../../../cases/case-counts.ts';
import { baseOf, factorsOf, figureOf, type Passed } from './figure.ts';
import { fits, fitsAny, type Judged, type Row, type Tables } from './tables.ts';
import { type Way, waysOf } from './ways.ts';

/**
 * A second implementation of the walk and the figure, written independently from the firm's documents: a loop over tables
 * with a cursor. `ask` gives the person's own answer to an item, or undefined if there is none (then a derived answer
 * counts), or null where the person passes over a question about health, pregnancy or a union.
 */
export type OracleInput = {
  readonly questionnaire: 'basic' | 'detail';
  readonly chosen: readonly number[] | null;
  readonly intake: ReadonlyMap<string, readonly string[]>;
  readonly judged: Judged;
  readonly ask: (key: string, derived: string | undefined, first: boolean, pass: Pass) => string | null | undefined;
};

/** Whether the question may be passed over, and whether the person has done so with one before. */
export type Pass = 'no' | 'may' | 'does';

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
  pressing: boolean;
  /** The routes that concern the person. */
  ways: Way[];
  strongest: string | null;
  /** What has to be shown first. */
  obstacle: string | null;
  /** Items that weren't asked of this person, and sensitive ones that were passed over. */
  unasked: number;
  passedOver: number;
};

export const oracle = (tables: Tables, input: OracleInput, counts: LevelCounts): Verdict => {
  const { ruleset, rows } = tables;
  const { judged } = input;
  const known = new Map(input.intake);
  const facts = new Map<string, string>();
  const passed: Passed[] = [];
  const entered: number[] = [];
  const queue: number[] = [];
  // Public officials and teachers: no section is asked.
  const elsewhere = known.get('intake/contract')?.includes('public_official') === true;
  let holdsBack = known.get('intake/protected')?.includes('withheld') === true;
  let unasked = 0;
  let passedOver = 0;

  if (elsewhere) queue.length = 0;
  else if (input.questionnaire === 'basic')
    for (const { id, condition } of ruleset.sections) {
      const { persons = [[]], reasons = [[]] } = condition ?? {};
      const both = [persons, reasons].every((sets) => sets.some((when) => fits(when, known, judged)));
      if (both) queue.push(Number(id.slice(7)));
    }
  else if (input.chosen) {
    // Size comes before all others, whether chosen or not: fewer than five (intake 2), or named as the ground.
    const size = judged.under_five_workers || known.get('intake/ground')?.includes('detail-7') === true;
    if (size || input.chosen.includes(7)) queue.push(7);
    queue.push(...input.chosen.filter((s) => s !== 7).sort((a, b) => a - b));
  } else
    for (const { opens, when } of ruleset.openings) {
      const s = Number(opens.slice(7));
      if (fits(when, known, judged) && !queue.includes(s)) queue.push(s);
    }

  let over = false;
  while (queue.length > 0 && !over) {
    const s = queue.shift() ?? 0;
    let cursor: number | null = 1;
    while (cursor !== null) {
      const yes = rows.get(`${s}#${cursor}=yes`);
      const no = rows.get(`${s}#${cursor}=no`);
      if (!yes || !no) throw new Error(`the path leaves section ${s} at ${cursor}`);

      let row: Row = no;
      if (yes.askedOf !== null && !fitsAny(yes.askedOf, known, judged)) unasked += 1;
      else {
        const twin = yes.fact === '' ? undefined : facts.get(yes.fact);
        const derived: string | undefined =
          twin ?? ruleset.derivations.find(({ item, when }) => item === yes.key && fits(when, known, judged))?.answer;
        const pass: Pass = !yes.sensitive || derived !== undefined ? 'no' : holdsBack ? 'does' : 'may';
        const own = input.ask(yes.key, derived, cursor === 1, pass);
        const said: string | undefined = own ?? derived;
        if (said === undefined && pass === 'no') throw new Error(`no answer to ${yes.key}`);
        // "Unknown" doesn't answer the fact, and what is passed over answers nothing.
        const counted = twin !== undefined && twin !== 'unknown';
        if (said === undefined) {
          holdsBack = true;
          passedOver += 1;
        } else if (yes.fact !== '' && !counted) facts.set(yes.fact, said);
        known.set(yes.key, said === undefined ? [] : [said]);
        known.set(`${s}#${cursor}`, said === undefined ? [] : [said]);
        row = said === 'yes' ? yes : no;
        passed.push({ row, said: said ?? 'nothing', idle: counted });
      }

      const [onlyAt = '', onlyWhen = ''] = row.onlyIf.split('=');
      let to: Row['to'] = row.onlyIf !== '' && known.get(onlyAt)?.[0] !== onlyWhen ? cursor + 1 : row.to;
      // Sections 21 and 22, chosen by hand: "no" to the first item continues inside.
      if (cursor === 1 && to === 'leave' && input.questionnaire === 'detail') to = tables.secondEntry.get(s) ?? to;
      if (cursor === 1 && to !== 'leave') entered.push(s);
      cursor = typeof to === 'number' && to <= (tables.length.get(s) ?? 0) ? to : null;
      if (to === 'submit' || (to !== 'leave' && cursor === null && input.questionnaire === 'basic' && s >= 9))
        over = true;
    }
    if (queue.length === 0 && entered.length === 0 && !elsewhere) queue.push(23);
  }

  const idleByLaw = new Set(
    ruleset.suspensions.flatMap(({ questions, when }) => (fits(when, known, judged) ? questions : [])),
  );
  for (const at of passed) if (idleByLaw.has(at.row.key)) at.idle = true;

  const base = baseOf(tables, { known, entered, passed, judged, counts });
  const factors = factorsOf(tables, { known, entered, passed, judged, idleByLaw, onlyGeneral: base.onlyGeneral });
  const { ways, pressing, anyForFigure } = waysOf(ruleset.routes, known, judged);
  const { rate, clamped, floor, spread, strongest, obstacle } = figureOf(ruleset, {
    baseRate: base.baseRate,
    factors,
    known,
    idleByLaw,
    judged,
  });
  const speaking = passed.filter(({ said, idle }) => (said === 'yes' || said === 'no') && !idle);
  return {
    path: passed.map(({ row, said }) => `${row.key}=${said}`),
    entered,
    ...base,
    factors: anyForFigure ? factors : [],
    floor: anyForFigure ? floor : null,
    rate: anyForFigure ? rate : null,
    clamped: anyForFigure && clamped,
    spread,
    suggests: speaking.some(({ row }) => row.suggest) || entered.some((s) => tables.general.has(s)),
    pressing,
    ways,
    strongest,
    obstacle,
    unasked,
    passedOver,
  };
};
