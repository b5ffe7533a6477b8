export type ClaimKind =
  | 'notice_allowance'
  | 'back_pay'
  | 'rest_of_term'
  | 'unpaid_wages'
  | 'severance'
  | 'annual_leave'
  | 'wage_guarantee'
  | 'unemployment_benefit'
  | 'settlement';

export type ClaimSide = 'employee' | 'employer';

/** Money that follows from a dismissal besides the dispute itself, as a figure with its rule. */
export type Claim = {
  readonly kind: ClaimKind;
  readonly title: string;
  /** In words, `약 287만~431만 원`; null where there is nothing to compute or an answer is missing. */
  readonly amount: string | null;
  /** On what condition it is due, which comes first, or why there is none. */
  readonly lead: string;
  /** How the amount is computed and what may change it, a sentence each. */
  readonly how: readonly string[];
  readonly law: string;
  /** The keys of the questions that aren't answered and whose answers would give or narrow the amount. */
  readonly needs: readonly string[];
};

/** An amount between two others, in won; null: open on that side. */
export type Won = { readonly low: number | null; readonly high: number | null };

export const times = ({ low, high }: Won, factor: number): Won => ({
  low: low === null ? null : low * factor,
  high: high === null ? null : high * factor,
});

const inManWon = (won: number): string => `${String(Math.round(won / 10_000)).replace(/\B(?=(\d{3})+$)/g, ',')}만`;

/** `약 287만~431만 원`, `약 287만 원보다 적은 금액`, `약 957만 원이 넘는 금액`: estimates are whole 만 원. */
export const wonText = ({ low, high }: Won): string => {
  if (low !== null && high !== null) {
    const [from, to] = [inManWon(low), inManWon(high)];
    return from === to ? `약 ${from} 원` : `약 ${from}~${to} 원`;
  }
  return low === null ? `약 ${inManWon(high ?? 0)} 원보다 적은 금액` : `약 ${inManWon(low)} 원이 넘는 금액`;
};
