/**
 * The names of the questionnaire's 23 sections. They are written here, because loading the questionnaire for its names
 * would be too large.
 */
const names = [
  '채용내정 취소',
  '수습·시용',
  '기간제 근로자',
  '파견·도급·프리랜서',
  '임원(등기/비등기)',
  '정년',
  '상시 5인 미만 사업장',
  '사직·합의해지 취소 및 해고 서면통지 의무',
  '결근(근태불량)',
  '무단결근',
  '지시불이행(업무명령 위반)',
  '겸직금지 위반',
  '영업비밀 누설',
  '내부고발',
  '이력서 허위기재',
  '당연퇴직(자동면직)',
  '정리해고(경영상 해고)',
  '사업부 폐지·폐업',
  '음주운전',
  '직장 내 괴롭힘·성희롱',
  '저성과(업무능력 부족)',
  '직장질서 문란',
  '기타 사유',
] as const;

/** The same sections in the words of the question that a person chooses from. */
const inTheirWords = [
  '합격했는데 채용이 취소됐어요',
  '수습 기간에 해고되거나 정식 채용을 거절당했어요',
  '계약직인데 계약이 끝났다고 해요',
  '프리랜서·용역·파견으로 일했어요',
  '임원으로 일하다 해임됐어요',
  '정년이라며 퇴직하라고 해요',
  '직원이 5명보다 적은 곳이에요',
  '사직서를 썼거나 말로 해고됐어요',
  '지각이나 결근이 잦다고 해고됐어요',
  '승인 없이 결근했다고 해고됐어요',
  '지시나 인사명령을 따르지 않았다고 해고됐어요',
  '다른 일도 했다고 해고됐어요 (겸직·부업)',
  '회사 자료나 비밀을 내보냈다고 해고됐어요',
  '회사의 문제를 신고한 뒤 해고됐어요',
  '이력서가 사실과 다르다고 해고됐어요',
  '자동으로 퇴직 처리됐어요 (당연퇴직)',
  '회사 사정이 어렵다며 해고됐어요 (정리해고)',
  '회사나 부서가 없어진다고 해고됐어요',
  '음주운전을 했다고 해고됐어요',
  '괴롭힘이나 성희롱과 관련해 해고됐어요',
  '일을 못한다고 해고됐어요 (저성과)',
  '직장 질서를 어지럽혔다고 해고됐어요',
  '다른 이유예요',
] as const;

/** The id of each section, `detail-3`, its name, and how the questionnaire says it, in the questionnaire's order. */
export const sectionNames: readonly { readonly id: string; readonly name: string; readonly said: string }[] = names.map(
  (name, index) => ({ id: `detail-${index + 1}`, name, said: inTheirWords[index] ?? name }),
);

/** An unknown section is shown by its id. */
export const sectionName = (id: string): string => sectionNames.find((section) => section.id === id)?.name ?? id;
