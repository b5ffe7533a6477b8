import type { RulesetContent, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';

/** The parts of a draft that belong to no section, each with its form. */
export const otherPlaces = [
  ['edition', '판의 이름과 까닭'],
  ['intro', '처음 화면'],
  ['sections', '사유의 차례'],
  ['derivations', '다시 묻지 않는 문항'],
  ['openings', '기본 질문이 여는 사유'],
  ['suspensions', '반영하지 않는 답'],
  ['points', '가장 강한 법적 근거'],
  ['obstacles', '먼저 밝혀야 할 것'],
  ['routes', '다투는 길'],
  ['correlated', '같은 사정을 묻는 문항'],
  ['figure', '수치와 배수'],
  ['statutes', '법령 대조'],
] as const;
export type OtherPlace = (typeof otherPlaces)[number][0];

/** Where in the draft a person is: a question of the intake, a section, one of its items, or another part. */
export type Place =
  | { readonly kind: 'intake'; readonly key: string | null }
  | { readonly kind: 'section'; readonly id: SectionId; readonly item: string | null }
  | { readonly kind: 'other'; readonly part: OtherPlace };

const isSectionId = (text: string): text is SectionId => /^detail-\d+$/.test(text);

/** The place that an address or a subject names; the intake where it names none. `detail-3/renewal-rule`, `titles/detail-3`, `route/court`. */
export const placeOf = (subject: string): Place => {
  const [first = '', second = ''] = subject.split('/');
  if (isSectionId(first)) return { kind: 'section', id: first, item: second === '' ? null : `${first}/${second}` };
  if (first === 'intake') return { kind: 'intake', key: second === '' ? null : `intake/${second}` };
  if (sectionParts.has(first) && isSectionId(second)) return { kind: 'section', id: second, item: null };
  const part = ofSubjects[first] ?? first;
  const other = otherPlaces.find(([id]) => id === part);
  return other ? { kind: 'other', part: other[0] } : { kind: 'intake', key: null };
};

/** How differences between two editions name the parts of a section, and the other parts. */
const sectionParts: ReadonlySet<string> = new Set(['titles', 'words', 'condition', 'ground', 'sources', 'facts']);
const ofSubjects: Readonly<Record<string, OtherPlace>> = {
  derivation: 'derivations',
  opening: 'openings',
  suspension: 'suspensions',
  point: 'points',
  obstacle: 'obstacles',
  route: 'routes',
  statute: 'statutes',
};

export const addressOf = (place: Place): string => {
  if (place.kind === 'other') return place.part;
  if (place.kind === 'intake') return place.key ?? 'intake';
  return place.item ?? place.id;
};

/** The place of a path into the content. */
export const placeOfPath = (at: readonly string[]): Place => {
  const [first = '', second = '', third, fourth] = at;
  if (first === 'intake') return { kind: 'intake', key: second === '' ? null : second };
  if (first === 'sections' && isSectionId(second))
    return { kind: 'section', id: second, item: third === 'items' && fourth !== undefined ? fourth : null };
  if (first === 'statuteChecks') return { kind: 'other', part: 'statutes' };
  const other = otherPlaces.find(([id]) => id === first);
  return { kind: 'other', part: other?.[0] ?? 'figure' };
};

/** What a place is called: `9번 사유 3번`. */
export const placeName = (place: Place, { intake, sections }: RulesetContent): string => {
  if (place.kind === 'other') return otherPlaces.find(([id]) => id === place.part)?.[1] ?? '';
  if (place.kind === 'intake') {
    const question = intake.find(({ key }) => key === place.key);
    return question ? `기본 질문 ${question.numbering}번` : '기본 질문';
  }
  const name = `${place.id.replace('detail-', '')}번 사유`;
  const item = sections.find(({ id }) => id === place.id)?.items.find(({ key }) => key === place.item);
  return item ? `${name} ${item.numbering}번` : name;
};
