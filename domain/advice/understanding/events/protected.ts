import type { ProtectedState } from '../facts.ts';
import { says } from '../words/words.ts';

const signs: readonly (readonly [ProtectedState, readonly string[]])[] = [
  [
    'work_injury',
    ['산재~', '산업재해~', '업무상 재해~', '업무상 부상~', '업무상 질병~', '요양', '요양중~', '요양 중~'],
  ],
  [
    'birth_leave',
    [
      '출산휴가~',
      '출산 휴가~',
      '출휴~',
      '출산전후휴가~',
      '산전후휴가~',
      '산후휴가~',
      '산후~',
      '유산휴가~',
      '사산휴가~',
    ],
  ],
  ['childcare_leave', ['육아휴직~', '육휴~', '육아기~', '육아 휴직~', '배우자출산휴가~', '배우자 출산휴가~']],
  ['pregnancy', ['임신~', '임산부', '유산~', '출산 예정~', '결혼한다고~', '결혼했더니~', '결혼하니~', '청첩장~']],
  ['union', ['파업~', '쟁의~', '단체교섭~', '노조~', '노동조합~', '조합원~', '조합 활동~', '부당노동행위~']],
  ['sexual_harassment', ['성희롱~', '성추행~', '추행~', '만져서', '만졌~', '성폭력~']],
  ['harassment', ['괴롭힘~', '직장내괴롭힘~', '갑질~', '괴롭혀~', '괴롭히~', '왕따~', '따돌림~', '따돌리~']],
];

/** Hurt while at work, without the word for it. */
const hurtAtWork =
  /(?<![가-힣])(?:일|작업|근무|현장|공장|기계|프레스|지게차|회사|주방|배달)[가-힣]{0,4}\s[^.!?\n]{0,16}(?:다쳐|다쳤|다친|다침|부러[졌져진]|골절|절단|화상|데였|디스크가?\s?(?:터|왔))/u;
/** `허벅지를 만지`: not what somebody touches at work. */
const touched =
  /(?:(?:허벅지|엉덩이|가슴|어깨|허리|(?<![가-힣])몸|다리)(?:을|를|도|에)?|(?<![가-힣])(?:손|팔|볼|등)[을를])\s?(?:자꾸\s?|계속\s?)?(?:만지|만져|만졌|더듬|쓰다듬|주물|감싸|감쌌|끌어당|비비|비볐|두르|둘렀|잡아당)/u;
/** `대표가 욕해서 … 신고하면`: bullied, and it is reported or is to be. */
const abused =
  /(?:대표|사장|상사|팀장|부장|과장|차장|이사|원장|점장|선임|실장|관리자|사수)(?:님)?(?:이|가|은|는|께서)?\s[^.?!]{0,16}(?:욕(?:설)?[을도]?\s?(?:하|해|했|먹)|소리\s?(?:지르|질러|질렀)|폭언|막말|인격\s?모독)/u;
/** A union is named, and is no reason: it doesn't exist, or wasn't asked. */
const noReason =
  /노조(?:는|도|가)?\s*없[가-힣]*|(?:과반수?\s?)?노조(?:의|랑|와|하고)?\s?(?:동의|합의|협의)[가-힣]*\s*(?:도|를|을)?\s*(?:안|없|못|받지)?[가-힣]*/gu;
/** Wished for, and not there yet; or of somebody else. */
const notPregnant = /임신\s?(?:을\s?)?(?:준비|계획|시도)[가-힣]*|난임[가-힣]*/gu;
const onlyInsured = /산재\s?보험(?:도|은|에|이|을)?\s*(?:안|미|없|가입|못)[가-힣]*/gu;
const ofTheFather = /(?:배우자|아내|와이프|집사람)(?:가|의)?\s?(?:출산\s?휴가|출산휴가)[가-힣]*/gu;

/** The text without what is named and is no reason of anything: a union that wasn't asked, a child that is only wished for. */
export const withoutNoReasons = (text: string): string =>
  text.replace(noReason, ' ').replace(notPregnant, ' ').replace(onlyInsured, ' ').replace(ofTheFather, ' 육아휴직 ');

/** `노동청에 임금체불 신고했더니`; not `신고하면 되나요`. */
const toldTheOffice =
  /(?:노동청|노동부|노동지청|국민신문고)(?:에|에다|에서)?\s?(?:[가-힣]{1,6}(?:를|을|로|으로)?\s){0,3}(?:신고|진정|고소|민원)(?:를|을|서를?)?\s?(?:했(?!을)|하니|하자|한\s(?:뒤|후|거|걸|게|것)|한거|한걸|넣(?:었|은|고|으니|자)|냈|낸|함)|근로감독(?!관)/u;

export const protectedIn = (whole: string, grounds: readonly string[]): ReadonlySet<ProtectedState> => {
  const said = says(withoutNoReasons(whole));
  const found = new Set(signs.flatMap(([state, words]) => (said(...words) ? [state] : [])));
  if (/결혼[^.?!]{0,20}(?:그만|퇴사|나가|해고|짤|잘[렸리릴])/u.test(whole)) found.add('pregnancy');
  if (hurtAtWork.test(whole)) found.add('work_injury');
  if (abused.test(whole) && /신고/u.test(whole)) found.add('harassment');
  if (
    touched.test(whole) ||
    /껴안|끌어안|뽀뽀|입을?\s?맞[추춰]|사귀자(?:고|는)|치근덕|집적거|야한\s?(?:농담|말|얘기)|성적인\s?(?:농담|말|접촉)/u.test(
      whole,
    )
  )
    found.add('sexual_harassment');
  // Who is accused has reported nothing.
  if (
    grounds.includes('accused') ||
    /(?:성희롱|성추행|괴롭힘)(?:을|를)?\s*(?:했다고|했다는|가해자|누명)|가해자로\s*(?:몰|지목)/u.test(whole)
  ) {
    found.delete('sexual_harassment');
    found.delete('harassment');
  }
  if (/(?:육아\s?휴직|육휴)\s*(?:중|하는\s*중|기간|쓰는\s*중|들어간)/u.test(whole)) found.add('on_childcare_leave');
  if (toldTheOffice.test(whole)) found.add('labour_office');
  return found;
};
