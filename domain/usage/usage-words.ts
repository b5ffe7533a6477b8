import { count } from '../kernel/korean/korean-formats.ts';
import type { CallOutcome } from './usage-events.ts';

/** The firm's words for the use of the AI. */

export const outcomeNames: Readonly<Record<CallOutcome, string>> = {
  answered: '답함',
  stopped: '멈춤',
  cut: '중간에 끊김',
  failed: '답하지 못함',
  lost: '알 수 없음',
};

/** Calls that aren't over. */
export const runningName = '진행 중';

const exact = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 2 });

/** Micro-won in won: whole ones from a thousand on, with two decimals below. */
export const costInWon = (microWon: number): string => {
  const amount = microWon / 1_000_000;
  return `${amount >= 1000 ? count(Math.round(amount)) : exact.format(amount)}원`;
};
