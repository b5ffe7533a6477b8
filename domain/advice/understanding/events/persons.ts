import type { Facts, ProtectedState } from '../facts.ts';
import { says } from '../words.ts';

export const contractIn = (whole: string): Facts['contract'] => {
  const said = says(whole);
  if (said('공무원', '교육공무원', '임기제공무원', '군무원')) return 'public_official';
  if (
    said('등기이사', '등기임원', '사내이사', '상무', '상무이사', '전무', '임원') ||
    /이사(?:로|는)[^.?!]{0,20}(?:등기|해임|부당해고)|명함만\s*이사|이사(?:지|였|직)[^.?!]{0,25}(?:직원|해임)/u.test(
      whole,
    )
  )
    return 'officer';
  if (
    said('라이더', '배달앱', '프리랜서', '위촉계약서', '위촉계약', '3.3', '3.3%', '사업소득') &&
    !/3\.3도?\s*아니/u.test(whole)
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
  if (
    /합격\s?(?:메일|통보|문자|했|연락|취소)|채용\s?(?:내정|취소)|입사\s?취소|입사\s?예정/u.test(whole) &&
    !said('수습')
  )
    return 'offer';
  if (said('수습', '시용', '인턴', '수습기간', '수습평가')) return 'probation';
  if (said('계약직', '기간제', '재계약', '재계약~') || /\d\s*년짜리|계약\s?(?:만료|이\s*\d)|갱신/u.test(whole))
    return 'fixed_term';
  return said('정규직', '무기계약') ? 'regular' : null;
};

const signs: readonly (readonly [ProtectedState, readonly string[]])[] = [
  ['work_injury', ['산재', '산업재해', '업무상 재해', '업무상 부상', '산재로', '요양']],
  ['birth_leave', ['출산휴가', '출산 휴가', '출휴', '출산전후휴가', '산전후휴가']],
  ['childcare_leave', ['육아휴직', '육휴', '육아기', '육아 휴직', '배우자출산휴가']],
  ['pregnancy', ['임신~', '임산부', '유산~', '출산 예정~', '결혼한다고~', '결혼했더니~', '결혼하니~', '청첩장~']],
  ['union', ['노조', '노동조합', '조합원', '조합 활동']],
  ['sexual_harassment', ['성희롱~', '성추행~', '추행~', '만져서', '만졌~', '성폭력']],
  ['harassment', ['괴롭힘', '직장내괴롭힘', '갑질']],
];

export const protectedIn = (whole: string, grounds: readonly string[]): ReadonlySet<ProtectedState> => {
  const said = says(whole);
  const found = new Set(signs.flatMap(([state, words]) => (said(...words) ? [state] : [])));
  // `노조 없고`, `노조는 없어요` says of nobody that a union is the reason; nor does a rehired pensioner's agreement.
  if (/노조(?:는|도|가)?\s*없/u.test(whole)) found.delete('union');
  // Who is accused has reported nothing.
  if (
    grounds.includes('accused') ||
    /(?:성희롱|성추행|괴롭힘)(?:을|를)?\s*(?:했다고|했다는|가해자|누명)|가해자로\s*(?:몰|지목)/u.test(whole)
  ) {
    found.delete('sexual_harassment');
    found.delete('harassment');
  }
  if (/육아\s?휴직\s*(?:중|하는\s*중)/u.test(whole)) found.add('on_childcare_leave');
  if (
    /노동청에\s?(?:회사를?\s*|사장을?\s*)?(?:신고|진정|고소)(?:했|하니|하자|한|넣|함)|노동부에\s?(?:신고|진정)(?:했|한|함)|근로감독/u.test(
      whole,
    )
  )
    found.add('labour_office');
  return found;
};

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
