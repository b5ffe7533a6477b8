import type { RouteName } from './ruleset.ts';

/** What the ways to dispute a dismissal are called, to everybody. */
export const routeNames: Readonly<Record<RouteName, string>> = {
  labour_commission: '노동위원회 구제신청',
  court: '법원 소송 (해고무효확인)',
  equality_correction: '성차별·성희롱 시정신청',
  unfair_labour_practice: '부당노동행위 구제신청',
  whistleblower_protection: '공익신고자 보호조치 신청',
  appeal_review: '소청심사 청구',
};
