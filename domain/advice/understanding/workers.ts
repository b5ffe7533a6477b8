import { says } from './words/words.ts';

const numbers: Readonly<Record<string, number>> = {
  ...{ 한: 1, 두: 2, 둘: 2, 세: 3, 셋: 3, 네: 4, 넷: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10, 스무: 20 },
};
const number = String.raw`(?<n>\d[\d,]*|${Object.keys(numbers).join('|')})`;
/** `5인 미만`, `5명도 안 되는`: no number of theirs. */
const isNotThat = '(?!\\s*(?:미만|이하|이상)|(?:도|이)?\\s*안\\s?[되돼된됨])';
const between = '[^\\d.!?\\n]{0,14}?';
const boss = '(?:사장|대표|원장|점장|사업주)(?:님)?';
/** Those who are counted are a part of the staff: `저 포함 4명 나가래요`, `조합원 4명`, `신입 2명`, `4명만`, `나머지 20명`. */
const ofAPart =
  /(?:조합원|신입|동료|동기|팀원|저희\s?팀|우리\s?팀|계약직|기간제|파견직?|나머지|다른\s?사람|다른\s?직원|대상자|아이|원아|손님|학생|환자|경쟁자|지원자|면접자)(?:들)?(?:은|는|이|가|만)?\s*\d[\d,]*\s*명|\d[\d,]*\s*명\s*(?:만(?!\s*(?:일|근무|있))|씩|이?\s?(?:나가래|나가라|짤|잘[렸리]|해고|남았|뽑|그만두|퇴사|대상))/gu;

const atADistance = new RegExp(
  `(?:직원|사원|근로자|종업원|인원|선생님|교사|강사|회사|규모|가게|공장|매장)${between}${number}\\s*(?:여\\s*)?(?:명${isNotThat}|인(?!데|가|지)${isNotThat})(?!\\s*(?:만|남|중|뽑|다|을|를|한테|에게|이서|내보|자[르른를]|짜[르른를]|짤|해고|정리|줄이))`,
  'u',
);

/** Words of a workplace beside the figure; the first that fits is taken. */
const patterns: readonly RegExp[] = [
  // All together comes before a part of it: `지점은 4명인데 본사까지 하면 50명`.
  new RegExp(
    `(?:합치면|합쳐서?|합하면|합해서|까지\\s*(?:다\\s*)?(?:하면|치면|합치면|포함하면)|다\\s*(?:하면|해서|합쳐)|전체(?:로)?(?:는|가|다)?|전부(?:는|다)?|총(?:원|인원)?|모두)\\s*(?:직원(?:이|은)?\\s*)?(?:한\\s*)?${number}\\s*(?:여\\s*)?(?:명|인(?!데|가|지))${isNotThat}`,
    'u',
  ),
  // `직원 12명 중 3명`.
  new RegExp(`${number}\\s*명\\s*중(?:에서?|에)?\\s*(?:저\\s*포함\\s*)?(?:\\d|한|두|세|네)`, 'u'),
  new RegExp(`직원\\s*${number}\\s*(?:명)?\\)`, 'u'),
  atADistance,
  new RegExp(
    `${number}\\s*(?:여\\s*)?(?:명|인(?!데|가|지))(?!\\s*더)${isNotThat}\\s*(?:정도|쯤|넘는|규모|남짓)?\\s*(?:되는|있는|인|의|짜리|뿐인|일하는)?\\s*(?:작은\\s*)?[A-Za-z가-힣]{0,6}\\s?(?:회사|기업|카페|가게|식당|업체|매장|사무실|공장|병원|학원|사업장|편의점|농장|제조업|배송업체|미용실|어린이집)`,
    'u',
  ),
  new RegExp(`${number}\\s*명\\s*(?:이서\\s*)?일(?:하|해)`, 'u'),
  new RegExp(`공장\\s*사람\\s*${number}\\s*명`, 'u'),
  new RegExp(
    `(?<![\\d가-힣])(?<!신입\\s?|동료\\s?|간호사\\s?|아이\\s?)${number}\\s*(?:명${isNotThat}|인(?!데|가|지)${isNotThat})(?!\\s*(?:정리|해고|뽑|채용|중|씩|이서|이랑|남|내보|자[르른를]|짜[르른를]|짤|줄이|퇴사|더|을|를|이\\s))`,
    'u',
  ),
  // `직원이 넷입니다`, `알바는 저랑 셋임`.
  /(?:직원|사원|알바생?|종업원|근로자|사람|인원)(?:들)?(?:은|는|이|가|도|수는)?\s?(?:저\s?(?:랑|하고|까지|포함)\s?|(?:다|모두|전부|합쳐|다\s?해서|다\s?합쳐)\s?)*(?<n>둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)(?=(?:이|입|임|인|뿐|밖|예|있|이\s?다)?[가-힣]{0,6}(?:\s|$|[.,!?~]))(?!\s?(?:한테|중|을|를))/u,
  // `직원25`, without a word behind the figure.
  /(?:직원|사원|인원)(?:은|이|수|수는)?\s*(?<n>\d{1,5})(?=\s|$|[.,!?~)])/u,
];

