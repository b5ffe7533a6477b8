import type { CaseDraft, CaseField, CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type {
  BulkAsked,
  BulkRowFilter,
  BulkRowOut,
  BulkWorkDetail,
} from '@nomucheck/domain/cases/contract/bulk-work.ts';
import type {
  AcceptanceImpact,
  CaseImpact,
  CaseOutdated,
  CaseResting,
} from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { CasePresence, CasePresenceBody, NextFree } from '@nomucheck/domain/cases/contract/leasing.ts';
import type {
  CaseTextOut,
  MasterCase,
  MasterCaseDetail,
  MasterCaseFacets,
} from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { AcceptAnswer, RefineCase, RefineCounts, RefineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import type { CitedCases, DisputesFound, MergedCases } from '@nomucheck/domain/cases/contract/related-cases.ts';
import type { NextCaseOut, OutdatedResultsOut } from '@nomucheck/domain/cases/contract/today.ts';
import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import type { CaseCounts } from '@nomucheck/domain/checks/contract/result.ts';
import type { SortPayload } from 'react-admin';
import { ApiError } from '../api/api-error.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, read, readFile, readPage } from '../api/requests.ts';

type At = { readonly id: string; readonly revision: number };

/** Another case at any stage, to be compared with: its record or draft, and its text. */
export type LikeCase = {
  readonly id: string;
  readonly revision: number;
  readonly stage: RefineCase['stage'] | MasterCase['stage'];
  readonly record: CaseDraft;
  readonly content: string | null;
};

/** What would be done to an accepted case; `restore`: the revision whose record would be put back. */
export type TriedChange =
  | { readonly changes: Partial<CaseRecord> }
  | { readonly withdraw: true }
  | { readonly into: string; readonly take: readonly CaseField[] }
  | { readonly restore: number };

const refines = '/api/refines/data';
const masters = '/api/cases/data';
const refineAt = (id: string): string => `${refines}/${encodeURIComponent(id)}`;
const masterAt = (id: string): string => `${masters}/${encodeURIComponent(id)}`;

/** A step names the revision that it was decided on. */
const refineStep = ({ id, revision }: At, name: string, body: object = {}): Promise<RefineCase> =>
  post(`${refineAt(id)}/${name}`, { ...body, expectedRevision: revision });

/** The data provider's methods for cases in refinement; a change of fields is its `update`, a new case its `create`. */
const refinement = {
  /** `value`: the value that the user chose instead of the proposed one. */
  takeProposal: (at: At, proposal: string, value?: string) =>
    refineStep(at, 'take', { proposal, ...(value === undefined ? {} : { value }) }),
  /** Every open proposal as proposed, or every one of a field. */
  takeProposals: (at: At, field?: Proposal['field']) =>
    refineStep(at, 'take', field === undefined ? { all: true } : { field }),
  dismissProposal: (at: At, proposal: string) => refineStep(at, 'take', { proposal, dismiss: true }),
  /** A proposal that was taken or dismissed by mistake is open again. */
  reopenProposal: (at: At, proposal: string) => refineStep(at, 'take', { proposal, reopen: true }),
  makeCaseReady: (at: At) => refineStep(at, 'ready'),
  sendCaseBack: (at: At, reason: string) => refineStep(at, 'reject', { reason }),
  discardCase: (at: At, reason: string) => refineStep(at, 'discard', { reason }),
  /** Back into refinement, after it was put aside or merged. */
  reopenCase: (at: At, reason?: string) => refineStep(at, 'reopen', reason === undefined ? {} : { reason }),
  /** Each case is accepted or refused on its own. */
  acceptCases: (ids: readonly string[]): Promise<AcceptAnswer> => post(`${refines}/accept`, { ids }),
  /** A case that is similar to a master case, and that the user has seen to be another decision. */
  acceptAsOther: (id: string): Promise<AcceptAnswer> => post(`${refines}/accept`, { ids: [id], apart: [id] }),
  /** Jobs on all cases that match a filter. */
  /** `offered`: how many match, as the person was told. */
  takeSure: (filter: RefineFilter, offered: number): Promise<BulkAsked> =>
    post(`${refines}/take`, { filter, offered, thenReady: true }),
  /** What accepting all that match would do to figures, and which advices cite them. */
  acceptanceImpact: (filter: RefineFilter, signal?: AbortSignal): Promise<AcceptanceImpact> =>
    read(`${refines}/impact`, { filter: JSON.stringify(filter) }, signal),
  acceptAll: (filter: RefineFilter, offered: number): Promise<BulkAsked> =>
    post(`${refines}/accept`, { filter, offered }),
  bulkWork: (id: string): Promise<BulkWorkDetail> => read(`/api/refines/jobs/${encodeURIComponent(id)}`),
  /** The results of a job for its cases: one page of them. */
  bulkRows: (id: string, filter: BulkRowFilter, after: number, most: number): Promise<Page<BulkRowOut>> =>
    readPage(`/api/refines/jobs/${encodeURIComponent(id)}/rows`, after, most, { filter: JSON.stringify(filter) }),
  stopBulkWork: (id: string): Promise<BulkAsked> => post(`/api/refines/jobs/${encodeURIComponent(id)}/stop`, {}),
  revertBulkWork: (id: string, reason: string): Promise<BulkAsked> =>
    post(`/api/refines/jobs/${encodeURIComponent(id)}/revert`, { reason }),
  /** Says that the user has the case open, works on it or leaves it. */
  beAtCase: (id: string, body: CasePresenceBody): Promise<CasePresence> => post(`${refineAt(id)}/presence`, body),
  /** The first of these cases that nobody else works on; the user holds it from now on. */
  nextFreeCase: (ids: readonly string[]): Promise<NextFree> => post('/api/refines/lease', { ids }),
  refineCounts: (): Promise<RefineCounts> => read(`${refines}/counts`),
};

const masterStep = <Answer = MasterCaseDetail>({ id, revision }: At, name: string, body: object): Promise<Answer> =>
  post(`${masterAt(id)}/${name}`, { ...body, expectedRevision: revision });

/** The data provider's methods for accepted cases. */
const masterCases = {
  /** `apart`: the user has seen that it is another decision than those that it resembles; so for `restoreCase`. */
  correctCase: (at: At, changes: Partial<CaseRecord>, reason: string, apart = false) =>
    masterStep(at, 'correct', { changes, reason, ...(apart ? { apart } : {}) }),
  withdrawCase: (at: At, reason: string) => masterStep(at, 'withdraw', { reason }),
  /** Restores the record of an earlier revision. */
  restoreCase: (at: At, revision: number, reason: string, apart = false) =>
    masterStep(at, 'restore', { revision, reason, ...(apart ? { apart } : {}) }),
  /** `take`: the fields that the other case takes over. */
  mergeCase: (at: At, into: At, take: readonly CaseField[], reason: string) =>
    masterStep<{ readonly mergedInto: string }>(at, 'merge', {
      ...{ into: into.id, intoRevision: into.revision, take, reason },
    }),
  /** `asOf`: a day, or `r3`. */
  caseAsOf: (id: string, asOf: string): Promise<MasterCaseDetail> => read(masterAt(id), { asOf }),
  /** How the counted cases with this keyword, or all of them, ended; `asOf`: at the end of a day. */
  countedCases: (keyword: string, asOf?: string): Promise<CaseCounts> =>
    read(`${masters}/count`, {
      ...(keyword === '' ? {} : { keywords: keyword }),
      ...(asOf === undefined ? {} : { asOf }),
    }),
  /** The text of a case at any stage; `newer`: the text that its source has now. */
  caseText: (id: string, query: { asOf?: string; newer?: 'true' } = {}): Promise<CaseTextOut> =>
    read(`${masterAt(id)}/text`, query),
  caseFacets: (filter: string): Promise<MasterCaseFacets> => read(`${masters}/facets`, { filter }),
  /** Which results depend on a case, and what a change would do to their figures. */
  caseImpact: (id: string, tried: TriedChange, signal?: AbortSignal): Promise<CaseImpact> =>
    read(
      `${masterAt(id)}/impact`,
      'changes' in tried
        ? { changes: JSON.stringify(tried.changes) }
        : 'withdraw' in tried
          ? { withdraw: 'true' }
          : 'into' in tried
            ? { into: tried.into, take: tried.take.join(',') }
            : tried,
      signal,
    ),
  /** Results, advices and consultations that rest on a case. */
  restingOn: (id: string): Promise<CaseResting> => read(`${masterAt(id)}/resting`),
  outdatedResults: (id: string): Promise<CaseOutdated> => read(`${masterAt(id)}/outdated`),
  /** The list under its conditions as a CSV file; the server records the download. */
  casesCsv: (filter: object, sort: SortPayload): Promise<Blob> =>
    readFile(`${masters}/csv`, { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) }),
};

/** The cases around one case. */
const related = {
  /** Disputes by words, one by its name, or those that a case may belong to; without the case itself. */
  disputes: (wanted: { q?: string; dispute?: string; case?: string }): Promise<DisputesFound> =>
    read('/api/refines/disputes', wanted),
  /** Which of these numbers are accepted cases. */
  citedCases: (numbers: readonly string[]): Promise<CitedCases> =>
    read('/api/refines/cited', { numbers: numbers.join(',') }),
  mergedCases: (id: string): Promise<MergedCases> => read(`/api/refines/merged/${encodeURIComponent(id)}`),
};

/** The data provider's methods for cases. */
export const casesData = {
  /** The oldest case in refinement. */
  nextCase: (): Promise<NextCaseOut> => read('/api/refines/next'),
  /** The results that would be other ones today. */
  allOutdatedResults: (): Promise<OutdatedResultsOut> => read('/api/admin/dashboard/outdated'),
  ...refinement,
  ...masterCases,
  ...related,
  /** A case in refinement, or, where it was accepted already, the master case. */
  likeCase: async (id: string): Promise<LikeCase> => {
    try {
      const { revision, stage, draft, content } = await read<RefineCase>(refineAt(id));
      return { id, revision, stage, record: draft, content };
    } catch (error) {
      if (!(error instanceof ApiError) || typeof error.body.stage !== 'string') throw error;
      const [record, text] = await Promise.all([
        read<MasterCaseDetail>(masterAt(id)),
        masterCases.caseText(id).catch(() => null),
      ]);
      const { revision, stage } = record;
      return { id, revision, stage, record, content: text?.text ?? null };
    }
  },
};

export const useCasesData = () => useData<typeof casesData>();
