import type {
  AdviceFilter,
  AdviceListItem,
  AdviceOut,
  AskAdviceBody,
  AskedOut,
} from '@nomucheck/domain/advice/contract/advice.ts';
import type { JudgeAnswerBody } from '@nomucheck/domain/advice/contract/report.ts';
import { type ApiAnswer, callApi } from '../../shared/client/api-client.ts';
import { ask } from '../../shared/client/ask.ts';

const base = '/api/ai-advices';
const of = (id: string): string => `${base}/${encodeURIComponent(id)}`;

export const askAdvice = (data: AskAdviceBody, idempotencyKey: string): Promise<ApiAnswer<AskedOut>> =>
  callApi<AskedOut>({ method: 'POST', url: base, data, idempotencyKey });

export const fetchAdvice = (id: string) => ask<AdviceOut>({ url: of(id) });

/** The number of questions a page of the list. */
export const pageSize = 20;

/** One's own questions, the newest first. */
export const fetchAdvices = (filter: AdviceFilter, page: number) =>
  ask<{ items: AdviceListItem[]; total: number }>({
    url: base,
    params: {
      filter: JSON.stringify({ ...filter, mine: true }),
      sort: JSON.stringify(['updatedAt', 'DESC']),
      range: JSON.stringify([(page - 1) * pageSize, page * pageSize - 1]),
    },
  });

export const chatUrl = (id: string): string => `${of(id)}/chat`;
/** Ends the answer that is being written, also one that another tab asked for. */
export const stopAnswer = (id: string) =>
  ask<{ stopped: boolean }>({ method: 'POST', url: `${of(id)}/chat/stop`, data: {} });

export type ReviewRequest = { readonly messages: readonly string[]; readonly note?: string };
export const requestReview = (id: string, data: ReviewRequest, idempotencyKey: string) =>
  ask<object>({ method: 'POST', url: `${of(id)}/review1/request`, data, idempotencyKey });

export type Rating = { readonly stars: number; readonly comment?: string };
export const rateAdvice = (id: string, data: Rating, idempotencyKey: string) =>
  ask<object>({ method: 'POST', url: `${of(id)}/rating`, data, idempotencyKey });

/** Whether an answer fits the question. */
export const judgeAnswer = (id: string, answerId: string, data: JudgeAnswerBody, idempotencyKey: string) =>
  ask<object>({ method: 'POST', url: `${of(id)}/answers/${encodeURIComponent(answerId)}/fit`, data, idempotencyKey });

export const pdfUrl = (id: string): string => `${of(id)}/pdf`;

export const advicePath = (id: string): string => `/advices/${encodeURIComponent(id)}`;
/** Where a check is begun with what this conversation has told. */
export const checkFromPath = (adviceId: string): string => `/check?advice=${encodeURIComponent(adviceId)}`;
/** Where a question about this check is asked. */
export const askAboutPath = (checkId: string): string => `/advices?check=${encodeURIComponent(checkId)}`;
