import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import { isSure } from '@nomucheck/domain/cases/proposals/sureness.ts';
import { lacksOn } from '@nomucheck/domain/cases/refining/not-yet-decided.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { likenessOf } from '@nomucheck/projections/cases/case-work/likeness.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Reader } from '../../engine/history/actor-names.ts';
import { loadOptionsOf } from '../../engine/history/as-of.ts';
import type { CaseTexts } from '../case-texts.ts';
import type { Disputes } from '../disputes/dispute-proposals.ts';
import { type CasePast, casePast } from '../history/case-past.ts';
import { visibleCase } from '../history/visible-case.ts';

/**
 * A case in refinement with its text, now or at an earlier time. Each throws `not_found` when it doesn't exist, or
 * didn't yet, and when the case is no longer in refinement; then with its stage, so that a page can link to it.
 */
export type RefineViews = {
  record(id: string, reader: Reader): Promise<RefineCase>;
  recordAsOf(id: string, asOf: string, reader: Reader): Promise<RefineCase>;
};

export type RefineViewParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly texts: Pick<CaseTexts, 'read'>;
  readonly disputes: Pick<Disputes, 'proposals'>;
  readonly clock: () => Date;
};

export const createRefineViews = ({ db, commands, texts, disputes, clock }: RefineViewParts): RefineViews => {
  const recordOf = async (
    { state: past, revision, createdAt, updatedAt }: Loaded<CasePast>,
    reader: Reader,
    likeness: readonly string[],
    proposed: (state: InQueue) => Promise<readonly Proposal[]>,
  ): Promise<RefineCase> => {
    const state = inQueue(visibleCase(past.state, reader));
    if (createdAt === null || updatedAt === null) throw new DomainError('not_found');
    const { caseId: id, stage, draft, origin } = state;
    const proposals = await proposed(state);
    const { kind, sampling, tribunal, caseNumbers, decidedOn, title, outcome, sections, text } = draft;
    return {
      ...{ id, revision, stage },
      ...{ kind, sampling, tribunal, caseNumbers, decidedOn, title, outcome, sections },
      openProposals: proposals.length,
      ...shownOf(draft, proposals),
      likeness: [...likeness],
      batch: origin?.batch ?? null,
      sentBack: past.sentBack,
      refinedBy: past.refinedBy,
      // Its page asks for it again and again.
      holder: null,
      collectedAt: createdAt,
      updatedAt,
      draft,
      proposals: [...proposals],
      sure: proposals.filter(isSure).map(({ id }) => id),
      origin,
      sources: [...past.sources],
      content: text && (await texts.read(text)),
      lacks: stage === 'withdrawn' ? {} : { ...lacksOn(draft, koreanDateOf(clock())) },
    };
  };

  return {
    record: async (id, reader) => {
      const [now, likeness] = await Promise.all([commands.load(casePast, caseStream(id)), likenessOf(db, id)]);
      return recordOf(now, reader, likeness, ({ draft, proposals }) => disputes.proposals(id, draft, proposals));
    },

    recordAsOf: async (id, asOf, reader) => {
      const options = loadOptionsOf(asOf);
      const then = await commands.load(casePast, caseStream(id), options);
      if (options.to !== undefined && then.revision !== options.to) throw new DomainError('not_found');
      // The likeness and disputes of other cases at that time aren't stored.
      return recordOf(then, reader, [], async ({ proposals }) => proposals);
    },
  };
};

/** What a list shows of it before a proposal is taken. */
const shownOf = ({ point, outcome }: CaseDraft, proposals: readonly Proposal[]) => {
  const found = proposals.find(({ field }) => field === 'outcome');
  const proposed = outcome === null && found?.field === 'outcome' ? found : null;
  const said = proposals.find(({ field }) => field === 'point')?.value ?? '';
  return {
    point: point === '' ? said : point,
    proposedOutcome: proposed && { outcome: proposed.value, sure: isSure(proposed) },
  };
};

type InQueue = Extract<LegalCase, { stage: 'crawled' | 'ready' | 'withdrawn' }>;

const inQueue = (state: LegalCase): InQueue => {
  if (state.stage === 'merged')
    throw new DomainError('not_found', { extra: { stage: 'merged', mergedInto: state.into } });
  if (state.stage === 'master' || state.record) throw new DomainError('not_found', { extra: { stage: state.stage } });
  return state;
};
