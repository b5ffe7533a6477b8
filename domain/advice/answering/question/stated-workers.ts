/** How many workers a question says that the workplace has; null where it doesn't. */
export const statedWorkers = (text: string): number | null => {
  const flat = text.replace(/\s+/gu, '');
  if (/5인미만|5명미만|오인미만|다섯명(?:도)?(?:미만|안)/u.test(flat)) return 4;
  if (/5인이상|5명이상|오인이상/u.test(flat)) return 5;
  for (const pattern of patterns) {
    const [, said = ''] = pattern.exec(flat) ?? [];
    const number = numbers[said] ?? Number(said.replace(/,/gu, ''));
    if (said !== '' && Number.isFinite(number)) return number;
  }
  return null;
};

const numbers: Readonly<Record<string, number>> = {
  ...{ 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10, 스무: 20 },
};
const number = `(\\d[\\d,]*|${Object.keys(numbers).join('|')})`;
const patterns = [
  new RegExp(
    `(?:직원|사원|근로자|종업원|직원수|인원)(?:이|은|는|도|수|만|총|전체|다해서|모두|전부|약|대략|저포함|나포함|알바포함|사장포함)*${number}명`,
    'u',
  ),
  new RegExp(
    `${number}(?:명|인)(?:정도|쯤|넘|규모|남짓)?(?:되|있|인|의|짜리|일하)?(?:는|은)?(?:작은)?(?:회사|카페|가게|식당|업체|매장|사무실|공장|병원|학원|사업장)`,
    'u',
  ),
];
