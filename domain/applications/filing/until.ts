import { koreanDateWithDay } from '../../kernel/korean/korean-formats.ts';
import type { RouteName } from '../../rulesets/ruleset.ts';
import type { Material } from '../basis.ts';
import { endOf } from '../document/act.ts';
import type { DocumentName } from '../standing.ts';

const periods: Readonly<Record<DocumentName, string>> = {
  relief_application: '해고된 날부터 3개월 안에 내야 해요(근로기준법 제28조 제2항).',
  review_application:
    '판정서를 받은 날의 다음 날부터 세어 10일째까지 내야 해요(근로기준법 제31조 제1항, 노동위원회법 제26조). 늘릴 수 없는 기간이에요.',
  unfair_labour_practice: '해고된 날부터 3개월 안에 내야 해요(노동조합법 제82조 제2항).',
  equality_correction: '차별이나 불리한 처우를 받은 날부터 6개월 안에 내야 해요(남녀고용평등법 제26조).',
  whistleblower_protection: '불이익조치가 있었던 날부터 1년 안에 내야 해요(공익신고자 보호법 제17조).',
  labour_office_petition: '임금과 퇴직금은 3년이 지나면 청구할 수 없어요(근로기준법 제49조).',
  money_compensation_request:
    '법에 정해진 날은 없어요. 되도록 구제신청과 함께 내고, 언제까지 낼 수 있는지 조사관에게 물어보세요.',
  representative_request: '구제신청과 함께, 또는 신청한 뒤 되도록 빨리 내요. 언제까지인지는 노동위원회에 물어보세요.',
};

/** The route whose last day is the document's. */
const routeOf: Readonly<Partial<Record<DocumentName, RouteName>>> = {
  relief_application: 'labour_commission',
  review_application: 'labour_commission_review',
  unfair_labour_practice: 'unfair_labour_practice',
  equality_correction: 'equality_correction',
  whistleblower_protection: 'whistleblower_protection',
};

/** Where the end of a contract is disputed, the period begins on it and not on the day on which the person was told. */
const fromTheEnd =
  '계약이 끝난 날부터 3개월 안에 내야 해요(근로기준법 제28조 제2항). 끝난 뒤에 낸 신청이 심리된 예가 있어요(대법원 2014두45765).';

export const until = (name: DocumentName, material: Material): readonly string[] => {
  const found = material.basis.routes.find(({ route }) => route === routeOf[name]);
  const { deadline, saferDeadline } = found ?? {};
  const end = endOf(material)?.from;
  const isFromEnd = name === 'relief_application' && end !== undefined && 'answer' in end && end.answer === contractEnd;
  const last =
    deadline === undefined ? '' : ` 마지막 날은 ${koreanDateWithDay(deadline)}이고, 서류가 그날까지 도착해야 해요.`;
  return [
    `${isFromEnd ? fromTheEnd : periods[name]}${last}`,
    ...(saferDeadline === undefined
      ? []
      : [`통보받은 날부터 세어도 늦지 않게, 되도록 ${koreanDateWithDay(saferDeadline)}까지 내세요.`]),
  ];
};

const contractEnd = 'intake/contract-end';
