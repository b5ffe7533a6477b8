import type { CaseDraft, CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { CaseImpact, CaseOutdated } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { CaseTextOut, MasterCase, MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { AcceptAnswer, AddCaseBody, RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { ApiError } from '../../api/api-error.ts';
import { createApiHttpClient } from '../../api/api-http-client.ts';

/** The commands of case data. Each throws an `ApiError` where it is refused. */

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

/** What was settled by mistake is open again. */
export const reopenProposal = ({ id, revision }: At, proposal: string): Promise<RefineCase> =>
  send('POST', `${ofRefine(id)}/take`, { proposal, reopen: true, expectedRevision: revision });

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

/** `asOf`: a day, or `r3`. */
export const readMasterCase = (id: string, asOf: string | null = null): Promise<MasterCaseDetail> =>
  readFrom(`${ofMaster(id)}${asOf === null ? '' : `?asOf=${encodeURIComponent(asOf)}`}`);
/** Where the history of a case in work, and of an accepted one, is read. */
export const refineHistoryOf = (id: string): string => `${ofRefine(id)}/history`;
export const historyOf = (id: string): string => `${ofMaster(id)}/history`;
/** The text of a case at any stage; `newer`: what its source has by now. */
export const readCaseText = (id: string, query: { asOf?: string; newer?: 'true' } = {}): Promise<CaseTextOut> =>
  readFrom(`${ofMaster(id)}/text?${new URLSearchParams(query).toString()}`);

export const correct = (
  { id, revision }: At,
  changes: Partial<CaseRecord>,
  reason: string,
): Promise<MasterCaseDetail> =>
  send('POST', `${ofMaster(id)}/correct`, { changes, reason, expectedRevision: revision });
export const withdraw = ({ id, revision }: At, reason: string): Promise<MasterCaseDetail> =>
  send('POST', `${ofMaster(id)}/withdraw`, { reason, expectedRevision: revision });
/** Puts the record of an earlier revision back. */
export const restore = ({ id, revision }: At, wanted: number, reason: string): Promise<MasterCaseDetail> =>
  send('POST', `${ofMaster(id)}/restore`, { revision: wanted, reason, expectedRevision: revision });
export const merge = ({ id, revision }: At, into: string, reason: string): Promise<{ readonly mergedInto: string }> =>
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
    const [record, text] = await Promise.all([readMasterCase(id), readCaseText(id).catch(() => null)]);
    return { ...record, content: text?.text ?? null };
  }
};

/** What only reads: which results rest on a case, and what a change would do to their figures. */
export const readImpact = (id: string, tried: Partial<CaseRecord> | 'withdraw'): Promise<CaseImpact> => {
  const query: Record<string, string> =
    tried === 'withdraw' ? { withdraw: 'true' } : { changes: JSON.stringify(tried) };
  return readFrom(`${ofMaster(id)}/impact?${new URLSearchParams(query).toString()}`);
};
export const readOutdated = (id: string): Promise<CaseOutdated> => readFrom(`${ofMaster(id)}/outdated`);
