import type { SearchWords } from './search-word-events.ts';

const same = (words: string, finds: string): SearchWords => ({
  words: listOf(words),
  finds: listOf(finds),
  bothWays: true,
});
const wider = (words: string, finds: string): SearchWords => ({
  words: listOf(words),
  finds: listOf(finds),
  bothWays: false,
});
const listOf = (text: string): string[] => text.split(', ');

/** The first entries of the table: legal terms beside words of everyday speech. The firm changes the table. */
export const firstSearchWords: readonly SearchWords[] = [
  same('정리해고', '경영상 해고, 경영상 이유에 의한 해고'),
  wider('짤림, 짤렸, 짤린, 잘림, 잘렸, 잘린', '해고'),
  wider('정직, 감봉, 견책, 강등, 파면', '징계'),
  same('본채용 거부', '본채용 거절'),
  same('수습', '시용'),
  same('계약직', '기간제'),
  same('갱신거절', '재계약 거절, 계약만료'),
  wider('왕따, 따돌림, 갑질', '직장 내 괴롭힘'),
  wider('성추행', '성희롱'),
  same('이메일', '전자우편'),
  wider('카톡, 문자', '문자메시지'),
  same('전보', '전직, 배치전환'),
  wider('인사이동, 발령', '전보'),
  same('권고사직', '사직 권유'),
  wider('월급', '임금'),
  same('라이더', '배달기사'),
  same('밀린 임금', '임금체불'),
];
