import type { Facts } from '../facts.ts';
import { says } from '../words/words.ts';

/** The asker is one: `상무가 만졌어요` speaks of another, and `노조 임원` of none of the company. */
const isOfficer =
  /(?:저는|제가|나는|내가)\s[가-힣0-9 ]{0,16}(?<!노조\s?|분회\s?|지회\s?|조합\s?|지부\s?)(?<![가-힣])(?:상무|전무|임원|이사)(?:이사)?(?:로|인데|이고|입니다|예요|이에요|였)|(?<!노조\s?|분회\s?|지회\s?|조합\s?|지부\s?)(?<![가-힣])(?:비등기\s?)?(?:상무|전무|임원)(?:이사)?(?:로\s|입니다|인데|이에요|예요|이었|였|으로\s?(?:일|근무|승진|있))|(?:비등기|미등기)\s?(?:이사|임원)/u;

const school =
  '(?:사립|공립|국립|초등|중학|고등|특수|유치원|학교|고교|(?<![가-힣])(?:초|중|고|여중|여고|남고|외고|과고|예고|자사고|특성화고)|학교\\s?법인|사학)';
const teacher = '(?:(?:정|부장|담임|보건|특수|전공|수석)?교사|교원|교감|교장|선생(?:님)?)';
const teaches = new RegExp(
  [
    `${school}[가-힣]{0,6}\\s?(?:에서\\s)?(?:[가-힣]{1,6}\\s){0,2}[가-힣]{0,3}${teacher}`,
    '교원\\s?(?:소청|징계|지위)|(?<![가-힣])(?:부|조|정)?교수(?:인데|입니다|예요|이고|로\\s)',
    '(?:저는|제가|나는)\\s(?:[가-힣]{1,6}\\s){0,2}(?:정)?교사(?:인데|입니다|예요|이고|로\\s)|(?<![가-힣])정교사',
    // Who teaches there is one by whatever word: `여고에서 국어를 가르치다가 학교법인에서 파면됐어요`.
    `${school}[^.?!\\n]{0,30}가르[치쳐쳤친]`,
    `${teacher}[^.?!\\n]{0,40}(?:학교\\s?법인|재단|이사회)[^.?!\\n]{0,20}(?:해임|파면|면직|직위\\s?해제|정직|감봉|재임용|징계)`,
  ].join('|'),
  'u',
);
/** An academy, a nursery, a term: the labour commission is theirs, as it is of those who don't teach at a school. */
const noTeacher =
  /기간제|어린이집|학원(?!\s?법인)|보육|방과\s?후|시간\s?강사|강사|돌봄|겸임|초빙|과외|행정실|행정\s?직원|사무\s?직원|교무\s?행정|조리|급식|공무직/u;

/** A teacher of a school, not of an academy or a day nursery, nor one for a term. */
export const isTeacher = (whole: string): boolean => teaches.test(whole) && !noTeacher.test(whole);

export const contractIn = (whole: string): Facts['contract'] => {
  const said = says(whole);
  const isPublicWorker = said('공무직~', '무기계약직~');
  if (
    !isPublicWorker &&
    (said('공무원', '교육공무원', '임기제공무원', '군무원', '지방공무원', '국가공무원') || isTeacher(whole))
  )
    return 'public_official';
  if (
    said('등기이사', '등기임원', '사내이사') ||
    isOfficer.test(whole) ||
    /이사(?:로|는)[^.?!]{0,20}(?:등기|해임|부당해고)|명함만\s*이사|이사(?:지|였|직)[^.?!]{0,25}(?:직원|해임)/u.test(
      whole,
    )
  )
    return 'officer';
  if (
    said('라이더', '배달앱', '프리랜서', '위촉계약서', '위촉계약', '사업소득') ||
    /(?<!\d)3\.3(?!\s?(?:일|개월|시간|년|배|\d|도?\s*아니))|삼쩜삼/u.test(whole)
  )
    return 'freelance';
  if (
    said(
      '하청',
      '하청소속',
      '하청업체',
      '파견',
      '파견직',
      '파견업체',
      '용역',
      '용역업체',
      '용역계약',
      '관리업체',
      '경비업체',
      '아웃소싱',
    )
  )
    return 'dispatched';
  if (said('일용', '일용직', '일당', '일당제', '노가다')) return 'daily';
  if (isOffer.test(whole) && !said('수습')) return 'offer';
  if (said('수습', '시용', '인턴', '수습기간', '수습평가')) return 'probation';
  if (said('계약직', '기간제', '재계약', '재계약~', '계약연장~', '계약 연장~', '계약만료~') || ofATerm.test(whole))
    return 'fixed_term';
  return said('정규직', '무기계약') ? 'regular' : null;
};

/** `나오라더니 다른 사람 뽑았대요` is an offer, too. */
const isOffer =
  /오퍼\s?레터|입사\s?(?:전날|하루\s?전)|채용\s?보류|처우\s?협의|입사\s?(?:\d{1,2}\s?일|하루|전날|며칠|일주일|이틀)\s?(?:전에?|앞두고)?[^.?!]{0,20}(?:취소|철회|보류)|합격\s?(?:메일|통보|문자|했|연락|전화|취소)|최종\s?합격|채용\s?(?:내정|취소)|입사\s?취소|입사\s?예정|(?:면접|출근하라|나오라)[^.?!]{0,20}(?:더니|는데|해놓고|했다가)[^.?!]{0,24}(?:다른\s?사람|채용\s?안|안\s?뽑|없던\s?일|보류)/u;

/** `1년짜리`, `11개월 계약`, `계약은 내년 2월까지인데`. */
const ofATerm =
  /\d\s*(?:년|개월)\s?단위|\d\s*년짜리|\d\s*개월\s*(?:짜리|계약(?!금))|계약\s?(?:만료|이\s*\d)|갱신|계약(?:기간|서)?(?:은|이|는)?\s*(?:내년|올해|금년|\d{1,2}월|연말|년말)[^.!?\n]{0,8}까지/u;

/** `intake/ground`, as far as the words say. Read in this order: who the person is comes first. */
const grounds: readonly (readonly [string, readonly string[]])[] = [
  ['detail-17', ['정리해고', '정리해고한다고', '구조조정', '경영상', '감원']],
  ['detail-10', ['무단결근', '무단 결근', '무단결근3일', '결근']],
  ['detail-12', ['겸직', '겸직금지', '부업', '투잡', '이중취업']],
  ['detail-19', ['음주운전', '음주 운전']],
  ['detail-9', ['지각', '지각~', '근태', '조퇴']],
  ['detail-11', ['지시불이행', '업무지시', '지시 불이행', '인사명령 거부']],
  ['detail-20', ['괴롭힘', '성희롱']],
  ['detail-21', ['저성과', '성과', '실적부진', '업무능력', '실적']],
  ['detail-22', ['횡령', '폭행', '폭언', '절도', '비위']],
  ['detail-15', ['허위이력', '학력위조', '경력 허위', '이력서 허위']],
  ['detail-13', ['영업비밀', '기밀 유출', '자료 유출']],
  ['detail-18', ['폐업', '문닫~', '문 닫~', '부서 폐지', '부서없앤~']],
];

export const groundIn = (whole: string): string | null => {
  const said = says(whole);
  return grounds.find(([, words]) => said(...words))?.[0] ?? null;
};
