import type { About } from './about.ts';

/** The record that a notice is about. */
export type Matter = { readonly of: 'advice' | 'consultation' | 'order'; readonly id: string };

export const matterOf = (about: About): Matter => {
  if ('advice' in about) return { of: 'advice', id: about.advice };
  if ('consultation' in about) return { of: 'consultation', id: about.consultation };
  return { of: 'order', id: about.order };
};

/** Where the firm sees to it. */
export const pathOf = (about: About): string => {
  const { of, id } = matterOf(about);
  switch (of) {
    case 'advice':
      return `/inspection/detail/${id}`;
    case 'consultation':
      return `/admin/consult/${id}`;
    case 'order':
      return `/admin/order/${id}/show`;
  }
};
