import type { ShownAdvice } from '@nomucheck/domain/advice/contract/shown.ts';
import type { TestimonialOut } from '@nomucheck/domain/boards/contract/testimonial.ts';
import type { CaseCounts } from '@nomucheck/domain/checks/contract/result.ts';
import { ask } from '../../../shared/ask.ts';
import { useLoaded } from '../../../shared/use-loaded.ts';

/** How the cases ended that figures count. */
export const useCounts = () => useLoaded(() => ask<CaseCounts>({ url: '/api/cases/data/count' }), 'case-counts');

/** The newest two reviews that the firm has looked at. */
export const useNewestReviews = () =>
  useLoaded(
    () => ask<{ items: TestimonialOut[] }>({ url: '/api/boards/review', params: { range: '[0,1]' } }),
    'newest-reviews',
  );

/** The published advices that the firm retells. */
export const useShownAdvices = () =>
  useLoaded(() => ask<{ items: ShownAdvice[] }>({ url: '/api/ai-advices/shown' }), 'shown-advices');
