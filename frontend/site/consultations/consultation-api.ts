import type {
  ChangeConsultationBody,
  ConsultationListItem,
  ConsultationOut,
  RequestConsultationBody,
} from '@nomucheck/domain/consultations/contract.ts';
import { ask } from '../../shared/client/ask.ts';

const base = '/api/consult';
const of = (id: string): string => `${base}/${encodeURIComponent(id)}`;

export const fetchConsultation = (id: string) => ask<ConsultationOut>({ url: of(id) });

/** The number of consultations a page of the list. */
export const pageSize = 20;

/** What a row of one's own list shows. */
export type OwnConsultation = Pick<ConsultationListItem, 'id' | 'stage' | 'topic' | 'requestedAt' | 'agreedAt'>;

/** One's own, the newest first; also of somebody of the firm, who could read all. */
export const fetchConsultations = (person: string, page: number) =>
  ask<{ items: OwnConsultation[]; total: number }>({
    url: base,
    params: {
      filter: JSON.stringify({ person }),
      sort: JSON.stringify(['requestedAt', 'DESC']),
      range: JSON.stringify([(page - 1) * pageSize, page * pageSize - 1]),
    },
  });

export const requestConsultation = (data: RequestConsultationBody, idempotencyKey: string) =>
  ask<ConsultationOut>({ method: 'POST', url: base, data, idempotencyKey });
export const changeConsultation = (id: string, data: ChangeConsultationBody, idempotencyKey: string) =>
  ask<ConsultationOut>({ method: 'PUT', url: of(id), data, idempotencyKey });
export const takeBack = (id: string, expectedRevision: number, idempotencyKey: string) =>
  ask<ConsultationOut>({ method: 'POST', url: `${of(id)}/close`, data: { expectedRevision }, idempotencyKey });

export const calendarUrl = (id: string): string => `${of(id)}/calendar.ics`;
