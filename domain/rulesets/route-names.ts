import type { RouteName } from './ruleset.ts';

export const routeNames: Readonly<Record<RouteName, string>> = {
  labour_commission: '부당해고 구제신청',
  court: '해고무효확인 소송',
  equality_correction: '성차별·성희롱 시정신청',
  unfair_labour_practice: '부당노동행위 구제신청',
  whistleblower_protection: '공익신고자 보호조치 신청',
};
