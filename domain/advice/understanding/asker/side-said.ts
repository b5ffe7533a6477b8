import type { Facts } from '../facts.ts';

/** The replies to the question who asks: what they say stands whatever else was read. */
export const sideReplies = { employee: '저는 일하는 쪽이에요', employer: '저는 회사 쪽이에요' } as const;

/** Which side was chosen in so many words; the newest counts. */
export const sideSaid = (whole: string): Extract<Facts['asker'], 'employee' | 'employer'> | null => {
  const worker = whole.lastIndexOf(sideReplies.employee);
  const company = whole.lastIndexOf(sideReplies.employer);
  if (worker < 0 && company < 0) return null;
  return company > worker ? 'employer' : 'employee';
};
