import { says } from './words.ts';

const numbers: Readonly<Record<string, number>> = {
  ...{ 한: 1, 두: 2, 둘: 2, 세: 3, 셋: 3, 네: 4, 넷: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10, 스무: 20 },
};
const number = String.raw`(?<n>\d[\d,]*|${Object.keys(numbers).join('|')})`;
/** `5인 미만`, `5명도 안 되는`: no number of theirs. */
const isNotThat = '(?!\\s*(?:미만|이하|이상)|(?:도|이)?\\s*안\\s?[되돼된됨])';
const between = '[^\\d.!?\\n]{0,14}?';

/** Words of a workplace beside the figure; the first that fits is taken. */
const patterns: readonly RegExp[] = [
  new RegExp(`직원\\s*${number}\\s*(?:명)?\\)`, 'u'),
  new RegExp(
    `(?:직원|사원|근로자|종업원|인원|선생님|강사|회사|규모|가게|공장|매장)${between}${number}\\s*(?:여\\s*)?(?:명${isNotThat}|인(?!데|가|지)${isNotThat})(?!\\s*(?:만|남|중|뽑|다|을|를|한테|에게|이서|내보|자르|짜르|해고|정리|줄이))`,
    'u',
  ),
  new RegExp(
    `${number}\\s*(?:여\\s*)?(?:명|인)(?!\\s*더)${isNotThat}\\s*(?:정도|쯤|넘는|규모|남짓)?\\s*(?:되는|있는|인|의|짜리|뿐인|일하는)?\\s*(?:작은\\s*)?[가-힣]{0,4}\\s?(?:회사|기업|카페|가게|식당|업체|매장|사무실|공장|병원|학원|사업장|편의점|농장|제조업|배송업체)`,
    'u',
  ),
  new RegExp(`${number}\\s*명\\s*(?:이서\\s*)?일(?:하|해)`, 'u'),
  new RegExp(`공장\\s*사람\\s*${number}\\s*명`, 'u'),
  new RegExp(
    `(?<![\\d가-힣])(?<!신입\\s?|동료\\s?|간호사\\s?|아이\\s?)${number}\\s*(?:명${isNotThat}|인(?!데|가|지)${isNotThat})(?!\\s*(?:정리|해고|뽑|채용|중|씩|이서|이랑|남|내보|자르|짜르|줄이|퇴사|더|을|를|이\\s))`,
    'u',
  ),
];

/** How many workers the workplace has, as far as the text says. */
export const workersIn = (text: string): number | null => {
  for (const pattern of patterns) {
    const said = pattern.exec(text)?.groups?.n ?? '';
    const found = numbers[said] ?? Number(said.replace(/,/gu, ''));
    if (said !== '' && Number.isFinite(found) && found > 0) return found;
  }
  return null;
};

export type Size = 'under_five' | 'five_or_more' | 'unclear';

/** Whether the workplace has five: nobody near five is told either without looking at each day. */
export const sizeIn = (text: string, workers: number | null): Size | null => {
  const said = says(text);
  const mixed = /(?:주말|교대|야간)\s*(?:알바|조)|알바\s*\d+\s*명|사장\s*\+|\+\s*알바|가끔|동생|가족이/u.test(text);
  if (workers === null) {
    if (/(?:5|오|다섯)\s*(?:인|명)(?:도|이)?\s*(?:미만|이하|안)/u.test(text)) return 'under_five';
    return said('5인이상', '5인 이상', '5명 이상', '오인이상') ? 'five_or_more' : null;
  }
  if (workers >= 3 && workers <= 6 && mixed) return 'unclear';
  return workers < 5 ? 'under_five' : 'five_or_more';
};
