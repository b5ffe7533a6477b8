const tens: Readonly<Record<string, number>> = {
  ...{ 열: 10, 스물: 20, 스무: 20, 서른: 30, 마흔: 40, 쉰: 50, 예순: 60, 일흔: 70, 여든: 80, 아흔: 90 },
};
const ones: Readonly<Record<string, number>> = {
  ...{ 한: 1, 하나: 1, 두: 2, 둘: 2, 세: 3, 셋: 3, 네: 4, 넷: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9 },
};
const digits: Readonly<Record<string, number>> = {
  ...{ 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 칠: 7, 팔: 8, 구: 9 },
};
const months: Readonly<Record<string, number>> = {
  ...{ 일월: 1, 이월: 2, 삼월: 3, 사월: 4, 오월: 5, 유월: 6, 육월: 6, 칠월: 7, 팔월: 8, 구월: 9, 시월: 10, 십월: 10 },
  ...{ 십일월: 11, 십이월: 12 },
};

const digit = '[일이삼사오육칠팔구]';
const anyOf = (words: Readonly<Record<string, number>>): string =>
  Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
const people = '(?=\\s?(?:여\\s?)?(?:명|분이|사람|인\\s))';

/** `열두명`, `스물다섯 명`: from ten on; smaller ones are read as words where they stand. */
const native = new RegExp(`(?<![가-힣])(?<ten>${anyOf(tens)})(?:\\s?(?<one>${anyOf(ones)}))?${people}`, 'gu');
/** `여남은 명`, `열댓 명`: so many at least. */
const about: readonly (readonly [RegExp, string])[] = [
  [/(?<![가-힣])(?:여남은|열댓|열두세|열두어)(?=\s?(?:명|사람))/gu, '10'],
  [/(?<![가-힣])(?:스무남은|스무\s?명\s?남짓)(?=\s?(?:명|사람))/gu, '20'],
  [/(?<![가-힣])(?:예닐곱)(?=\s?(?:명|사람))/gu, '6'],
  [/(?<![가-힣])(?:일고여덟|일여덟)(?=\s?(?:명|사람))/gu, '7'],
  [/(?<![가-힣])(?:여덟아홉|여덟\s?아홉)(?=\s?(?:명|사람))/gu, '8'],
  [/(?<![가-힣])(?:두세|두서너|두어)(?=\s?(?:명이|명뿐|명밖|명입|명\s?일|사람이))/gu, '3'],
  [/(?<![가-힣])(?:서너|서넛|세네)(?=\s?(?:명|사람))/gu, '4'],
];
/** `십오명`, `오십 명`, `백이십 명`. */
const chinese = new RegExp(
  `(?<![가-힣])(?=[백십일이삼사오육칠팔구]*[백십])(?<hundred>${digit}?백)?(?<ten>${digit}?십)?(?<one>${digit})?${people}`,
  'gu',
);
const dayWords = `(?:삼십일|삼십|이십${digit}|이십|십${digit}|십|${digit})`;
/** `팔월 이십일`, `8월 이십일`, `시월 말일`; `연차 이월` is no month. */
const dates = new RegExp(
  `(?:(?<![가-힣])(?<month>${anyOf(months)})|(?<=\\d)월)\\s?(?:(?<day>${dayWords})일(?!\\s?(?:치|간|동안))|(?<figures>\\d{1,2})\\s?일|(?<end>말일|말까지|말에))`,
  'gu',
);

const ofChinese = (said: string): number => {
  const [, hundreds = '', ten = '', one = ''] =
    /^(?:([일이삼사오육칠팔구]?)백)?(?:([일이삼사오육칠팔구]?십))?([일이삼사오육칠팔구]?)$/u.exec(said) ?? [];
  const isHundred = said.includes('백');
  return (
    (isHundred ? (digits[hundreds] ?? 1) * 100 : 0) +
    (ten === '' ? 0 : (digits[ten.slice(0, -1)] ?? 1) * 10) +
    (digits[one] ?? 0)
  );
};

/** Numbers of people and days of a month that are spelled in words, as figures: `직원은 열두명`, `팔월 이십일에`. */
export const withFigures = (text: string): string => {
  const counted = text
    .normalize('NFC')
    .replace(native, (...match) => {
      const { ten = '', one = '' }: Record<string, string | undefined> = match.at(-1);
      return String((tens[ten] ?? 0) + (ones[one] ?? 0));
    })
    .replace(chinese, (said) => String(ofChinese(said)));
  const known = about.reduce((all, [words, figure]) => all.replace(words, figure), counted);
  return known.replace(dates, (...match) => {
    const { month, day, figures, end }: Record<string, string | undefined> = match.at(-1);
    const ofMonth = month === undefined ? '월' : `${months[month]}월`;
    if (end !== undefined) return `${ofMonth} ${end}`;
    return `${ofMonth} ${figures ?? ofChinese(day ?? '')}일`;
  });
};
