import type { LocalDate } from '../../../kernel/korean/korean-date.ts';

const numbers: Readonly<Record<string, number>> = { 한: 1, 두: 2, 세: 3, 석: 3, 네: 4, 넉: 4, 다섯: 5, 여섯: 6 };

/** How many months ago it was, where no day is told: `4달 전`, `해고된 지 네 달`, `5월에 해고됐어요` (so many at least). */
export const monthsAgoIn = (text: string, today: LocalDate): number | null => counted(text) ?? sinceMonth(text, today);

const counted = (text: string): number | null => {
  const [, said = ''] =
    /(\d{1,2}|한|두|세|석|네|넉|다섯|여섯)\s*(?:달|개월)\s*(?:쯤|정도|이|가|도)?\s*(?:전|지[났나난남]|넘[었게음]|됐|되었|됨|째\s*되)/u.exec(
      text,
    ) ?? [];
  return said === '' ? null : (numbers[said] ?? Number(said));
};

const sinceMonth = (text: string, today: LocalDate): number | null => {
  const found =
    /(?<year>재작년|작년|지난해)?\s?(?<!\d)(?<month>\d{1,2})월(?:달)?(?:에|쯤|경|초|말|중순)*\s*(?:에\s*)?(?:해고|짤|잘[렸렷])/u.exec(
      text,
    )?.groups;
  const said = found?.month;
  if (said === undefined) return null;
  const years = found?.year === undefined ? 0 : found.year === '재작년' ? 2 : 1;
  const months = Number(today.slice(5, 7)) - Number(said);
  return (years > 0 ? months + years * 12 : months < 0 ? months + 12 : months) - 1;
};
