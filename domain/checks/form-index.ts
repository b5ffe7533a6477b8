import type {
  Address,
  Derivation,
  Form,
  FormSection,
  IntakeQuestion,
  Item,
  SectionId,
  Transition,
} from '../rulesets/ruleset.ts';

/** A question found by its key: of the intake, or an item with its section. */
export type Found =
  | { readonly section: 'intake'; readonly question: IntakeQuestion }
  | { readonly section: SectionId; readonly item: Item<Transition>; readonly first: boolean };

/** A section with its place in the form's order, and its items by numbering. */
export type IndexedSection = {
  readonly section: FormSection;
  /** 0 … 22. */
  readonly place: number;
  /** Index in `section.items` by numbering. */
  readonly indexOf: ReadonlyMap<number, number>;
};

/** A form prepared for walking: each look-up of the walk is one step. */
export type FormIndex = {
  readonly form: Form;
  readonly sections: ReadonlyMap<string, IndexedSection>;
  readonly byKey: ReadonlyMap<string, Found>;
  readonly derivationsOf: ReadonlyMap<string, readonly Derivation[]>;
};

const indexes = new WeakMap<Form, FormIndex>();

/** The form's index, made once and kept as long as the form object exists. */
export const indexOf = (form: Form): FormIndex => {
  let index = indexes.get(form);
  if (index === undefined) {
    index = buildIndex(form);
    indexes.set(form, index);
  }
  return index;
};

const buildIndex = (form: Form): FormIndex => {
  const sections = new Map<string, IndexedSection>();
  const byKey = new Map<string, Found>();
  for (const question of form.intake) byKey.set(question.key, { section: 'intake', question });
  for (const [place, section] of form.sections.entries()) {
    const indexByNumbering = new Map<number, number>();
    for (const [index, item] of section.items.entries()) {
      indexByNumbering.set(item.numbering, index);
      byKey.set(item.key, { section: section.id, item, first: index === 0 });
    }
    sections.set(section.id, { section, place, indexOf: indexByNumbering });
  }
  const derivationsOf = new Map<string, Derivation[]>();
  for (const derivation of form.derivations) {
    const others = derivationsOf.get(derivation.item);
    if (others) others.push(derivation);
    else derivationsOf.set(derivation.item, [derivation]);
  }
  return { form, sections, byKey, derivationsOf };
};

/** The question at an address; undefined where the form has none. */
export const questionAt = (form: Form, { section, numbering }: Address): Found | undefined => {
  const index = indexOf(form);
  if (section === 'intake') {
    const question = form.intake.find((candidate) => candidate.numbering === numbering);
    return question && { section, question };
  }
  const indexed = index.sections.get(section);
  const position = indexed?.indexOf.get(numbering);
  const item = position === undefined ? undefined : indexed?.section.items[position];
  return item && { section, item, first: position === 0 };
};

export const keyOf = (found: Found): string => (found.section === 'intake' ? found.question.key : found.item.key);

export const addressOf = (found: Found): Address => ({
  section: found.section,
  numbering: found.section === 'intake' ? found.question.numbering : found.item.numbering,
});

export const titleOf = (found: Found): string => (found.section === 'intake' ? found.question.title : found.item.title);
