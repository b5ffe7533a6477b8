import type { SectionWords } from '../vocabulary.ts';

/**
 * Words by which a decision shows that it decides a section's question. A word with `weight` 3 is enough; a lower weight
 * needs a second word.
 */
export type Sign = { readonly words: RegExp; readonly weight: 1 | 2 | 3 | 4 };

const sign = (words: RegExp, weight: Sign['weight'] = 3): Sign => ({ words, weight });

/**
 * The matters of decisions, by the words of 판시사항 and 판정사항. If two have the same score and are in as many sentences, the
 * earlier in this list comes first: how the employment ended before what the worker had done, and both before status, size
 * and notice, which nearly every decision mentions. Section 23 has no words: it is used when no other section fits.
 */
export const sectionSigns: readonly (readonly [SectionWords['id'], readonly Sign[]])[] = [
  [
    'detail-1',
    [
      sign(
        /채용\s?내정|(?<!본\s?)채용(?:을|이|의)?\s?(?:취소|철회)|채용통지.{0,20}채용하지|합격.{0,12}(?:취소|철회|채용하지)/,
      ),
    ],
  ],
  [
    'detail-2',
    [sign(/시용(?!\s?기간이\s?지난)/), sign(/본\s?채용/), sign(/(?<![가-힣])수습(?!공무원)/), sign(/해약권/, 2)],
  ],
  [
    'detail-3',
    [
      sign(/(?:갱신|재계약|재임용|전환)[^.]{0,12}기대/),
      sign(/갱신\s?거절|계약의?\s?갱신|재계약|갱신계약/),
      sign(/(?:계약|임용|위촉|고용)\s?(?:기간)?(?:의|이)?\s?(?:기간)?\s?만료|(?<!시용|수습|휴직|정직)\s?기간\s?만료/),
      sign(/기간제|무기계약|정규직\s?전환/),
      sign(/기간을\s?정(?:한|하여)\s?(?:근로계약|고용계약|채용)/),
      sign(/기간의\s?정함이\s?(?:없는|있는)/, 1),
    ],
  ],
  [
    'detail-17',
    [
      sign(/정리\s?해고(?!가\s?아닌)|경영상\s?(?:이유|해고)/),
      sign(/긴박한\s?경영상|해고\s?회피|해고\s?대상자(?:의|를)?\s?(?:선정|선별)|우선\s?재고용|인원\s?감축/),
    ],
  ],
  [
    'detail-18',
    [sign(/폐업(?!일)/), sign(/사업(?:부|부문|장|체)?(?:의|을|를)?\s?(?:실질적인\s?)?(?:폐지|폐쇄)|폐장|위장폐업/)],
  ],
  // What a worker would have earned until retirement (정년까지의 일실급료) is a question of damages.
  ['detail-6', [sign(/정년(?!까지)/), sign(/촉탁|고령이라는/, 2)]],
  [
    'detail-16',
    [
      // `당연퇴직사유에도 해당하더라도`: a decision about discipline, where the rule of 당연퇴직 would have fitted, too.
      sign(
        /당연\s?(?:퇴직|면직)(?!\s?사유에(?:도\s?해당|\s?해당(?:한다\s?)?하더라도))|자동\s?(?:퇴직|면직|소멸)|직권\s?면직/,
      ),
      sign(/금고\s?이상|유죄판결/, 2),
      sign(/(?<!명예|희망|당연|당연\s)퇴직\s?(?:사유|처분)/),
    ],
  ],
  ['detail-15', [sign(/이력서|(?:경력|학력|이력)[^.]{0,8}(?:허위|사칭|은폐|속)|허위\s?(?:경력|학력|이력)/)]],
  ['detail-20', [sign(/성희롱|성추행|성폭력|괴롭힘|2차\s?(?:가해|피해)|성적\s?언동/, 4)]],
  ['detail-10', [sign(/무단\s?결근/), sign(/무단\s?이탈|출근\s?(?:독촉|명령)|근로제공의무/)]],
  [
    'detail-9',
    [
      sign(/근태|근무\s?(?:태만|해태)|직무\s?태만|업무\s?태만|지각|조퇴|조기\s?퇴근/),
      sign(/근무시간\s?중/),
      sign(/(?<!무단\s?)결근/, 2),
    ],
  ],
  [
    'detail-11',
    [
      sign(
        /(?:업무|작업|배차|승무|상사의|상급자의)\s?(?:상\s)?지시[^.]{0,24}(?:불이행|거부|위반|불응|따르지)|지시\s?불이행/,
      ),
      sign(/(?:전보|전직|배치전환|인사|복직)\s?명령[^.]{0,16}(?:거부|불응|따르지)|부임을?\s?거부/),
      sign(/서명[^.]{0,4}거부|항명|업무\s?명령/),
      // Whether a transfer was just decides whether it could be refused.
      sign(/(?:전직|전보|배치\s?전환|전출)\s?(?:명령|발령|처분|권|조치)/),
      sign(/시말서/),
    ],
  ],
  ['detail-12', [sign(/겸직|겸업|이중\s?취업|부업|영리\s?(?:활동|행위)/)]],
  [
    'detail-13',
    [
      sign(
        /영업\s?비밀|(?:기밀|비밀)[^.]{0,4}(?:누설|유출)|(?:자료|정보|문서|서류|일지|회의록)[^.]{0,8}(?:유출|반출)|대외비/,
      ),
    ],
  ],
  [
    'detail-14',
    [sign(/내부\s?고발|공익\s?신고|제보|수사기관에\s?고소|진정서/), sign(/비리[^.]{0,12}(?:폭로|공표|신고)|비방/, 2)],
  ],
  ['detail-19', [sign(/음주|주취|면허\s?(?:취소|정지)/), sign(/사생활/, 2)]],
  [
    'detail-21',
    [sign(/저성과|(?:업무|직무)\s?(?:수행\s?)?(?:능력|역량)|근무\s?성적|실적[^.]{0,40}(?:불량|부진|저조)|개선\s?기회/)],
  ],
  [
    'detail-22',
    [
      sign(/폭행|멱살|상해/),
      sign(/폭언|욕설|모욕|협박|반말|발언/),
      sign(/(?:직장|위계|기업|사내)\s?질서|하극상/),
      sign(/명예를?\s?훼손|불화/, 2),
    ],
  ],
  ['detail-5', [sign(/(?<!노조\s?|조합\s?)임원|등기이사|부사장|전무이사|상무이사|감사\s?해임|위임관계/)]],
  [
    'detail-4',
    [
      sign(
        /근로자성|프리랜서|위탁계약|특수형태|위장도급|불법\s?파견|근로자\s?파견|파견근로|묵시적\s?근로계약|사용\s?종속/,
      ),
      sign(/근로기준법(?:상의?|에서\s?정한|에\s?따른|의)?\s?근로자(?![가-힣]*대표)/),
    ],
  ],
  [
    'detail-8',
    [
      sign(/사직|의원\s?면직|합의\s?해지|명예\s?퇴직|진의\s?아닌|비진의|자진(?:하여)?\s?퇴(?:사|직)|퇴직\s?의사/),
      sign(
        /해고(?:처분)?(?:가|이|의)?\s?존(?:재|부)|해고가\s?있는지|해고한\s?것으로\s?볼|해고에\s?의하여\s?종료|해고(?:로|라고)\s?(?:볼|보기|단정|인정하기)/,
      ),
      sign(/서면[^.]{0,8}통지|구두\s?(?:로\s?)?해고|해고\s?(?:의\s?)?예고/),
    ],
  ],
  [
    'detail-7',
    [
      sign(
        /상시\s?(?:사용하는\s?)?(?:[45]|다섯)\s?(?:인|명)|[45]인\s?(?:미만|이하)|상시\s?(?:사용하는\s?)?근로자\s?수/,
      ),
      sign(/해고제한|근로기준법의?\s?적용\s?(?:범위|대상)/),
    ],
  ],
];
