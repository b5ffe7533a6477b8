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

/** The id of each section, `detail-3`, and its name, in the questionnaire's order. */
export const sectionNames: readonly { readonly id: string; readonly name: string }[] = names.map((name, index) => ({
  id: `detail-${index + 1}`,
  name,
}));

/** An unknown section is shown by its id. */
export const sectionName = (id: string): string => sectionNames.find((section) => section.id === id)?.name ?? id;
