import type { RouteName } from './ruleset.ts';

/** What the ways to dispute a dismissal are called, to everybody. */
export const routeNames: Readonly<Record<RouteName, string>> = {
  labour_commission: '노동위원회 구제신청',
  court: '법원 소송 (해고무효확인)',
  equality_correction: '성차별·성희롱 시정신청',
  unfair_labour_practice: '부당노동행위 구제신청',
  whistleblower_protection: '공익신고자 보호조치 신청',
  appeal_review: '소청심사 청구',
  labour_commission_review: '중앙노동위원회 재심신청',
  administrative_suit: '재심판정 취소소송 (행정소송)',
  labour_office: '고용노동부 신고 (진정·고소)',
};
