import type {
  Autosaved,
  CheckListItem,
  CheckRecord,
  Result,
  StartedCheck,
} from '@nomucheck/domain/checks/contract/check.ts';
import type { ConsultationTerms } from '@nomucheck/domain/consultations/contract.ts';
import type { OrderCheckOut, SoldOut } from '@nomucheck/domain/orders/contract.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { ask, replyOf } from '../../shared/client/ask.ts';
import { answerTerms } from '../../shared/client/session.ts';
import type { CheckServer } from './draft/check-server.ts';

/** What the whole result of a check costs and holds; also for visitors. */
export const fetchProduct = () => ask<SoldOut>({ url: '/api/order/product' });
/** What the result of this check costs, and its order if there is one. */
export const fetchOrderOfCheck = (checkId: string) =>
  ask<OrderCheckOut>({ url: '/api/order/check', params: { checkId } });

/** Whether the firm takes requests of consultations, and what a paid one costs; also for visitors. */
export const fetchConsultTerms = () => ask<ConsultationTerms>({ url: '/api/consult/terms' });

export const checkServer: CheckServer = {
  start: (frame, key) =>
    ask<StartedCheck>({ method: 'POST', url: '/api/check/form', data: frame, idempotencyKey: key }),
  autosave: (body, key) =>
    ask<Autosaved>({ method: 'PUT', url: '/api/check/autosave', data: body, idempotencyKey: key, keepalive: true }),
  unfinished: () => ask<CheckRecord>({ url: '/api/check/autosave' }),
  discard: () => ask<CheckRecord>({ method: 'DELETE', url: '/api/check/autosave' }),
  agreeToSensitive: async () => {
    const failure = await answerTerms({ sensitive: true });
    return failure === null ? { ok: true, value: {} } : replyOf(failure);
  },
};

export const fetchForm = () => ask<Form>({ url: '/api/check/form' });
/** `asOf`: as it was then. */
export const fetchCheck = (id: string, asOf?: string) =>
  ask<CheckRecord>({
    url: `/api/check/${encodeURIComponent(id)}`,
    ...(asOf === undefined ? {} : { params: { asOf } }),
  });
export const fetchChecks = () => ask<{ items: CheckListItem[]; total: number }>({ url: '/api/check/list' });

/** As the list shows it: it isn't read as the paid result is, which would end the right of withdrawal. */
export const fetchListed = (id: string) =>
  ask<{ items: CheckListItem[] }>({ url: '/api/check/list', params: { filter: JSON.stringify({ id: [id] }) } });

export const submitCheck = (id: string, key: string) =>
  ask<Result>({ method: 'POST', url: '/api/check/checkResult', data: { id }, idempotencyKey: key });
export const recalculate = (id: string, key: string) =>
  ask<Result>({
    method: 'POST',
    url: `/api/check/${encodeURIComponent(id)}/recalculate`,
    data: {},
    idempotencyKey: key,
  });

export type ReportedOutcome = { ended: string; where: string; on: string };
export const reportOutcome = (id: string, outcome: ReportedOutcome, key: string) =>
  ask<CheckRecord>({
    method: 'POST',
    url: `/api/check/${encodeURIComponent(id)}/outcome`,
    data: outcome,
    idempotencyKey: key,
  });
