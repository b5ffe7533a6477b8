import type { DraftFinding } from '@nomucheck/domain/rulesets/contract/draft.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { addressOf, otherPlaces, type Place, placeOf } from '../places.ts';

/** One line of the draft's outline, with what stands at it and at what belongs to it. */
export type OutlineEntry = {
  readonly address: string;
  readonly name: string;
  readonly findings: number;
  readonly comments: number;
  readonly isChanged: boolean;
};

export type Marks = {
  readonly findings: readonly DraftFinding[];
  /** The subjects of open comments. */
  readonly commented: readonly string[];
  /** The subjects of what is otherwise than in the edition that the draft is based on. */
  readonly changed: readonly string[];
};

/** Whether what stands at `inner` is shown at `outer`: an item's findings also at its section. */
const belongs = (inner: Place, outer: Place): boolean => {
  if (outer.kind === 'section' && outer.item === null) return inner.kind === 'section' && inner.id === outer.id;
  if (outer.kind === 'intake' && outer.key === null) return inner.kind === 'intake';
  return addressOf(inner) === addressOf(outer);
};

const entry = (place: Place, name: string, { findings, commented, changed }: Marks): OutlineEntry => {
  const here = (subject: string): boolean => subject !== '' && belongs(placeOf(subject), place);
  return {
    address: addressOf(place),
    name,
    findings: findings.filter(({ path }) => here(path)).length,
    comments: commented.filter(here).length,
    isChanged: changed.some(here),
  };
};

/** Of something new that nobody has given words yet. */
const noWords = '(글이 없음)';

/** The draft's parts, in the order in which a person meets them. */
export const outlineOf = ({ sections }: RulesetContent, marks: Marks): readonly OutlineEntry[] => {
  const others = otherPlaces.map(([part, name]) => entry({ kind: 'other', part }, name, marks));
  return [
    ...others.slice(0, 2),
    entry({ kind: 'intake', key: null }, '기본 질문', marks),
    ...sections.map(({ id, title }) =>
      entry({ kind: 'section', id, item: null }, `${id.replace('detail-', '')}. ${title || noWords}`, marks),
    ),
    ...others.slice(2),
  ];
};

/** The questions at a place: the items of a section, the questions of the intake. */
export const questionsOf = (
  place: Place,
  { intake, sections }: RulesetContent,
  marks: Marks,
): readonly OutlineEntry[] => {
  if (place.kind === 'other') return [];
  if (place.kind === 'intake')
    return intake.map(({ key, numbering, title }) =>
      entry({ kind: 'intake', key }, `${numbering}. ${title || noWords}`, marks),
    );
  const { id } = place;
  const items = sections.find((section) => section.id === id)?.items ?? [];
  return items.map(({ key, numbering, title }) =>
    entry({ kind: 'section', id, item: key }, `${numbering}. ${title || noWords}`, marks),
  );
};
