import type { LocalDate } from '../kernel/korean/korean-date.ts';
import { isChosen } from '../rulesets/chosen.ts';
import type {
  Address,
  Answers,
  AnswerValue,
  Form,
  Frame,
  Item,
  SectionId,
  Transition,
  YesNo,
} from '../rulesets/ruleset.ts';
import { type AnsweredFacts, derivedAnswer, isCounted } from './answers/derived-answers.ts';
import { type FormIndex, type IndexedSection, indexOf, questionAt } from './form-index.ts';
import { intakeRefusal } from './questions/intake-rules.ts';
import { withheld } from './sensitive.ts';
import { anyHold } from './walk/conditions.ts';
import { leftBehind } from './walk/left-path.ts';
import type { SectionLeft, Walk, WalkedSection, WalkStep } from './walk/path.ts';
import { chosenByHand, isGround, lastResort, plannedSections } from './walk/section-order.ts';
import { isYesNo, wayFrom } from './walk/transition.ts';

export type { SectionLeft, Walk, WalkedSection, WalkStep } from './walk/path.ts';
export { type ItemWays, waysOfSection } from './walk/section-ways.ts';

/**
 * The path that these answers make through the questionnaire, the same in the browser and on the server: the questions of
 * the intake, then the sections; each answer leads only forward. Pure and total: an answer that is invalid for its
 * question, or no longer agrees with another one, counts as open, so `next` is that question.
 */
export const walk = (form: Form, frame: Frame, answers: Answers, today: LocalDate): Walk => {
  const path = startPath(indexOf(form), frame, answers, today);
  const openIntake = walkIntake(path);
  if (openIntake) return ended(path, openIntake, null);
  if (path.endsEarly) return ended(path, null, []);

  const plan = plannedSections(path.index, frame, path.onPath, today);
  const openItem = walkSections(path, plan);
  return ended(path, openItem, plan);
};

/** The state that a walk builds up. */
type Path = {
  readonly index: FormIndex;
  readonly frame: Frame;
  readonly given: Answers;
  readonly today: LocalDate;
  readonly steps: WalkStep[];
  readonly derived: WalkStep[];
  readonly sections: WalkedSection[];
  /** Values of the path so far by key, derived ones too. Answers off the path have no influence. */
  readonly onPath: Map<string, AnswerValue>;
  readonly facts: AnsweredFacts;
  /** A sensitive question was passed over: later sensitive ones aren't asked. */
  passesOver: boolean;
  /** A choice of the intake ended the walk. */
  endsEarly: boolean;
};

const startPath = (index: FormIndex, frame: Frame, given: Answers, today: LocalDate): Path => ({
  index,
  frame,
  given,
  today,
  steps: [],
  derived: [],
  sections: [],
  onPath: new Map(),
  facts: new Map(),
  passesOver: false,
  endsEarly: false,
});

const walkIntake = (path: Path): Address | null => {
  for (const question of path.index.form.intake) {
    const { key, numbering, title, askedWhen, choices = [] } = question;
    if (askedWhen !== undefined && !anyHold(askedWhen, path.onPath, path.today)) continue;
    const value = path.given.get(key);
    if (value === undefined || intakeRefusal(question, value, path.given, path.today) !== null) {
      if (question.afterFigure) continue;
      return { section: 'intake', numbering };
    }
    path.steps.push({ section: 'intake', numbering, key, title, value });
    path.onPath.set(key, value);
    if (isChosen(value) && value.includes(withheld)) path.passesOver = true;
    path.endsEarly = choices.some((choice) => choice.ends === true && choice.value === value);
    if (path.endsEarly) return null;
  }
  return null;
};

/**
 * Walks the planned sections until a question is open or an answer ends the walk. If none of them applied, the last resort
 * follows: a sweep of every section has it among them.
 */
const walkSections = (path: Path, plan: readonly SectionId[]): Address | null => {
  for (const id of plan) {
    const { open, walked } = walkSection(path, id);
    if (open) return open;
    if (endsWalk(path, walked)) return null;
  }
  const nothingApplied = path.sections.every(({ left }) => left === 'next_section');
  const hasLastResort = path.index.sections.has(lastResort) && !plan.includes(lastResort);
  return nothingApplied && hasLastResort ? walkSection(path, lastResort).open : null;
};

/** `submit` ends the walk anywhere; in `basic`, the first ground that was walked to its end does so, too. */
const endsWalk = ({ frame }: Path, { id, left }: WalkedSection): boolean =>
  left === 'submit' || (frame.questionnaire === 'basic' && left !== 'next_section' && isGround(id));

