import type { SectionId } from '../rulesets/ruleset.ts';

/**
 * The reasons for a dismissal in general words, for people who aren't its owner. What tells of protected persons
 * (내부고발, 괴롭힘·성희롱) and of the workplace's size is left out.
 */
const wordOf: Readonly<Record<string, string>> = {
  'detail-1': '채용 취소',
  'detail-2': '수습이 끝나며',
  'detail-3': '계약 기간이 끝나며',
  'detail-4': '일하는 형태',
  'detail-5': '일하는 형태',
  'detail-6': '정년',
  'detail-8': '사직 권유나 서면 없는 해고',
  'detail-9': '근태',
  'detail-10': '근태',
  'detail-11': '징계',
  'detail-12': '징계',
  'detail-13': '징계',
  'detail-15': '징계',
  'detail-16': '자동 퇴직',
  'detail-17': '회사 사정',
  'detail-18': '회사 사정',
  'detail-19': '징계',
  'detail-21': '성과',
  'detail-22': '징계',
};

const otherwise = '그 밖의 사정';

export const generalGrounds = (grounds: readonly SectionId[]): readonly string[] => {
  const words = new Set(grounds.flatMap((ground) => wordOf[ground] ?? []));
  return words.size > 0 ? [...words] : [otherwise];
};
