import { koreanDateWithDay } from '../../kernel/korean-formats.ts';
import type { RouteName } from '../../rulesets/ruleset.ts';
import type { ApplicationBasis } from '../contract.ts';
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
    '법에 정해진 날은 없어요. 판정이 나온 뒤에는 늦으니 구제신청과 함께, 늦어도 심문회의 전에 내고 조사관에게 언제까지인지 물어보세요.',
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

export const until = (name: DocumentName, { routes }: ApplicationBasis): readonly string[] => {
  const found = routes.find(({ route }) => route === routeOf[name]);
  const deadline = found?.deadline;
  const last =
    deadline === undefined ? '' : ` 마지막 날은 ${koreanDateWithDay(deadline)}이고, 서류가 그날까지 도착해야 해요.`;
  const safer = found && 'saferDeadline' in found ? found.saferDeadline : undefined;
  return [
    `${periods[name]}${last}`,
    ...(typeof safer === 'string' ? [`안전하게는 ${koreanDateWithDay(safer)}까지 내세요.`] : []),
  ];
};
