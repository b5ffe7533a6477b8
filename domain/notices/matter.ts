import type { About } from './about.ts';

export const mattersOfNotices = ['advice', 'consultation', 'order', 'testimonial', 'comment'] as const;

/** The record that a notice is about. */
export type Matter = { readonly of: (typeof mattersOfNotices)[number]; readonly id: string };

export const matterOf = (about: About): Matter => {
  if ('advice' in about) return { of: 'advice', id: about.advice };
  if ('consultation' in about) return { of: 'consultation', id: about.consultation };
  if ('order' in about) return { of: 'order', id: about.order };
  if ('testimonial' in about) return { of: 'testimonial', id: about.testimonial };
  return { of: 'comment', id: about.comment };
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
      return `/admin/order/${id}`;
    case 'testimonial':
      return '/admin/board/reviews';
    case 'comment':
      return '/admin/board/comments';
  }
};
