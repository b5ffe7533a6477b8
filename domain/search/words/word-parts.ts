/**
 * Where two syllables of a text are a word, or begin one, and where they only belong to two other words: 사표 in 의사표시, 합의 in
 * 노동조합의. Korean writes compounds as one word, so a word may stand within a longer one (징계해고, 하도급): it is taken for none only
 * where the words around it explain both of its syllables.
 */

/**
 * Nouns of which the compounds of labour decisions are made, as 표준국어대사전 has them; and those that people look for. Whether another
 * pair of syllables is a word isn't known, so it counts wherever it stands.
 */
const nouns: ReadonlySet<string> = new Set(
  [
    '해고 징계 정직 감봉 견책 경고 파면 해임 면직 강등 전보 전직 전출 전적 발령 대기 휴직 복직 사직 사표 퇴직 정년 퇴사 입사 채용 내정 시용 수습 갱신 촉탁 위촉',
    '계약 기간 근로 노동 조합 단체 교섭 협약 쟁의 분쟁 파업 임금 급여 수당 상여 연차 휴가 휴업 최저 평균 통상 보험 산업 재해 산재 요양 육아 보육 아동 출산',
    '구제 신청 판정 판결 결정 명령 처분 절차 양정 소명 심의 의결 재심 통지 통보 고지 통고 서면 문서 예고 출석 이의 항의 제기 기각 각하 이행 이익 적격',
    '인사 고과 평가 성과 실적 지시 업무 직무 근무 담당 보직 직위 직책 직급 직장 직원 사원 임원 위원 팀원 교원 인원 결원 이사 감사 간부 소장 상사 기사 강사 교사 의사 회사 본사',
    '표시 동의 합의 협의 결의 임의 고의 회의 주의 총회 지회 이사회 지점 부서 병원 법원 기관 기업 업체 법인 현장 시설 사업 영업 운영 경영 폐업 양도 양수 도급 파견 용역 입찰',
    '사유 사실 사정 사건 사고 사항 사례 행위 행사 행동 혐의 비위 위반 준수 위법 불법 부당 부정 정당 허위 경위 원인 결과 효과 경과 정도 한도 제도 태도',
    '폭행 폭언 발언 모욕 상해 손해 손상 배상 보상 금전 금품 벌금 자금 횡령 배임 절도 사기 수수 고소 고발 신고 제보 진정 민원 변명 사과 형사 행정 수사 조사 심사 검사 감정 공사 공정',
    '결근 지각 조퇴 출근 퇴근 출장 무단 이탈 음주 운전 운행 승무 승진 교통 버스 택시 배차 차량 겸직 기밀 비밀 정보 자료 기록 문자 개인 상담 명예 안전 보건 보호 예방 조작 위조',
    '규정 규칙 기준 지침 조항 조건 요건 자격 의무 권한 원칙 예정 특정 별정 고정 확정 인정 산정 선정 수정 개정 조정 시정 금지 제한 면제 배제 전제 지급 지원 청구 요구 거부 비교 대상 전체 상황',
    '시간 시점 이전 이후 직전 직후 사전 종전 사이 차이 최대 최소 연장 연속 야간 초과 종료 만료 해지 체결 작성 진행 과정 목적 문제 방법 방식 활동 이동 이용 사용 고용 도과 도래 도달 발생',
  ]
    .join(' ')
    .split(' '),
);

/** Longer ones that others follow: 경영상 해고, 퇴직금 지급. */
const longer: ReadonlySet<string> = new Set(
  '경영상 위원회 이사회 근로자 노동자 사용자 조합원 운전원 퇴직금 상여금 보상금 지원금 과징금 승무원 공무원'.split(' '),
);

/** What follows a noun in the same word and is no word. */
const endings: ReadonlySet<string> = new Set(
  [
    '의 을 를 은 는 이 가 에 로 과 와 도 만 에서 에게 에는 에도 에서는 에게는 로서 로써 로는 로도 로부터 과의 와의 과는 와는 까지 부터 만을 만이 이나 이란 이라 이고 이며 이므로 이다',
    '직 직의 직을 직은 직이 직에 직에서 직으로 직과 직인',
  ]
    .join(' ')
    .split(' '),
);
const LONGEST_ENDING = 4;

/** Whether it is known where these two syllables are a word. */
export const isKnownNoun = (pair: string): boolean => nouns.has(pair);

/** Whether these syllables end with a word that others follow: 징계, 경영상. */
export const endsWithNoun = (syllables: string): boolean =>
  nouns.has(syllables.slice(-2)) || longer.has(syllables.slice(-3));

/**
 * Whether the two syllables at `at` are a word there, or begin one.
 * @param text folded
 * @param inWord the number of earlier syllables in the same word, as `visitPairs` has it
 */
export const standsAt = (text: string, at: number, inWord: number): boolean => {
  if (inWord === 0) return true;
  const isBehindLonger = inWord > 1 && longer.has(text.slice(at - 2, at + 1));
  // As words of two syllables follow one another: 지급 in 임금지급여부, although there are 금지 and 급여.
  if (!isBehindLonger && (inWord % 2 === 0 || !nouns.has(text.slice(at - 1, at + 1)))) return true;
  return !nouns.has(text.slice(at + 1, at + 3)) && !endings.has(restOf(text, at + 1));
};

/** The same of two syllables with a blank between, the second at `next`: a word that is written letter by letter. */
export const standsApart = (text: string, next: number, inWord: number): boolean => {
  const rest = restOf(text, next + 1);
  return inWord === 0 && (rest === '' || endings.has(rest));
};

const restOf = (text: string, from: number): string =>
  /^[\uac00-\ud7a3]*/.exec(text.slice(from, from + LONGEST_ENDING + 1))?.[0] ?? '';

/** The term of a case in which a noun stands nowhere, though its two syllables do. No text has it. */
export const onlyWithin = (noun: string): string => `~${noun}`;
