/** The 23 grounds as the questionnaire names them. Written out: the questionnaire itself is far heavier than a page of names may be. */
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

/** Each ground's id, `detail-3`, and its name, in the questionnaire's order. */
export const sectionNames: readonly { readonly id: string; readonly name: string }[] = names.map((name, index) => ({
  id: `detail-${index + 1}`,
  name,
}));

/** What is called by a name that this page doesn't know keeps its id. */
export const sectionName = (id: string): string => sectionNames.find((section) => section.id === id)?.name ?? id;
