const A_YEAR_MS = 366 * 86_400_000;

/**
 * In how many milliseconds a server wants to be asked again: its header Retry-After, which names seconds or a date (RFC 9110).
 * null where it says nothing that can be understood. Never more than a year.
 */
export const retryAfterMs = (
  { 'retry-after': said = '' }: Readonly<Record<string, string>>,
  now: number = Date.now(),
): number | null => {
  const written = said.trim();
  if (/^\d+$/.test(written)) return Math.min(A_YEAR_MS, Number(written) * 1_000);
  // `Date.parse` makes some date of nearly everything, also of "-5".
  const at = /^[A-Z][a-z]+, .+ GMT$/.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(at) ? null : Math.min(A_YEAR_MS, Math.max(0, at - now));
};