const walkSection = (path: Path, id: SectionId): { open: Address | null; walked: WalkedSection } => {
  const indexed = path.index.sections.get(id);
  const leave = (left: SectionLeft, entered: boolean, open: Address | null = null) => {
    const walked = { id, entered, left };
    path.sections.push(walked);
    return { open, walked };
  };
  if (indexed === undefined) return leave('next_section', false);

  const chosen = path.frame.questionnaire === 'detail';
  let at = 0;
  for (;;) {
    const item = indexed.section.items[at];
    if (item === undefined) return leave('end', at > 0);
    const step = isAsked(path, item) ? stepAt(path, indexed, item, at === 0) : notAsked;
    if (step === null) return leave(null, at > 0, { section: id, numbering: item.numbering });
    const way = wayFrom(indexed, at, step.answer, chosen, (section, numbering) =>
      valueOnPath(path, section, numbering),
    );
    if (typeof way !== 'number') return leave(way, at > 0 || way !== 'next_section');
    at = way;
  }
};

/** An item that isn't asked of this person leads where "잘 모르겠어요" leads, and isn't on the path. */
const notAsked = { answer: 'unknown' } as const;

const isAsked = ({ onPath, today }: Path, { askedWhen }: Item<Transition>): boolean =>
  askedWhen === undefined || anyHold(askedWhen, onPath, today);

/** The person's own answer, else a derived one; null where the question is open. */
const stepAt = (
  path: Path,
  { section }: IndexedSection,
  item: Item<Transition>,
  first: boolean,
): { answer: YesNo } | null => {
  const { key, numbering, title } = item;
  const own = path.given.get(key);
  const withoutEffect = isCounted(item, path.facts) ? ({ withoutEffect: true } as const) : {};
  let step: WalkStep;
  let answer: YesNo;
  if (isYesNo(own) && !(first && own === 'unknown')) {
    answer = own;
    step = { section: section.id, numbering, key, title, value: own, ...withoutEffect };
  } else {
    const derived = derivedAnswer(path.index, item, first, path.facts, path.onPath, path.today);
    if (derived === null && item.sensitive && (own === null || path.passesOver))
      return passOver(path, section.id, item, own);
    if (derived === null) return null;
    answer = derived.value;
    step = { section: section.id, numbering, key, title, ...derived, ...withoutEffect };
    path.derived.push(step);
  }
  path.steps.push(step);
  path.onPath.set(key, answer);
  if (item.fact !== undefined && !isCounted(item, path.facts)) path.facts.set(item.fact, step);
  return { answer };
};

/**
 * A sensitive question that the person doesn't answer leads where "잘 모르겠어요" leads, and so do all later sensitive ones,
 * which aren't asked any more.
 */
const passOver = (
  path: Path,
  section: SectionId,
  { key, numbering, title }: Item<Transition>,
  own: AnswerValue | undefined,
): { answer: YesNo } => {
  path.passesOver = true;
  path.steps.push({
    section,
    numbering,
    key,
    title,
    value: null,
    ...(own === null ? {} : { passedOver: true as const }),
  });
  path.onPath.set(key, null);
  return { answer: 'unknown' };
};

const valueOnPath = (path: Path, section: SectionId, numbering: number): AnswerValue | undefined => {
  const found = questionAt(path.index.form, { section, numbering });
  return found && found.section !== 'intake' ? path.onPath.get(found.item.key) : undefined;
};

/** `plan` is null while the intake is open: the sections to walk aren't known before its end. */
const ended = (path: Path, next: Address | null, plan: readonly SectionId[] | null): Walk => ({
  steps: path.steps,
  next,
  progress: progressOf(path, next, plan),
  sections: path.sections,
  derived: path.derived,
  leftPath: plan === null ? [] : leftBehind(path, next, plan),
});

const progressOf = (path: Path, next: Address | null, plan: readonly SectionId[] | null): Walk['progress'] => {
  const { sections, index, frame } = path;
  if (plan === null) {
    // At least one section follows the intake.
    const sweepsAll = frame.questionnaire === 'basic' && index.form.sections.every(({ condition }) => !condition);
    const expected = sweepsAll ? index.form.sections.length : (chosenByHand(frame)?.length ?? 1);
    return { section: 1, of: 1 + expected };
  }
  const walked = 1 + sections.length;
  return next === null ? { section: walked, of: walked } : { section: walked, of: Math.max(walked, 1 + plan.length) };
};
