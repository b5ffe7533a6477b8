import { addYears, type LocalDate } from '../kernel/korean-date.ts';
import type { Answers, AnswerValue, Form, Frame, IntakeQuestion, SectionId, YesNo } from '../rulesets/ruleset.ts';
import { choicesFor } from './choices.ts';
import { anyHold, hold } from './conditions.ts';
import { type FormIndex, type IndexedSection, indexOf } from './form-index.ts';
import { intakeRefusal } from './intake-rules.ts';
import { isGround, lastResort, plannedSections } from './section-order.ts';
import { isYesNo, wayFrom } from './transition.ts';

/** How many questions are still to be answered before the figure: on the shortest and on the longest way that is left. */
export type Ways = { readonly fewest: number; readonly most: number };

/**
 * The ways that are left for these answers. What of the intake isn't answered yet is taken to be as for most people: the first
 * choice of each question, a workplace of five or more, years of work; what happened may be anything.
 */
export const waysAhead = (form: Form, frame: Frame, answers: Answers, today: LocalDate): Ways => {
  const index = indexOf(form);
  const all = intakesAhead(form, frame, answers, today).map(({ intake, open, ends }): Ways => {
    if (ends) return { fewest: open, most: open };
    const plan = plannedSections(index, frame, intake, today);
    return plus(open, waysAfter({ index, frame, plan, derived: derivedFrom(form, intake, today), answers }));
  });
  return all.reduce(eitherOf);
};

const plus = (count: number, { fewest, most }: Ways): Ways => ({ fewest: count + fewest, most: count + most });
const eitherOf = (one: Ways, other: Ways): Ways => ({
  fewest: Math.min(one.fewest, other.fewest),
  most: Math.max(one.most, other.most),
});

/** An intake on its path to the end: its answers, given or supposed, and how many of them are still open. */
type Intake = { readonly intake: Map<string, AnswerValue>; readonly open: number; readonly ends: boolean };

/** What happened leads to other sections, so all choices are tried, except where every section is swept. */
const decisive: readonly string[] = ['intake/notice', 'intake/ground'];
/** A report takes the place of the reason in the basic questionnaire; in the other one it adds to it, for the few who made one. */
const decisiveInBasic: readonly string[] = [...decisive, 'intake/reported'];

const intakesAhead = (form: Form, frame: Frame, answers: Answers, today: LocalDate): readonly Intake[] => {
  const sweeps = frame.questionnaire === 'basic' && form.sections.every(({ condition }) => condition === undefined);
  const tried = sweeps ? [] : frame.questionnaire === 'basic' ? decisiveInBasic : decisive;
  let intakes: readonly Intake[] = [{ intake: new Map(), open: 0, ends: false }];
  for (const question of form.intake) {
    intakes = intakes.flatMap((so): readonly Intake[] => {
      if (so.ends) return [so];
      if (question.askedWhen && !anyHold(question.askedWhen, so.intake, today)) return [so];
      const given = answers.get(question.key);
      const isGiven = given !== undefined && intakeRefusal(question, given, answers, today) === null;
      if (isGiven) return [answeredWith(so, question, given, 0)];
      if (question.afterFigure) return [so];
      return supposed(form, question, tried, so.intake, today).map((value) => answeredWith(so, question, value, 1));
    });
  }
  return intakes;
};

const answeredWith = (so: Intake, { key, choices = [] }: IntakeQuestion, value: AnswerValue, open: number): Intake => ({
  intake: new Map(so.intake).set(key, value),
  open: so.open + open,
  ends: choices.some((choice) => choice.ends === true && choice.value === value),
});

const manyWorkers = 30;
const yearsOfWork = 5;

const supposed = (
  form: Form,
  question: IntakeQuestion,
  tried: readonly string[],
  intake: Answers,
  today: LocalDate,
): readonly AnswerValue[] => {
  const choices = choicesFor(form, question, intake, today).map(({ value }) => value);
  if (tried.includes(question.key)) return choices;
  if (question.type === 'number') return [manyWorkers];
  if (question.type === 'date') return [question.key === 'intake/joined' ? addYears(today, -yearsOfWork) : today];
  return [choices[0] ?? null];
};

/** A walk from the end of the intake on. */
type Rest = {
  readonly index: FormIndex;
  readonly frame: Frame;
  readonly plan: readonly SectionId[];
  /** What the intake answers. */
  readonly derived: ReadonlyMap<string, YesNo>;
  /** The person's own answers. */
  readonly answers: Answers;
};

const counted = new WeakMap<FormIndex, Map<string, Ways>>();

