import { groundGroups } from '../ground-groups.ts';
import type { GroundGroup, Item, Section, SectionId } from '../ruleset.ts';
import { groundName, outcomeInWords, precedentInWords, type Wording } from '../ruleset-in-words.ts';
import { employerNote, part, type RulesetPart, toComeFacts } from './part.ts';

const groupName = (group: GroundGroup): string => groundGroups.find(({ id }) => id === group)?.toWorker ?? group;

export const sectionParts = (section: Section, wording: Wording): readonly RulesetPart[] => {
  const { id, title, formalTitle, titleEnglish, items, entryWhenChosenAndFirstNo, openQuestions = [] } = section;
  const where = groundName(id);
  const { toEmployer, toCome, condition, inPeoplesWords } = section;
  return [
    part(
      `titles/${id}`,
      where,
      title,
      {
        제목: title,
        '교과서 이름': formalTitle ?? title,
        '영어 이름': titleEnglish,
        '회사에 보이는 제목': toEmployer?.title,
        '해고 전의 제목': toCome?.title,
        '해고 전에 회사에 보이는 제목': toCome?.toEmployer.title,
      },
      'sections',
    ),
    part(`words/${id}`, where, title, {
      '고르는 말': inPeoplesWords?.map(({ group, toWorker }) => `${groupName(group)}: ${toWorker}`),
      '회사가 고르는 말': inPeoplesWords?.map(({ group, toEmployer: words }) => `${groupName(group)}: ${words}`),
    }),
    part(`condition/${id}`, where, title, {
      '해당할 수 있는 사람': condition && (condition.persons ? wording.anyOf(condition.persons) : '모두'),
      '묻는 때': condition && (condition.reasons ? wording.anyOf(condition.reasons) : '언제나'),
      이유: condition?.why,
      법: condition?.law,
    }),
    part(`ground/${id}`, where, title, {
      '찾는 말': section.keywords.join(', '),
      '빼는 말': section.keywordExclude.join(', '),
      '다른 사유와 함께일 때 찾는 때': section.matchesWhen && wording.anyOf(section.matchesWhen),
      '다른 사유가 있으면 이 사유의 사건으로 기울지 않음': section.drawnLast ? '예' : undefined,
      '배수 없음': section.ratioMode === 'general' ? '예' : undefined,
      '직접 골랐고 1번이 아니요일 때':
        entryWhenChosenAndFirstNo && `${wording.item(id, entryWhenChosenAndFirstNo)} 문항부터`,
    }),
    part(`sources/${id}`, where, title, {
      조문: section.statutes,
      '판단 기준': section.legalTest,
      판례: section.precedents.map(precedentInWords),
      '판례의 요지': section.precedents.map(
        ({ caseNumber, decidedOn, point, favours, verifiedHow, source }) =>
          `${caseNumber} ${decidedOn ?? ''} [${favours}, ${verifiedHow}] ${point} ${source}`,
      ),
      '정할 것': openQuestions.map(({ numbering, text }) =>
        numbering === undefined ? text : `${wording.item(id, numbering)}: ${text}`,
      ),
    }),
    part(`facts/${id}`, where, title, {
      '사실로 적은 답': wording.ofItems(
        items.flatMap(({ numbering, asFact }) =>
          asFact ? [`${wording.item(id, numbering)} 예: ${asFact.yes} / 아니요: ${asFact.no}`] : [],
        ),
      ),
    }),
    ...items.map((item, place) => itemPart(id, item, place + 1, wording)),
  ];
};

const itemPart = (section: SectionId, item: Item, place: number, wording: Wording): RulesetPart => {
  const { key, numbering } = item;
  const of = { section, numbering, wording };
  return part(
    key,
    `${groundName(section)} ${numbering}번 문항`,
    item.title,
    {
      문항: item.title,
      번호: wording.number(numbering, place),
      안내: item.note,
      '회사에 묻는 문항': item.toEmployer?.title,
      '회사에 보이는 안내': employerNote(item.toEmployer?.note),
      ...toComeFacts(item.toCome),
      '묻는 때': item.askedWhen && wording.anyOf(item.askedWhen),
      '묻는 이유': item.why,
      예: outcomeInWords(item.positive, of),
      아니요: outcomeInWords(item.negative, of),
      '같은 사실': item.fact,
      민감정보: item.sensitive ? '동의를 받고 물음' : undefined,
    },
    `items/${section}`,
  );
};
