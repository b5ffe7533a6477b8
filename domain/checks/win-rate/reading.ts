import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue, Item, Outcome, Ruleset, Section } from '../../rulesets/ruleset.ts';
import { anyHold, hold } from '../walk/conditions.ts';
import type { Walk, WalkStep } from '../walk.ts';

/** An item on the path with the effect of its answer. */
export type ReadStep = {
  readonly step: WalkStep;
  readonly section: Section;
  readonly item: Item;
  readonly side: 'positive' | 'negative';
  /** The outcome of the answer; null for "잘 모르겠어요", which has none. */
  readonly outcome: Outcome | null;
  /** False if the fact was counted before, or the law gives the answer no effect here. */
  readonly counts: boolean;
};

/** A walk prepared for the calculation. */
export type Reading = {
  readonly steps: readonly ReadStep[];
  /** The path itself, with the intake. */
  readonly walked: readonly WalkStep[];
  /** Every answer on the path, derived ones too. */
  readonly answers: Answers;
  /** The sections that the answers led into, in the order walked. */
  readonly entered: readonly Section[];
  /** Questions whose answers have no effect here, by law. */
  readonly suspended: ReadonlySet<string>;
  /** Those of them whose keywords and cases have no part, because others count (`matchesWhen`). */
  readonly beside: ReadonlySet<Section>;
  /** No section with multipliers contributed: the figure is the general one. */
  readonly generalOnly: boolean;
  /** An entered section asks how notice was given, and its answer has an effect. */
  readonly weighsNotice: boolean;
};

type Place = { readonly section: Section; readonly item: Item };
type RulesetIndex = {
  readonly items: ReadonlyMap<string, Place>;
  readonly sections: ReadonlyMap<string, Section>;
  /** By section, the items with a multiplier that the intake's way of notice answers. */
  readonly noticeItems: ReadonlyMap<Section, readonly string[]>;
};

/** The fact of the items that weigh how notice was given, in place of the multiplier of intake 9. */
const writtenNotice = 'written-notice';

/** Rulesets are immutable, so each is indexed once. */
const indexes = new WeakMap<Ruleset, RulesetIndex>();

const indexOf = (ruleset: Ruleset): RulesetIndex => {
  let index = indexes.get(ruleset);
  if (index === undefined) {
    const items = new Map<string, Place>();
    const sections = new Map<string, Section>();
    for (const section of ruleset.sections) {
      sections.set(section.id, section);
      for (const item of section.items) items.set(item.key, { section, item });
    }
    const noticeItems = new Map<Section, readonly string[]>();
    for (const item of new Set(
      ruleset.derivations.flatMap(({ item, from }) => (from === 'intake/notice' ? item : [])),
    )) {
      const place = items.get(item);
      const weighs = place?.item.fact === writtenNotice;
      if (weighs) noticeItems.set(place.section, [...(noticeItems.get(place.section) ?? []), item]);
    }
    index = { items, sections, noticeItems };
    indexes.set(ruleset, index);
  }
  return index;
};

const suspendedQuestions = (ruleset: Ruleset, answers: Answers, today: LocalDate): ReadonlySet<string> => {
  const suspended = new Set<string>();
  for (const { questions, when } of ruleset.suspensions) {
    if (hold(when, answers, today)) for (const question of questions) suspended.add(question);
  }
  return suspended;
};

/** Reads a walk of this ruleset's form once, for both the basis and the figure. */
export const read = (ruleset: Ruleset, walk: Walk, today: LocalDate): Reading => {
  const index = indexOf(ruleset);
  const answers = new Map<string, AnswerValue>();
  for (const step of walk.steps) answers.set(step.key, step.value);
  const suspended = suspendedQuestions(ruleset, answers, today);

  const steps: ReadStep[] = [];
  for (const step of walk.steps) {
    const place = index.items.get(step.key);
    if (place === undefined) continue;
    const { section, item } = place;
    const side = step.value === 'yes' ? 'positive' : 'negative';
    const outcome = step.value === 'yes' || step.value === 'no' ? item[side] : null;
    const counts = step.withoutEffect !== true && !suspended.has(step.key);
    steps.push({ step, section, item, side, outcome, counts });
  }

  const entered: Section[] = [];
  for (const walked of walk.sections) {
    const section = walked.entered ? index.sections.get(walked.id) : undefined;
    if (section === undefined) continue;
    entered.push(section);
  }
  const beside = besideOthers(entered, answers, today);
  // A section beside others weighs it only where it was answered: elsewhere it isn't asked at all.
  const weighsNotice = entered.some((section) =>
    index.noticeItems.get(section)?.some((item) => !suspended.has(item) && (!beside.has(section) || answers.has(item))),
  );
  const generalOnly = entered.every((section) => section.ratioMode === 'general' || beside.has(section));
  return { steps, walked: walk.steps, answers, entered, beside, suspended, generalOnly, weighsNotice };
};

/** If nothing else was entered, the general section counts, as it does where it is asked alone; else all that there is. */
const besideOthers = (entered: readonly Section[], answers: Answers, today: LocalDate): ReadonlySet<Section> => {
  const beside = entered.filter(({ matchesWhen }) => matchesWhen && !anyHold(matchesWhen, answers, today));
  if (beside.length < entered.length) return new Set(beside);
  const special = beside.filter(({ ratioMode }) => ratioMode !== 'general');
  return new Set(special.length < beside.length ? special : []);
};
