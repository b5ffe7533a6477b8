import { questionText, type Role } from '../../../checks/question-text.ts';
import type { Item, Ruleset, Section } from '../../../rulesets/ruleset.ts';
import type { FoundTest } from '../material.ts';
import type { NamedGround } from '../question/named-ground.ts';
import { articlesInBrackets } from './articles-named.ts';

/** An answer that names more than this says nothing any more. */
const MOST = 14;
/** Of each section of a check. */
const MOST_OF_SECTION = 3;
/** When the labour commissions are closed by time and only the courts are left. */
const AFTER_THREE_MONTHS = 'detail-23/three-months-passed';

/**
 * The legal tests that the topics of a question and the sections of a check are about: of each section its own test, then the reasons of
 * the items that the topics ask for, or that the check confirmed.
 */
export const legalTests = (
  { rulesetVersion, sections }: Pick<Ruleset, 'rulesetVersion' | 'sections'>,
  topics: readonly NamedGround[],
  { sections: alsoSections, confirmed, side }: FromCheck,
): readonly FoundTest[] => {
  if (topics.length === 0 && alsoSections.length === 0) return [];
  const items = new Map(sections.flatMap((section) => section.items.map((item) => [item.key, { section, item }])));
  const ofTopics = topics.flatMap(({ section: id, tests, asks }): Wanted[] => {
    const own = sections.find((section) => section.id === id);
    return [...(own ? [{ section: own }] : []), ...[...tests, ...asks].flatMap((key) => items.get(key) ?? [])];
  });
  const ofSections = alsoSections.flatMap((id): Wanted[] => {
    const section = sections.find((one) => one.id === id);
    if (!section) return [];
    // What a check begins with only says that the section applies.
    const asked = section.items
      .filter(({ key, numbering }) => numbering > 1 && confirmed.has(key))
      .slice(0, MOST_OF_SECTION);
    return [{ section }, ...asked.map((item) => ({ section, item }))];
  });
  const late = items.get(AFTER_THREE_MONTHS);
  return distinct([...ofTopics, ...ofSections])
    .slice(0, MOST)
    .concat(late ? [late] : [])
    .map((wanted, n) => ({ ref: `R${n + 1}`, rulesetVersion, ...asTest(wanted, side) }));
};

export type FromCheck = {
  readonly sections: readonly string[];
  /** Items that were answered with yes. */
  readonly confirmed: ReadonlySet<string>;
  readonly side: Role;
};

type Wanted = { readonly section: Section; readonly item?: Item };

const keyOf = ({ section, item }: Wanted): string => item?.key ?? section.id;

const distinct = (wanted: readonly Wanted[]): readonly Wanted[] => [
  ...new Map(wanted.map((one) => [keyOf(one), one])).values(),
];

const asTest = (wanted: Wanted, side: Role): Omit<FoundTest, 'ref' | 'rulesetVersion'> => {
  const { section, item } = wanted;
  const statutes = section.statutes.join(', ');
  const test = { section: section.id, item: keyOf(wanted) };
  if (!item) return { ...test, title: section.formalTitle ?? section.title, why: section.legalTest, law: statutes };
  return {
    ...test,
    title: questionText(item, side).title,
    why: item.why,
    law: articlesInBrackets(item.why).join(', ') || statutes,
  };
};