/** The boss is none of the workers: `사장 포함 5명` are four. */
const withBoss = new RegExp(
  `${boss}\\s*(?:까지|도)?\\s*(?:포함(?:해서|해|하면)?|껴서|까지|합쳐서?|합해서)\\s*(?:총\\s*)?$`,
  'u',
);

/** `직원 45명`: the word and its figure side by side, which a smaller figure further off takes nothing from. */
const beside = new RegExp(
  `(?:직원|사원|근로자|종업원|인원|상시)(?:은|이|수|수는|수가)?\\s*${number}\\s*(?:여\\s*)?명${isNotThat}(?!\\s*(?:만|남|중|뽑|다|을|를|한테|에게|이서|내보|자르|짜르|짜른|짤|해고|정리|줄이|이\\s|가\\s|더))`,
  'u',
);

/** `직원 한 명이 물건을 팔다가`: not how many there are. */
const oneOfThem =
  /(?:직원|사원|알바생|알바|근로자|과장|대리|팀장|부장|신입|기사|강사|디자이너)\s?(?:한\s?[명분]|1\s?명)(?=\s?(?:이|을|가|은|는|한테|에게|만)\s)/gu;

/** How many workers the workplace has, as far as the text says. */
export const workersIn = (text: string): number | null => {
  const ofAll = text
    .replace(ofAPart, (part) => ' '.repeat(part.length))
    .replace(oneOfThem, (part) => ' '.repeat(part.length));
  for (const pattern of patterns) {
    const match = pattern.exec(ofAll);
    const said = match?.groups?.n ?? '';
    const found = numbers[said] ?? Number(said.replace(/,/gu, ''));
    if (match === null || said === '' || !Number.isFinite(found) || found <= 0) continue;
    const before = ofAll.slice(0, match.index + match[0].indexOf(said)).slice(-20);
    const counted = withBoss.test(before) && found > 1 ? found - 1 : found;
    const aside = Number((beside.exec(ofAll)?.groups?.n ?? '0').replace(/,/gu, ''));
    return pattern === atADistance && aside > counted ? aside : counted;
  }
  return null;
};

export type Size = 'under_five' | 'five_or_more' | 'unclear';

/** Whether the workplace has five: nobody near five is told either without looking at each day. */
export const sizeIn = (text: string, workers: number | null): Size | null => {
  const said = says(text);
  if (/(?<!\d)4\s*(?:[~,-]|에서)\s*5\s*(?:명|인)|네다섯|너댓|너덧|대여섯/u.test(text)) return 'unclear';
  const mixed = /(?:주말|교대|야간)\s*(?:알바|조)|알바\s*\d+\s*명|사장\s*\+|\+\s*알바|가끔|동생|가족이/u.test(text);
  if (workers === null) {
    if (/(?:5|오|다섯)\s*(?:인|명)(?:도|이)?\s*(?:미만|이하|안)/u.test(text)) return 'under_five';
    const [, atLeast = '0'] = /(?<!\d)(\d{1,6})\s*(?:인|명)\s*(?:이상|초과|넘)/u.exec(text) ?? [];
    if (Number(atLeast) >= FIVE || /(?:수십|수백|몇십|몇백)\s*명|대기업/u.test(text)) return 'five_or_more';
    return said('5인이상', '5인 이상', '5명 이상', '오인이상') ? 'five_or_more' : null;
  }
  if (workers >= 3 && workers <= 6 && mixed) return 'unclear';
  // Eight who take turns may be three a day.
  if (workers >= FIVE && workers <= MOST_OF_SHIFTS && /교대|번갈아|돌아가(?:며|면서)/u.test(text)) return 'unclear';
  // A branch of a larger company: whether they are one business has to be looked at.
  if (workers >= FIVE && isSmallBranch(text)) return 'unclear';
  return workers < FIVE ? 'under_five' : 'five_or_more';
};
const FIVE = 5;
const MOST_OF_SHIFTS = 10;

const isSmallBranch = (text: string): boolean =>
  /지점|지사|본사|본점|분점|계열사/u.test(text) &&
  [...text.matchAll(/(?<!\d)([1-4])\s*(?:명|인(?!데|가|지))(?!\s*만)/gu)].length > 0;
