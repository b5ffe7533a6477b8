import { addDays, isLocalDate, koreanText, type LocalDate } from '../kernel/korean/korean-date.ts';
import { isChosen } from '../rulesets/chosen.ts';
import type { Answers } from '../rulesets/ruleset.ts';
import type { ClaimSide } from './claim.ts';

export const owedKey = 'intake/owed';

/** What hasn't been paid, as chosen; null while nobody has said. */
export const owedOf = (answers: Answers): readonly string[] | null => {
  const value = answers.get(owedKey);
  return isChosen(value) ? value : null;
};

/** All pay is due within fourteen days of the end of the work (근로기준법 제36조): the last of them. */
export const lastDayToPay = (end: LocalDate): LocalDate => addDays(end, 14);

/** `그만둔 날부터 14일 안(2026년 11월 3일까지)`. */
export const withinFourteenDays = (end: LocalDate | null): string =>
  `그만둔 날부터 14일 안${isLocalDate(end) ? `(${koreanText(lastDayToPay(end))}까지)` : ''}`;

/** What follows a late payment, for each kind of pay that is due at the end. */
export const ifLate = (side: ClaimSide): readonly string[] => [
  '그 기한이 지나면 다음 날부터 시행령이 정한 이율의 지연이자가 붙어요. 회사가 도산했거나 법원·노동위원회에서 다툴 만한 금액이면 붙지 않을 수 있어요(근로기준법 제37조).',
  side === 'employee'
    ? '받을 권리는 3년이 지나면 사라져요. 회사가 주지 않으면 노동청(국번 없이 1350)에 진정할 수 있어요.'
    : '근로자의 권리는 3년 동안 이어지고, 지급하지 않으면 근로자가 노동청에 진정할 수 있어요.',
];
