import { addDays, addMonths, isLocalDate, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';

/** Days of decisions to collect, both inclusive. */
export type Span = { readonly from: LocalDate; readonly to: LocalDate };

const firstOfMonth = (day: LocalDate): LocalDate => `${day.slice(0, 7)}-01`;
const firstOfYear = (day: LocalDate): LocalDate => `${day.slice(0, 4)}-01-01`;

/** The spans that people ask for most; none reaches beyond today. */
export const presets: readonly { readonly name: string; readonly spanAt: (today: LocalDate) => Span }[] = [
  { name: '최근 7일', spanAt: (today) => ({ from: addDays(today, -6), to: today }) },
  { name: '이번 달', spanAt: (today) => ({ from: firstOfMonth(today), to: today }) },
  {
    name: '지난달',
    spanAt: (today) => ({ from: addMonths(firstOfMonth(today), -1), to: addDays(firstOfMonth(today), -1) }),
  },
  { name: '최근 3개월', spanAt: (today) => ({ from: addDays(addMonths(today, -3), 1), to: today }) },
  { name: '올해', spanAt: (today) => ({ from: firstOfYear(today), to: today }) },
  {
    name: '지난해',
    spanAt: (today) => ({ from: addMonths(firstOfYear(today), -12), to: addDays(firstOfYear(today), -1) }),
  },
];

/** What is wrong with the days as they are typed, beside the field that has to be changed. */
export type SpanProblem = { readonly field: 'from' | 'to'; readonly message: string };

export const spanProblem = ({ from, to }: Span, today: LocalDate): SpanProblem | null => {
  if (!isLocalDate(from)) return { field: 'from', message: '시작하는 날을 골라 주십시오.' };
  if (!isLocalDate(to)) return { field: 'to', message: '끝나는 날을 골라 주십시오.' };
  if (to < from) return { field: 'to', message: '끝나는 날은 시작하는 날과 같거나 뒤여야 합니다.' };
  if (from > today) return { field: 'from', message: '아직 오지 않은 날입니다. 오늘이나 그 앞의 날을 골라 주십시오.' };
  return null;
};
