import type { JudgedDeadline } from './judged-question.ts';

/** May be named to any worker who was dismissed: reason, notice, written notice, relief, its period, whom the Act covers. */
export const ofAnyDismissal: readonly string[] = [
  '근로기준법 제11조',
  '근로기준법 제23조 제1항',
  '근로기준법 제26조',
  '근로기준법 제27조',
  '근로기준법 제28조',
  '근로기준법 제30조',
  '노동위원회규칙 제40조',
  '민법 제161조',
];

export const none: JudgedDeadline = { state: 'none' };

/** Three months to the labour commission. */
export const relief = (lastDay: string | null = null): JudgedDeadline => ({
  state: 'runs',
  route: 'labour_commission',
  rule: '근로기준법 제28조 제2항',
  lastDay,
});
