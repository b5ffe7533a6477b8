import type { ConsultationTerms } from '@nomucheck/domain/consultations/contract.ts';
import type { SoldOut } from '@nomucheck/domain/orders/contract.ts';
import { useAsked } from '../../shared/client/asked.ts';

/** What the whole result of a check costs; also for visitors. */
export const useProduct = () => useAsked<SoldOut>({ url: '/api/order/product' });

/** Whether the firm takes requests of consultations, and what a paid one costs; also for visitors. */
export const useConsultTerms = () => useAsked<ConsultationTerms>({ url: '/api/consult/terms' });
