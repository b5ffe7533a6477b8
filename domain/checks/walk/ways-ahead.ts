import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { isChosen } from '../../rulesets/chosen.ts';
import type { Answers, Form, Frame, Item, SectionId, Transition, YesNo } from '../../rulesets/ruleset.ts';
import { intakesAhead } from '../ahead/intakes-ahead.ts';
import { type FormIndex, type IndexedSection, indexOf } from '../form-index.ts';
import { isSensitive, withheld } from '../sensitive.ts';
import { anyHold, hold } from './conditions.ts';
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
  const passesOver = isPassingOver(index, answers);
  const all = intakesAhead(form, frame, answers, today).map(({ intake, open, ends }): Ways => {
    if (ends) return { fewest: open, most: open };
    const plan = plannedSections(index, frame, intake, today);
    const derived = derivedFrom(form, intake, today);
    return plus(
      open,
      waysAfter({ index, frame, plan, derived, unasked: unaskedOf(index, plan, intake, today), passesOver, answers }),
    );
  });
  return all.reduce(eitherOf);
};

const plus = (count: number, { fewest, most }: Ways): Ways => ({ fewest: count + fewest, most: count + most });
const eitherOf = (one: Ways, other: Ways): Ways => ({
  fewest: Math.min(one.fewest, other.fewest),
  most: Math.max(one.most, other.most),
});

/** The person answers nothing sensitive: such questions aren't asked any more. */
const isPassingOver = ({ byKey }: FormIndex, answers: Answers): boolean =>
  [...answers].some(
    ([key, value]) => (isChosen(value) && value.includes(withheld)) || (value === null && isSensitive(byKey.get(key))),
  );

/** A walk from the end of the intake on. */
type Rest = {
  readonly index: FormIndex;
  readonly frame: Frame;
  readonly plan: readonly SectionId[];
  /** What the intake answers. */
  readonly derived: ReadonlyMap<string, YesNo>;
  /** Items that the intake leaves out, e.g. while the dismissal is still to come. */
  readonly unasked: ReadonlySet<string>;
  readonly passesOver: boolean;
  /** The person's own answers. */
  readonly answers: Answers;
};

const counted = new WeakMap<FormIndex, Map<string, Ways>>();

/** Intakes that open and answer the same have the same ways, so these are counted once. */
const waysAfter = (rest: Rest): Ways => {
  const { index, frame, plan } = rest;
  const settled = itemsOf(index, plan).map(({ key }) =>
    rest.unasked.has(key) ? 'unasked' : (rest.answers.get(key) ?? rest.derived.get(key) ?? ''),
  );
  const name = [frame.questionnaire, rest.passesOver, ...plan, ...settled].join();
  const known = counted.get(index) ?? new Map<string, Ways>();
  counted.set(index, known);
  const ways = known.get(name) ?? countWays(rest);
  known.set(name, ways);
  return ways;
};

/** Of the planned sections, and of the one that follows if none of them applied. */
const itemsOf = (index: FormIndex, plan: readonly SectionId[]): readonly Item<Transition>[] =>
  [...plan, lastResort].flatMap((id) => index.sections.get(id)?.section.items ?? []);

const unaskedOf = (index: FormIndex, plan: readonly SectionId[], intake: Answers, today: LocalDate): Set<string> => {
  const unasked = itemsOf(index, plan).filter(({ askedWhen }) => askedWhen && !anyHold(askedWhen, intake, today));
  return new Set(unasked.map(({ key }) => key));
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

const unknown: readonly YesNo[] = ['unknown'];
const yesOrNo: readonly YesNo[] = ['yes', 'no'];
const anyAnswer: readonly YesNo[] = ['yes', 'no', 'unknown'];

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
    const isUnasked = rest.unasked.has(key);
    const own = answers.get(key);
    const settled = isUnasked
      ? undefined
      : ((isYesNo(own) && !(number === 0 && own === 'unknown') ? own : undefined) ??
        (fact === undefined ? undefined : so.get(fact)) ??
        rest.derived.get(key));
    // Both lead where "잘 모르겠어요" leads.
    const isPassed =
      isUnasked || (settled === undefined && item.sensitive === true && (own === null || rest.passesOver));
    const possible = isPassed ? unknown : settled ? [settled] : number === 0 ? yesOrNo : anyAnswer;
    const ways = possible.map((answer): Ways => {
      const address = addressOf(indexed, item.numbering);
      const then = new Map(so);
      if (fact !== undefined && !so.has(fact) && !isPassed) then.set(fact, answer);
      if (lastUse.has(address)) then.set(address, answer);
      for (const each of [...then.keys()]) if ((lastUse.get(each) ?? -1) < at) then.delete(each);
      const way = wayFrom(indexed, number, answer, chosen, (section, numbering) => so.get(`${section}#${numbering}`));
      if (typeof way === 'number') return from({ at, item: way, so: then, applied });
      const ends = way === 'submit' || (!chosen && way !== 'next_section' && isGround(indexed.section.id));
      if (ends) return { fewest: 0, most: 0 };
      return from({ at: at + 1, item: 0, so: then, applied: applied || way !== 'next_section' });
    });
    const isAsked = settled === undefined && !isPassed;
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
