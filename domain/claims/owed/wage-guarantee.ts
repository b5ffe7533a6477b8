import { koreanText, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import type { Claim, ClaimSide } from '../claim.ts';
import { said } from '../ending.ts';
import { owedKey, owedOf } from '../owed.ts';

/** For how many months of wages the state stands in for a company that is insolvent, by the day of the decision on it. */
export type GuaranteedMonths = { readonly from: LocalDate; readonly months: number; readonly toConfirm: string | null };

/** 임금채권보장법 제7조 제2항 제1호; the newest first. */
export const guaranteedMonths: readonly GuaranteedMonths[] = [
  {
    from: '2026-08-20',
    months: 6,
    toConfirm:
      '법률 제21376호(2026년 2월 19일 공포) 부칙: 공포 6개월 뒤 시행, 그 뒤의 회생·파산·도산 인정부터. 시행일을 2026년 8월 20일로 셈한 것과 상한액 고시를 확인해야 함',
  },
  { from: '1998-07-01', months: 3, toConfirm: null },
];

const [now, before] = guaranteedMonths;

/**
 * 대지급금: the state pays in the place of a company that can't or doesn't. Shown where the whole company closed, and where wages
 * or severance pay are behind.
 */
export const wageGuarantee = (answers: Answers, side: ClaimSide): Claim | null => {
  const owed = owedOf(answers);
  const isClosed = said(answers, 'detail-18/whole-company-closed') === 'yes';
  const isNamed = owed?.some((one) => one === 'wages' || one === 'severance') ?? false;
  if (!isNamed && !(isClosed && owed === null)) return null;
  return {
    kind: 'wage_guarantee',
    title: '나라가 먼저 주는 대지급금',
    amount: null,
    lead: side === 'employee' ? leads.employee(isClosed) : leads.employer,
    how: side === 'employee' ? toEmployee : toEmployer,
    law: '임금채권보장법 제7조, 제8조, 제12조',
    needs: owed === null ? [owedKey] : [],
  };
};

const leads = {
  employee: (isClosed: boolean): string =>
    `받지 못한 임금이나 퇴직금이 있는데 회사가 ${
      isClosed ? '문을 닫아 ' : ''
    }주지 않는다면, 노동청에 진정해 체불이 확인된 뒤 나라가 회사 대신 주는 돈(대지급금)을 받을 수 있어요.`,
  employer: '임금이나 퇴직금을 지급하지 못하면, 나라가 근로자에게 먼저 지급하고 그만큼을 회사에 청구해요.',
} as const;

const insolvent =
  now && before
    ? `회사가 회생·파산에 들어갔거나 노동청에서 도산으로 인정받으면 마지막 ${now.months}개월의 임금까지예요. 그 결정이 ${koreanText(now.from)}보다 앞이면 ${before.months}개월이에요.`
    : '';

const toEmployee: readonly string[] = [
  '① 못 받은 돈을 달마다 적어 노동청에 진정하고 ② 체불 임금등·사업주 확인서를 받은 다음 ③ 근로복지공단에 청구해요.',
  '확인서나 법원 판결이 있으면 마지막 3개월의 임금과 3년의 퇴직금까지예요. 회사가 문을 닫지 않았어도 받을 수 있어요.',
  `${insolvent} 도산 인정은 그만둔 다음 날부터 1년 안에 신청해요.`,
  '나이에 따른 상한액이 있고 해마다 달라질 수 있으니, 금액은 근로복지공단에 물어보세요.',
  '그만둔 다음 날부터 1년 안에 진정하고, 확인서를 처음 받은 날부터 6개월 안에 청구하세요.',
  '아직 회사를 다니고 있어도 한 번은 받을 수 있어요(임금채권보장법 제7조의2). 작은 회사에 다녔다면 청구서를 쓰는 데 노무사의 도움을 지원받을 수도 있어요.',
];

const toEmployer: readonly string[] = [
  '체불 임금등·사업주 확인서나 법원 판결이 있으면 마지막 3개월의 임금과 3년의 퇴직금까지예요.',
  insolvent,
  '지급하기 어렵다면 근로자에게 줄 돈을 빌려주는 체불 임금 융자를 신청할 수 있어요(임금채권보장법 제7조의3).',
];
