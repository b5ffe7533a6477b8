import type { Item, Section, SectionId } from '../ruleset.ts';
import type { Finding, Rule, RuleName } from './finding.ts';
import { outcomesOf, reachedIn, removedNumber, skipTarget, stepsOf } from './paths.ts';

const lastSection: SectionId = 'detail-23';

/** Findings at items: the check runs on every item of every section. */
export const ofItems =
  (rule: RuleName, wrong: (item: Item, section: Section) => string | null | undefined | false): Rule =>
  ({ sections }) =>
    sections.flatMap((section) =>
      section.items.flatMap((item): readonly Finding[] => {
        const message = wrong(item, section);
        return message ? [{ section: section.id, numbering: item.numbering, rule, message }] : [];
      }),
    );

/** Findings at sections: the check runs on every section. */
export const ofSections =
  (rule: RuleName, wrong: (section: Section, index: number) => string | null | undefined | false): Rule =>
  ({ sections }) =>
    sections.flatMap((section, index): readonly Finding[] => {
      const message = wrong(section, index);
      return message ? [{ section: section.id, numbering: null, rule, message }] : [];
    });

/** Sections that the walk itself knows: the size of the workplace comes before all others, and the last one takes whoever is left. */
const neededSections: readonly SectionId[] = ['detail-7', lastSection];

/** Cases are filed under the 23 grounds, so there are no others; each once, and the last resort behind all that can apply. */
const sectionOrder: Rule = ({ sections }) => {
  const ids = sections.map(({ id }) => id);
  const found = (message: string, gone?: string): Finding => ({
    ...{ section: null, numbering: null, rule: 'section_order', at: ['sections'], message },
    ...(gone === undefined ? {} : { gone }),
  });
  const lost = neededSections.filter((id) => !ids.includes(id));
  if (lost.length > 0) return lost.map((id) => found('진단에 꼭 있어야 하는 사유가 없음', id));
  if (new Set(ids).size < ids.length) return [found('같은 사유가 두 번 있음')];
  return ids.at(-1) === lastSection ? [] : [found('마지막 사유는 23번이어야 함')];
};

const numbering = ofSections(
  'numbering',
  ({ items }) =>
    (items.length === 0 || items.some((item, index) => item.numbering !== index + 1)) &&
    '문항 번호는 1부터 빠짐없이 차례로',
);

const keyForm = ofItems('key_form', ({ key }, { id }) => {
  const [section, slug = ''] = key.split('/', 2);
  const wellFormed = section === id && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && key === `${section}/${slug}`;
  return !wellFormed && `문항 키 "${key}"의 형식은 "${id}/english-slug"`;
});

const keyUnique: Rule = (ruleset) => {
  const seen = new Set(ruleset.intake.map(({ key }) => key));
  return ofItems('key_unique', ({ key }) => {
    if (seen.has(key)) return `같은 문항 키 "${key}"가 두 번 쓰임`;
    seen.add(key);
    return null;
  })(ruleset);
};

const wording = ofItems('wording', ({ title, toEmployer, why }) => {
  if (![title, toEmployer?.title ?? title].every((question) => question.trim().endsWith('?')))
    return '질문은 물음표로 끝나야 함';
  return why.trim() === '' && '묻는 이유가 비어 있음';
});

const pathEnds = ofItems('path_ends', (item, { items }) => {
  const leaves = outcomesOf(item).some(({ type }) => type === 'next' || type === 'keyword_change');
  return item.numbering === items.length && leaves && '마지막 문항에서 다음 문항으로 갈 수 없음';
});

const skipTargetExists = ofItems('skip_target', (item, { items }) => {
  for (const outcome of outcomesOf(item)) {
    if (outcome.skipTo === removedNumber) return '건너뛸 문항이 빠졌음';
    const named = [outcome.skipTo, outcome.skipCount].filter((place) => place !== undefined).length;
    if (outcome.type !== 'skip') {
      if (named > 0) return '건너뛰기가 아닌 답에 건너뛸 곳이 적혀 있음';
      continue;
    }
    if (named !== 1) return '건너뛸 번호나 건너뛸 개수 가운데 하나만 필요함';
    const target = skipTarget(item, outcome);
    if (target > items.length) return `건너뛸 문항 ${target}번이 없음`;
    if (target === item.numbering + 1 && !outcome.skipIf) return '바로 다음 문항으로 가는 답은 "다음"으로 적어야 함';
  }
  return null;
});

