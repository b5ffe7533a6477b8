import type { CheckDevice } from './check-events.ts';

/** A phone, or a tablet or computer, by what the browser calls itself; null for what isn't a browser. */
export const deviceOf = (userAgent: string | null): CheckDevice | null => {
  if (userAgent === null || !userAgent.startsWith('Mozilla/')) return null;
  return /\bMobi/.test(userAgent) && !/\biPad\b/.test(userAgent) ? 'phone' : 'desktop';
};
