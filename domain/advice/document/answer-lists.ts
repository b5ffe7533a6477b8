/** The headings under which an answer lists what to do, and what may be answered: a page makes ticks and buttons of those lists. */
export const answerHeadings = { today: '오늘 할 일', week: '이번 주에 할 일', ask: '더 알려 주시면' } as const;

/** `deeds` are rendered as checkboxes, `choices` as buttons that send a reply, null as a plain list. */
export type ListMeaning = 'deeds' | 'choices' | null;

/** What a list under this heading is; the heading that stands nearest above it. */
export const listMeaning = (heading: string): ListMeaning => {
  const plain = heading.trim();
  if (plain === answerHeadings.ask) return 'choices';
  return plain === answerHeadings.today || plain === answerHeadings.week ? 'deeds' : null;
};
