const counted: Readonly<Record<string, number>> = {
  ...{ 한: 1, 두: 2, 세: 3, 석: 3, 네: 4, 넉: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10, 반: 0.5 },
};
const count = (said: string | undefined): number => (said === undefined ? 0 : (counted[said] ?? Number(said)));

const served =
  /(?:(?<years>\d{1,2}|한|두|세)\s*년\s*(?<half>반)?)?\s*(?:(?<months>\d{1,2}|한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열)\s*(?:개월|달))?\s*(?:(?<weeks>\d)\s*주)?\s*(?:차|째|동안|정도|쯤|넘게|간)?\s*(?:을|를|은|이|에|까지)?\s*(?=다니|다녔|다닌|다님|일했|일한|일함|근무|됐|된|되었|째|차|[가-힣]{0,3}직|매일|월\s?\d|강사|라이더|인데|이고|$|[.,)])/gu;

/** `월급 250 3년 4개월`: told without a verb, at the end or before the next figure. */
const bareTime =
  /(?<![\d년월])(?<!계약\s?|만\s?)(?<years>[1-9]|[1-4]\d)\s?년\s?(?:(?<months>\d{1,2})\s?개월)?(?=\s*(?:$|[.,!?~]|월급|급여|직원|주\s?\d|시급|회사|정규직))/u;

/** How many months the person worked there. */
export const monthsServed = (text: string): number | null =>
  inAllMonths(text) ?? monthsWorked(text) ?? bareMonths(text);

/** `1년씩 세 번째 계약이고 총 2년 9개월`. */
const inAll = /(?:(?<![가-힣])총|합쳐서?|합해서?|통틀어)\s?(?<years>\d{1,2})\s?년(?:\s?(?<months>\d{1,2})\s?개월)?/u;
const inAllMonths = (text: string): number | null => {
  const { years, months } = inAll.exec(text)?.groups ?? {};
  return years === undefined ? null : Number(years) * 12 + Number(months ?? 0);
};

const sinceJoined =
  /(?:입사|근무|일)(?:한\s?지|하고|후|한\s?후)?\s?(?:(?<years>\d{1,2})\s?년\s?)?(?<months>\d{1,2})\s?개월/u;

const bareMonths = (text: string): number | null => {
  const joined = sinceJoined.exec(text)?.groups;
  if (joined) return Number(joined.years ?? 0) * 12 + Number(joined.months);
  const { years, months } = bareTime.exec(text)?.groups ?? {};
  return years === undefined ? null : Number(years) * 12 + Number(months ?? 0);
};

const monthsWorked = (text: string): number | null => {
  for (const { 0: whole, groups = {}, index } of text.matchAll(served)) {
    const { years, half, months, weeks } = groups;
    if (years === undefined && months === undefined) continue;
    const before = text.slice(Math.max(0, index - 12), index);
    const after = text.slice(index + whole.length, index + whole.length + 10);
    if (/수습|임금|월급|밀린|계약|전$|휴직|휴가|대기발령|감봉|정직|치$|3년치|기한|위로금/u.test(before.slice(-7)))
      continue;
    if (
      /(?:해고|짤린|잘린|그만둔|나온|퇴사한?)\s?(?:된|한|당한)?\s?(?:지|후|뒤)\s*(?:가|이)?\s*(?:벌써|이제|한)?\s*$/u.test(
        before,
      )
    )
      continue;
    if (/^\s*(?:안|이내|전|치|밀|뒤|후|짜리)/u.test(after)) continue;
    return count(years) * 12 + (half ? 6 : 0) + count(months) + (weeks ? 0.5 : 0);
  }
  return null;
};

const won = (digits: string | undefined, unit: string | undefined): number | null => {
  if (digits === undefined) return null;
  const value = Number(digits.replace(/,/gu, ''));
  if (!Number.isFinite(value)) return null;
  return unit?.includes('만') || value < 10_000 ? value * 10_000 : value;
};

export const monthlyWageIn = (text: string): number | null => {
  const found =
    /(?:월급|급여|기본급|월(?=\s*\d+\s*만))(?:이|은|는)?\s*(?:세전|세후)?\s*(?<n>\d[\d,.]*)\s*(?<unit>만\s?원?|원)?(?![\d%]|\s*(?:년|일|개월|시간|월|명|차|퍼|프로))/u.exec(
      text,
    );
  return won(found?.groups?.n, found?.groups?.unit);
};

export const hourlyWageIn = (text: string): number | null => {
  const found = /시급(?:이|은|는)?\s*(?:(?<man>\d)만\s*)?(?<n>\d[\d,]*)\s*원?/u.exec(text);
  if (!found?.groups?.n) return null;
  const rest = Number(found.groups.n.replace(/,/gu, ''));
  return (found.groups.man === undefined ? 0 : Number(found.groups.man) * 10_000) + rest;
};

export const weeklyHoursIn = (text: string): number | null => {
  const found = /(?:주|일주일에)\s*(?<n>\d{1,2})\s*시간/u.exec(text);
  if (found?.groups?.n) return Number(found.groups.n);
  const days = /주\s*(?<d>[1-7])\s*일\s*(?<h>\d{1,2})\s*시간/u.exec(text);
  return days?.groups ? Number(days.groups.d) * Number(days.groups.h) : null;
};