const skipForward = ofItems(
  'skip_forward',
  (item) =>
    outcomesOf(item).some(
      (outcome) =>
        outcome.type === 'skip' && outcome.skipTo !== removedNumber && skipTarget(item, outcome) <= item.numbering,
    ) && '건너뛰기는 앞으로만 갈 수 있음',
);

/** The condition must be decided by then: an item of an earlier section, or an earlier item of the same. */
const skipIfIsKnown: Rule = (ruleset) => {
  const placeOf = new Map(ruleset.sections.map(({ id }, index) => [id, index]));
  return ofItems('skip_if', (item, section) => {
    for (const outcome of outcomesOf(item)) {
      if (!outcome.skipIf) continue;
      if (outcome.type !== 'skip') return '건너뛰기가 아닌 답에 건너뛰는 조건이 적혀 있음';
      if (item.numbering === section.items.length) return '마지막 문항에는 건너뛰는 조건을 둘 수 없음';
      const place = placeOf.get(outcome.skipIf.section) ?? -1;
      const target = ruleset.sections[place]?.items.find((other) => other.numbering === outcome.skipIf?.numbering);
      if (!target)
        return outcome.skipIf.numbering === removedNumber
          ? '건너뛰는 조건의 문항이 빠졌음'
          : '건너뛰는 조건이 없는 문항을 가리킴';
      const here = placeOf.get(section.id) ?? -1;
      const known = place < here || (place === here && target.numbering < item.numbering);
      if (!known) return '건너뛰는 조건이 뒤에 오는 문항을 가리킴';
    }
    return null;
  })(ruleset);
};

/** The sweep reaches section 23 only if each ground before it can be left at its first item. */
const firstItem = ofItems(
  'first_item',
  (item, section) =>
    item.numbering === 1 &&
    /^detail-(9|1\d|2[0-2])$/.test(section.id) &&
    item.negative.type !== 'next_section' &&
    '사유 항목의 1번 문항에서 "아니요"는 다음 항목으로 가야 함',
);

const entry = ofSections('entry', ({ items, entryWhenChosenAndFirstNo }) => {
  if (entryWhenChosenAndFirstNo === undefined) return null;
  if (!items.some((item) => item.numbering === entryWhenChosenAndFirstNo && item.numbering > 1)) {
    return entryWhenChosenAndFirstNo === removedNumber
      ? '고른 항목을 시작할 문항이 빠졌음'
      : `고른 항목을 시작할 ${entryWhenChosenAndFirstNo}번 문항이 없음`;
  }
  return (
    items[0]?.negative.type !== 'next_section' &&
    '1번 문항의 "아니요"가 다음 항목으로 가지 않으면 시작 문항은 쓰이지 않음'
  );
});

const reachable: Rule = ({ sections }) =>
  sections.flatMap((section) => {
    const reached = reachedIn(section);
    return section.items
      .filter((item) => !reached.has(item.numbering))
      .map(
        (item): Finding => ({
          section: section.id,
          numbering: item.numbering,
          rule: 'reachable',
          message: '어떤 답으로도 이 문항에 이르지 못함',
        }),
      );
  });

/** The first item of 21 and 22 decides. */
const endsAtOnce = ofItems('ends_at_once', (item, { id }) => {
  if ((id !== 'detail-21' && id !== 'detail-22') || item.numbering !== 1) return null;
  const [onYes] = stepsOf(item, item.positive);
  const [onNo] = stepsOf(item, item.negative);
  return (
    (onYes !== 'done' || onNo !== 'next_section') &&
    '1번 문항은 "예"이면 바로 끝나고 "아니요"이면 다음 항목으로 가야 함'
  );
});

const openQuestion = ofSections('open_question', ({ items, openQuestions }) => {
  const lost = openQuestions?.find(
    ({ numbering, text }) =>
      text.trim() === '' || (numbering !== undefined && (numbering < 1 || numbering > items.length)),
  );
  return lost && '정할 것이 없는 문항을 가리키거나 비어 있음';
});

export const sectionRules: readonly Rule[] = [
  sectionOrder,
  numbering,
  keyForm,
  keyUnique,
  wording,
  pathEnds,
  skipTargetExists,
  skipForward,
  skipIfIsKnown,
  firstItem,
  entry,
  reachable,
  endsAtOnce,
  openQuestion,
];
