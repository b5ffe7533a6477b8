import type { ConsultationTerms } from '@nomucheck/domain/consultations/contract.ts';
import type { SoldOut } from '@nomucheck/domain/orders/contract.ts';
import { ask } from '../../shared/ask.ts';
import { useLoaded } from '../../shared/use-loaded.ts';

/** What the whole result of a check costs; also for visitors. */
export const useProduct = () => useLoaded(() => ask<SoldOut>({ url: '/api/order/product' }), 'product');

/** Whether the firm takes requests of consultations, and what a paid one costs; also for visitors. */
export const useConsultTerms = () => useLoaded(() => ask<ConsultationTerms>({ url: '/api/consult/terms' }), 'terms');
