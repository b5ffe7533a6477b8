import { benefitAmounts } from './benefit-amounts.ts';
import { penalties } from './owed/unpaid-wages.ts';
import { guaranteedMonths } from './owed/wage-guarantee.ts';

/** What of the law of money the firm has yet to confirm, by where it stands. */
export type MoneyToConfirm = { readonly where: string; readonly text: string };

/** Not found in a text that could be read: the decree's periods and caps, practice, and a decree's list. */
const notRead: readonly MoneyToConfirm[] = [
  {
    where: '대지급금',
    text: '퇴직 다음 날부터 1년 안 진정, 확인서를 받은 날부터 6개월 안 청구는 2026년 5월의 시행령에서 읽은 것: 8월 뒤의 개정과 상한액 고시를 확인해야 함',
  },
  { where: '지연이자', text: '시행령이 정한 이율(읽은 글은 옛 시행령)의 현재 조문과 율을 확인해야 함' },
  {
    where: '연차수당',
    text: '5명 미만에 제60조가 적용되지 않는 것은 시행령 별표 1을 옮긴 글에서 읽음: 원문을 대조해야 함',
  },
  {
    where: '퇴직금',
    text: '근로자퇴직급여보장법의 읽은 글이 2005년 것: 제4조·제8조·제9조·제10조의 현재 글을 대조해야 함',
  },
  {
    where: '실업급여',
    text: '노무제공자의 직종과 소득 기준은 시행령에 있음: 예로 든 직종(택배·배달·방문판매)을 확인해야 함',
  },
  { where: '실업급여', text: '2026년 12월 31일까지의 제10조(근로시간 기준)와 제45조(평균임금)의 글을 대조해야 함' },
];

export const moneyToConfirm: readonly MoneyToConfirm[] = [
  ...benefitAmounts.flatMap(({ from, toConfirm }) =>
    toConfirm === null ? [] : [{ where: `실업급여, ${from}부터`, text: toConfirm }],
  ),
  ...guaranteedMonths.flatMap(({ from, toConfirm }) =>
    toConfirm === null ? [] : [{ where: `대지급금, ${from}부터`, text: toConfirm }],
  ),
  ...penalties.flatMap(({ from, toConfirm }) =>
    toConfirm === null ? [] : [{ where: `임금 체불의 벌칙, ${from}부터`, text: toConfirm }],
  ),
  ...notRead,
];