/** Intakes that open and answer the same have the same ways, so these are counted once. */
const waysAfter = (rest: Rest): Ways => {
  const { index, frame, plan } = rest;
  const items = [...plan, lastResort].flatMap((id) => index.sections.get(id)?.section.items ?? []);
  const settled = items.map(({ key }) => rest.answers.get(key) ?? rest.derived.get(key) ?? '');
  const name = [frame.questionnaire, ...plan, ...settled].join();
  const known = counted.get(index) ?? new Map<string, Ways>();
  counted.set(index, known);
  const ways = known.get(name) ?? countWays(rest);
  known.set(name, ways);
  return ways;
};

/** The items that the intake answers: of several derivations the first that holds counts. */
const derivedFrom = (form: Form, intake: Answers, today: LocalDate): ReadonlyMap<string, YesNo> => {
  const derived = new Map<string, YesNo>();
  for (const { item, answer, when } of form.derivations)
    if (!derived.has(item) && hold(when, intake, today)) derived.set(item, answer);
  return derived;
};

/** What of the answers so far decides later: facts that are asked once, and answers that a later skip depends on. */
type Remembered = ReadonlyMap<string, YesNo>;

/** A place on the way: an item of a planned section, and whether any section applied before. */
type Place = { readonly at: number; readonly item: number; readonly so: Remembered; readonly applied: boolean };

const countWays = (rest: Rest): Ways => {
  const { index, frame, answers } = rest;
  const fallsBack = !rest.plan.includes(lastResort) && index.sections.has(lastResort);
  // Walked only if no section before it applied.
  const plan = fallsBack ? [...rest.plan, lastResort] : rest.plan;
  const lastUse = lastUses(index, plan);
  const chosen = frame.questionnaire === 'detail';
  const known = new Map<string, Ways>();

  const from = (place: Place): Ways => {
    const isOver = place.at >= plan.length || (fallsBack && place.applied && place.at === plan.length - 1);
    if (isOver) return { fewest: 0, most: 0 };
    const name = `${place.at} ${place.item} ${place.applied} ${[...place.so].join(' ')}`;
    const ways = known.get(name) ?? through(place);
    known.set(name, ways);
    return ways;
  };

  const through = ({ at, item: number, so, applied }: Place): Ways => {
    const indexed = index.sections.get(plan[at] ?? '');
    const item = indexed?.section.items[number];
    if (!indexed || !item) return from({ at: at + 1, item: 0, so, applied });
    const { key, fact } = item;
    const own = answers.get(key);
    const settled =
      (isYesNo(own) && !(number === 0 && own === 'unknown') ? own : undefined) ??
      (fact === undefined ? undefined : so.get(fact)) ??
      rest.derived.get(key);
    const possible: readonly YesNo[] = settled ? [settled] : number === 0 ? ['yes', 'no'] : ['yes', 'no', 'unknown'];
    const ways = possible.map((answer): Ways => {
      const address = addressOf(indexed, item.numbering);
      const then = new Map(so);
      if (fact !== undefined && !so.has(fact)) then.set(fact, answer);
      if (lastUse.has(address)) then.set(address, answer);
      for (const each of [...then.keys()]) if ((lastUse.get(each) ?? -1) < at) then.delete(each);
      const way = wayFrom(indexed, number, answer, chosen, (section, numbering) => so.get(`${section}#${numbering}`));
      if (typeof way === 'number') return from({ at, item: way, so: then, applied });
      const ends = way === 'submit' || (!chosen && way !== 'next_section' && isGround(indexed.section.id));
      if (ends) return { fewest: 0, most: 0 };
      return from({ at: at + 1, item: 0, so: then, applied: applied || way !== 'next_section' });
    });
    const isAsked = settled === undefined && own !== null;
    return plus(isAsked ? 1 : 0, ways.reduce(eitherOf));
  };

  return from({ at: 0, item: 0, so: new Map(), applied: false });
};

const addressOf = ({ section }: IndexedSection, numbering: number): string => `${section.id}#${numbering}`;

/** The place in the plan up to which a fact, or the answer at an address, still decides something. */
const lastUses = (index: FormIndex, plan: readonly SectionId[]): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const [at, id] of plan.entries()) {
    for (const { fact, positive, negative } of index.sections.get(id)?.section.items ?? []) {
      if (fact !== undefined) uses.set(fact, at);
      for (const { skipIf } of [positive, negative]) if (skipIf) uses.set(`${skipIf.section}#${skipIf.numbering}`, at);
    }
  }
  return uses;
};
