import type { Attorney } from '@nomucheck/domain/consultations/contract.ts';
import type { Outcome } from '@nomucheck/domain/consultations/stages.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, read, readFile } from '../api/requests.ts';

/** The name of the list of consultations in the console. */
export const consultationList = 'admin/consult';

/** A command names the revision of the consultation that it was decided on. */
type At = { readonly id: string; readonly revision: number };
/** An answer, an agreed time, or both. */
export type Answer = { readonly message?: string; readonly at?: string };
export type Closing = { readonly outcome: Outcome; readonly message?: string };

const pathOf = (id: string): string => `/api/consult/${encodeURIComponent(id)}`;
const step = ({ id, revision }: At, name: string, body: object): Promise<unknown> =>
  post(`${pathOf(id)}/${name}`, { ...body, expectedRevision: revision });

/** The data provider's methods for consultations, besides reading lists and records. */
export const consultationsData = {
  /** `assignee`: `me`, or the id of another attorney. The reason is recorded; in spite of a conflict it is needed. */
  assignConsultation: (at: At, assignee: string, reason?: string) =>
    step(at, 'assign', { assignee, ...(reason === undefined ? {} : { reason }) }),
  answerConsultation: (at: At, answer: Answer) => step(at, 'answer', answer),
  closeConsultation: (at: At, closing: Closing) => step(at, 'close', closing),
  makeConsultationFree: (at: At) => step(at, 'free', {}),
  attorneys: async (): Promise<readonly Attorney[]> => (await read<Page<Attorney>>('/api/consult/attorneys')).items,
  consultationCalendar: (id: string): Promise<Blob> => readFile(`${pathOf(id)}/calendar.ics`),
};

export const useConsultationsData = () => useData<typeof consultationsData>();
