import { isSame } from '../../kernel/changes.ts';
import type { Range } from '../ruleset.ts';
import type { Rule } from './finding.ts';
import { withinBand } from './multiplier-band.ts';
import { outcomesOf } from './paths.ts';
import { ofItems, ofSections } from './section-rules.ts';

/** The multipliers and additive parts that are allowed; an item can't have any other. */
export const allowedRatios: readonly number[] = [0.6, 0.65, 0.7, 0.75, 1.2, 1.3, 1.35, 1.5, 1.75];
export const allowedParts: readonly number[] = [0.08, 0.07, 0.05, 0.035, 0.025, -0.05, 0];

/** Words for a defect that any ground can have: as keywords of the base rate they would match cases of every kind. */
export const genericDefects: readonly string[] = ['형평성', '징계절차 하자', '이중징계', '일사부재리', '부당노동행위'];

const ratioValue = ofItems('ratio_value', (item) => {
  const strange = outcomesOf(item).find(({ ratio }) => ratio !== undefined && !allowedRatios.includes(ratio));
  return strange && `배수 ${strange.ratio}는 정해진 값이 아님`;
});

const partsOf = ({ trueRatio, falseRatio, reverseValue }: Range): readonly number[] =>
  reverseValue === undefined ? [trueRatio, falseRatio] : [trueRatio, falseRatio, reverseValue];

const additiveValue = ofItems('additive_value', (item) => {
  const parts = outcomesOf(item).flatMap(({ range }) => (range ? partsOf(range) : []));
  const strange = parts.find((part) => !allowedParts.includes(part));
  return strange !== undefined && `더하는 값 ${strange}는 정해진 값이 아님`;
});

const rangeBounds = ofItems('range_bounds', (item) => {
  for (const { range } of outcomesOf(item)) {
    if (!range) continue;
    const { start, end, reversePositive } = range;
    if (!(start >= 1 && start <= end && end <= item.numbering))
      return `${start}~${end}번이 이 문항보다 앞선 구간이 아님`;
    if (reversePositive.some((numbering) => numbering < start || numbering > end))
      return '거꾸로 읽는 문항이 구간 밖에 있음';
  }
  return null;
});

/** Items before the last one, one of them read the other way round. */
const isRepetition = (range: Range | undefined, last: number): boolean =>
  range !== undefined &&
  range.start < range.end &&
  range.end < last &&
  range.trueRatio === -0.05 &&
  range.falseRatio === 0 &&
  range.reversePositive.length === 1 &&
  range.reversePositive.every((number) => number >= range.start && number <= range.end) &&
  range.reverseValue === undefined;

/** Poor attendance counts repetition once, at its last item, for either answer. */
const repetition = ofSections('repetition', ({ id, items }) => {
  if (id !== 'detail-9') return null;
  const last = items.at(-1);
  const counted =
    last !== undefined &&
    outcomesOf(last).every(({ type, range }) => type === 'done' && isRepetition(range, last.numbering)) &&
    isSame(last.positive.range, last.negative.range);
  return (
    !counted && '반복 정도는 마지막 문항의 두 답에서 똑같이 앞 문항들을 -0.05와 0으로, 하나는 거꾸로 반영하고 끝나야 함'
  );
});

const generalSection = ofSections('general_section', ({ id, items, ratioMode }) => {
  if (id !== 'detail-23') return ratioMode === 'general' && '일반 수준만 보여 주는 항목은 23뿐임';
  if (ratioMode !== 'general') return '23은 일반 수준만 보여 주는 항목이어야 함';
  const outcomes = items.flatMap(outcomesOf);
  if (outcomes.some(({ ratio, range }) => ratio !== undefined || range !== undefined))
    return '23에는 배수를 둘 수 없음';
  return outcomes.some(({ type }) => type === 'next_section') && '23 다음에는 항목이 없음';
});

const keywordChange = ofItems('keyword_change', (item) => {
  for (const { type, keyword_change, ratio, range } of outcomesOf(item)) {
    if (keyword_change && keyword_change.keywords.length === 0) return '바꿀 검색어가 비어 있음';
    if (type !== 'keyword_change') continue;
    if (!keyword_change) return '검색어만 바꾸는 답에 검색어가 없음';
    if (ratio !== undefined || range !== undefined) return '검색어만 바꾸는 답에는 배수를 둘 수 없음';
  }
  return null;
});

const genericKeyword = ofItems('generic_keyword', (item) => {
  for (const { keyword_change } of outcomesOf(item)) {
    if (!keyword_change) continue;
    const generic = keyword_change.keywords.filter((word) => genericDefects.includes(word));
    if (keyword_change.generic !== true && generic.length > 0)
      return `"${generic[0]}"는 모든 사유에 쓰이는 검색어로 표시해야 함`;
    if (keyword_change.generic === true && generic.length < keyword_change.keywords.length) {
      return '사유에만 쓰이는 검색어가 모든 사유에 쓰이는 것으로 표시됨';
    }
  }
  return null;
});

const precedent: Rule = (ruleset) => {
  const cited = new Set<string>();
  return ofSections('precedent', ({ precedents }) => {
    if (precedents.length === 0) return '판례가 없음';
    for (const { court, caseNumber, decidedOn } of precedents) {
      if (decidedOn !== null && !/^\d{4}-\d{2}-\d{2}$/.test(decidedOn)) return `${caseNumber}의 선고일 형식이 틀림`;
      // Lower courts reuse numbers, so a case is named by court and number.
      const name = `${court} ${caseNumber}`;
      if (cited.has(name)) return `${name} 사건이 두 번 인용됨`;
      cited.add(name);
    }
    return null;
  })(ruleset);
};

const between = (value: number, low: number, high: number): boolean => value > low && value < high;

const rates: Rule = ({ published, priorStrength, clamp, noticeMultipliers, intake, uncertainty }) => {
  const notices = intake.find(({ key }) => key === 'intake/notice')?.choices ?? [];
  const sound =
    between(published.rate, 0, 1) &&
    between(published.settled ?? 0.5, 0, 1) &&
    between(uncertainty?.perMultiplier ?? 0.1, 0, 1) &&
    published.weight > 0 &&
    published.source.trim() !== '' &&
    priorStrength > 0 &&
    between(clamp.low, 0, clamp.high) &&
    clamp.high < 1 &&
    notices.every(({ value }) => between(noticeMultipliers[value] ?? 0, 0, 2));
  if (sound) return [];
  return [
    {
      section: null,
      numbering: null,
      rule: 'rates',
      message: '기준 비율, 무게, 한계, 통보 방식 배수 가운데 빠졌거나 벗어난 값이 있음',
    },
  ];
};

export const figureRules: readonly Rule[] = [
  ratioValue,
  additiveValue,
  rangeBounds,
  withinBand,
  repetition,
  generalSection,
  keywordChange,
  genericKeyword,
  precedent,
  rates,
];
