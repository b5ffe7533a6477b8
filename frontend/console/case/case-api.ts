import type { MasterCase } from '@nomucheck/domain/contract/legal-case.ts';
import type { acceptAnswer, addCaseBody, RefineCase } from '@nomucheck/domain/contract/refine.ts';
import type { CaseDraft } from '@nomucheck/domain/legal-case/case-record.ts';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { createApiHttpClient } from '../api/api-http-client.ts';

/** The commands of case data. Each throws an `ApiError` where it is refused. */

export type AcceptAnswer = z.infer<typeof acceptAnswer>;
export type AddCaseBody = z.infer<typeof addCaseBody>;
type At = { readonly id: string; readonly revision: number };

const client = createApiHttpClient();

export const readFrom = async <Answer>(url: string): Promise<Answer> => (await client(url)).json as Answer;

const send = async <Answer>(method: 'POST' | 'PUT', url: string, body: object): Promise<Answer> =>
  (await client(url, { method, body: JSON.stringify(body) })).json as Answer;

const refines = '/api/refines/data';
const ofRefine = (id: string): string => `${refines}/${encodeURIComponent(id)}`;
const ofMaster = (id: string): string => `/api/cases/data/${encodeURIComponent(id)}`;

export const readRefineCase = (id: string): Promise<RefineCase> => readFrom(ofRefine(id));
export const addCase = (body: AddCaseBody): Promise<RefineCase> => send('POST', refines, body);
export const refine = ({ id, revision }: At, changes: Partial<CaseDraft>): Promise<RefineCase> =>
  send('PUT', ofRefine(id), { ...changes, expectedRevision: revision });

/** `value`: what the person made of it. */
export const takeProposal = ({ id, revision }: At, proposal: string, value?: string): Promise<RefineCase> =>
  send('POST', `${ofRefine(id)}/take`, {
    proposal,
    ...(value === undefined ? {} : { value }),
    expectedRevision: revision,
  });
export const dismissProposal = ({ id, revision }: At, proposal: string): Promise<RefineCase> =>
  send('POST', `${ofRefine(id)}/take`, { proposal, dismiss: true, expectedRevision: revision });

export const makeReady = ({ id, revision }: At): Promise<RefineCase> =>
  send('POST', `${ofRefine(id)}/ready`, { expectedRevision: revision });
export const sendBack = ({ id, revision }: At, reason: string): Promise<RefineCase> =>
  send('POST', `${ofRefine(id)}/reject`, { reason, expectedRevision: revision });
export const discard = ({ id, revision }: At, reason: string): Promise<RefineCase> =>
  send('POST', `${ofRefine(id)}/discard`, { reason, expectedRevision: revision });
export const reopen = ({ id, revision }: At): Promise<RefineCase> =>
  send('POST', `${ofRefine(id)}/reopen`, { expectedRevision: revision });

/** Each by itself: some may be accepted and others refused. */
export const accept = (ids: readonly string[]): Promise<AcceptAnswer> => send('POST', `${refines}/accept`, { ids });

export const merge = ({ id, revision }: At, into: string, reason: string): Promise<MasterCase> =>
  send('POST', `${ofMaster(id)}/merge`, { into, reason, expectedRevision: revision });

/** As much of a case that may be the same one as is needed to tell, at whatever stage it is. */
export type LikeCase = Pick<RefineCase, 'id' | 'title' | 'tribunal' | 'caseNumbers' | 'decidedOn' | 'content'> & {
  readonly stage: RefineCase['stage'] | MasterCase['stage'];
};

/** From the queue, or where it was accepted already, from the master cases. */
export const readLikeCase = async (id: string): Promise<LikeCase> => {
  try {
    return await readRefineCase(id);
  } catch (error) {
    if (!(error instanceof ApiError) || typeof error.body.stage !== 'string') throw error;
    const record = await readFrom<MasterCase>(ofMaster(id));
    return {
      ...record,
      content: [record.title, record.point, record.summary].filter((text) => text !== '').join('\n\n'),
    };
  }
};
