import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { CaseImpact, CaseOutdated } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type {
  CaseTextOut,
  MasterCase,
  MasterCaseDetail,
  MasterCaseFacets,
} from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { AcceptAnswer, RefineCase, RefineCounts } from '@nomucheck/domain/cases/contract/refine.ts';
import { ApiError } from '../api/api-error.ts';
import type { Calls } from '../api/calls.ts';
import { useData } from '../api/data-provider.ts';

type At = { readonly id: string; readonly revision: number };

/** As much of a case that may be the same one as is needed to tell, at whatever stage it is. */
export type LikeCase = Pick<RefineCase, 'id' | 'title' | 'tribunal' | 'caseNumbers' | 'decidedOn' | 'content'> & {
  readonly stage: RefineCase['stage'] | MasterCase['stage'];
};

const refines = '/api/refines/data';
const masters = '/api/cases/data';
const refineAt = (id: string): string => `${refines}/${encodeURIComponent(id)}`;
const masterAt = (id: string): string => `${masters}/${encodeURIComponent(id)}`;

/** What the data provider does with cases in refinement; a change of fields is its `update`, a new case its `create`. */
const refinement = ({ read, post }: Calls) => {
  /** A step names the revision that it was decided on. */
  const step = ({ id, revision }: At, name: string, body: object = {}): Promise<RefineCase> =>
    post(`${refineAt(id)}/${name}`, { ...body, expectedRevision: revision });
  return {
    /** `value`: what the person made of it. */
    takeProposal: (at: At, proposal: string, value?: string) =>
      step(at, 'take', { proposal, ...(value === undefined ? {} : { value }) }),
    dismissProposal: (at: At, proposal: string) => step(at, 'take', { proposal, dismiss: true }),
    /** What was settled by mistake is open again. */
    reopenProposal: (at: At, proposal: string) => step(at, 'take', { proposal, reopen: true }),
    makeCaseReady: (at: At) => step(at, 'ready'),
    sendCaseBack: (at: At, reason: string) => step(at, 'reject', { reason }),
    discardCase: (at: At, reason: string) => step(at, 'discard', { reason }),
    reopenCase: (at: At) => step(at, 'reopen'),
    /** Each by itself: some may be accepted and others refused. */
    acceptCases: (ids: readonly string[]): Promise<AcceptAnswer> => post(`${refines}/accept`, { ids }),
    refineCounts: (): Promise<RefineCounts> => read(`${refines}/counts`),
  };
};

/** What the data provider does with accepted cases. */
const masterCases = ({ read, post }: Calls) => {
  const step = <Answer = MasterCaseDetail>({ id, revision }: At, name: string, body: object): Promise<Answer> =>
    post(`${masterAt(id)}/${name}`, { ...body, expectedRevision: revision });
  return {
    correctCase: (at: At, changes: Partial<CaseRecord>, reason: string) => step(at, 'correct', { changes, reason }),
    withdrawCase: (at: At, reason: string) => step(at, 'withdraw', { reason }),
    /** Puts the record of an earlier revision back. */
    restoreCase: (at: At, revision: number, reason: string) => step(at, 'restore', { revision, reason }),
    mergeCase: (at: At, into: string, reason: string) =>
      step<{ readonly mergedInto: string }>(at, 'merge', { into, reason }),
    /** `asOf`: a day, or `r3`. */
    caseAsOf: (id: string, asOf: string): Promise<MasterCaseDetail> => read(masterAt(id), { asOf }),
    /** The text of a case at any stage; `newer`: what its source has by now. */
    caseText: (id: string, query: { asOf?: string; newer?: 'true' } = {}): Promise<CaseTextOut> =>
      read(`${masterAt(id)}/text`, query),
    caseFacets: (filter: string): Promise<MasterCaseFacets> => read(`${masters}/facets`, { filter }),
    /** Which results rest on a case, and what a change would do to their figures. */
    caseImpact: (id: string, tried: Partial<CaseRecord> | 'withdraw'): Promise<CaseImpact> =>
      read(`${masterAt(id)}/impact`, tried === 'withdraw' ? { withdraw: 'true' } : { changes: JSON.stringify(tried) }),
    outdatedResults: (id: string): Promise<CaseOutdated> => read(`${masterAt(id)}/outdated`),
  };
};

/** What the data provider does with cases. */
export const casesData = (calls: Calls) => {
  const { read } = calls;
  const master = masterCases(calls);
  return {
    ...refinement(calls),
    ...master,
    /** From the queue, or where it was accepted already, from the master cases. */
    likeCase: async (id: string): Promise<LikeCase> => {
      try {
        return await read<RefineCase>(refineAt(id));
      } catch (error) {
        if (!(error instanceof ApiError) || typeof error.body.stage !== 'string') throw error;
        const [record, text] = await Promise.all([
          read<MasterCaseDetail>(masterAt(id)),
          master.caseText(id).catch(() => null),
        ]);
        return { ...record, content: text?.text ?? null };
      }
    },
  };
};

export const useCasesData = () => useData<ReturnType<typeof casesData>>();
