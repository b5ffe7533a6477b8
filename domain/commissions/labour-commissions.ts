import type { AnswerValue } from '../rulesets/ruleset.ts';
import { type CommissionRegion, placesOf } from './places-of-commissions.ts';

export type LabourCommission = {
  readonly region: CommissionRegion;
  readonly name: string;
  /** The provinces and metropolitan cities whose workplaces it is responsible for. */
  readonly jurisdiction: readonly string[];
  readonly address: string;
  readonly phone: string;
  readonly website: string;
  readonly source: { readonly name: string; readonly lookedUpOn: string };
  /** What the firm has still to confirm about it; null: nothing. */
  readonly toConfirm: string | null;
};

const website = 'https://www.nlrc.go.kr';
/** The commissions' own site could not be read; this copy names it as its source and has no date. */
const source = {
  name: 'nlrc.go.kr의 연락처를 옮겨 적은 공개 자료(labor_offices.py, 날짜 없음)',
  lookedUpOn: '2026-11-23',
};
const toConfirm = '주소와 전화번호를 노동위원회 누리집(nlrc.go.kr)에서 확인해야 함';

const commission = (
  region: CommissionRegion,
  shortName: string,
  jurisdiction: readonly string[],
  address: string,
  phone: string,
): LabourCommission => ({
  ...{ region, name: `${shortName}지방노동위원회`, jurisdiction, address, phone, website, source, toConfirm },
});

/** The thirteen regional labour commissions. An application goes to the one of the workplace's place (노동위원회법 제3조 제2항). */
export const labourCommissions: readonly LabourCommission[] = [
  commission('seoul', '서울', ['서울'], '서울 영등포구 문래로20길 56', '02-3218-6070'),
  commission('busan', '부산', ['부산'], '부산 금정구 공단서로 12, 4층', '051-559-3700'),
  commission('gyeonggi', '경기', ['경기'], '경기 수원시 영통구 청명로 141, 3층', '031-259-5003'),
  commission(
    'chungnam',
    '충남',
    ['대전', '세종', '충남'],
    '대전 서구 청사로 189, 정부대전청사 2동 12층',
    '042-520-8070',
  ),
  commission('jeonnam', '전남', ['광주', '전남'], '광주 북구 첨단과기로208번길 43, 7층', '062-975-6100'),
  commission('gyeongbuk', '경북', ['대구', '경북'], '대구 수성구 동대구로 231, 4층', '053-667-6520'),
  commission('gyeongnam', '경남', ['경남'], '경남 창원시 의창구 창원대로363번길 22-47, 10층', '055-239-8020'),
  commission('incheon', '인천', ['인천'], '인천 미추홀구 석정로 239, 6~7층', '032-430-3100'),
  commission('ulsan', '울산', ['울산'], '울산 남구 두왕로 318, 4층', '052-208-0001'),
  commission('jeonbuk', '전북', ['전북'], '전북 전주시 덕진구 건산로 251', '063-240-1600'),
  commission('gangwon', '강원', ['강원'], '강원 춘천시 후석로440번길 64, 3층', '033-269-3414'),
  commission('chungbuk', '충북', ['충북'], '충북 청주시 서원구 1순환로 1047, 5층', '043-299-1260'),
  commission('jeju', '제주', ['제주'], '제주 제주시 청사로 59, 5층', '064-710-7990'),
];

export type ResponsibleCommission =
  | { readonly known: true; readonly commission: LabourCommission; readonly why: string }
  | { readonly known: false; readonly why: string };

const ask = '어느 지방노동위원회인지는 고용노동부(국번 없이 1350)에 물어보세요.';

/**
 * The commission of the workplace, from the answer to `intake/region`: a choice, or a place in the person's own words
 * (`대구 달서구`, `수원`). Where the words fit several commissions or none, it says so rather than guess.
 */
export const responsibleCommission = (region: AnswerValue | undefined): ResponsibleCommission => {
  const chosen = labourCommissions.find((candidate) => candidate.region === region);
  if (chosen) return found(chosen);
  const text = typeof region === 'object' && region !== null && 'custom' in region ? region.custom : null;
  if (text === null || text.trim() === '')
    return { known: false, why: `사업장이 어디에 있는지 답하지 않으셨어요. ${ask}` };
  const { regions, named } = placesOf(text);
  const [only, ...others] = labourCommissions.filter(({ region }) => regions.has(region));
  if (named === 0)
    return { known: false, why: `적으신 곳만으로는 지역을 알 수 없어요. 시·도를 함께 적어 주세요. ${ask}` };
  if (only === undefined)
    return { known: false, why: `서로 다른 지역이 함께 적혀 있어요. 실제로 일한 사업장 한 곳만 적어 주세요. ${ask}` };
  if (others.length > 0)
    return { known: false, why: `같은 이름이 여러 지역에 있어요. 시·도를 함께 적어 주세요. ${ask}` };
  return found(only);
};

const found = (commission: LabourCommission): ResponsibleCommission => ({
  ...{ known: true, commission },
  why: `사업장이 있는 곳의 지방노동위원회에 신청해요. ${commission.name}는 ${commission.jurisdiction.join('·')}에 있는 사업장을 맡아요.`,
});
