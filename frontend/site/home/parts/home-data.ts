import type { ShownAdvice } from '@nomucheck/domain/advice/contract/shown.ts';
import type { TestimonialOut } from '@nomucheck/domain/boards/contract/testimonial.ts';
import type { CaseCounts } from '@nomucheck/domain/checks/contract/result.ts';
import { useAsked } from '../../../shared/client/asked.ts';

/** How the cases ended that figures count. */
export const useCounts = () => useAsked<CaseCounts>({ url: '/api/cases/data/count' });

/** The newest two reviews that the firm has looked at. */
export const useNewestReviews = () =>
  useAsked<{ items: TestimonialOut[] }>({ url: '/api/boards/review', params: { range: '[0,1]' } });

/** The published advices that the firm retells. */
export const useShownAdvices = () => useAsked<{ items: ShownAdvice[] }>({ url: '/api/ai-advices/shown' });
