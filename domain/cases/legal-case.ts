import { isSame } from '../kernel/changes.ts';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { CaseEvent, CaseOrigin } from './case-events.ts';
import type { CaseDraft, CaseRecord } from './case-record.ts';
import {
  afterMergedText,
  type GiveBack,
  giveBack,
  type TakenOver,
  type TakeOver,
  takeOver,
} from './merging/takeover.ts';
import { type Proposal, withTaken } from './proposal.ts';
import { checked, checkedDraft, fieldsOf, fieldsThatDiffer, wholeOf } from './refining/record-check.ts';
import { takeEach, untakeEach, type Wanted } from './refining/taking.ts';

/** Two places may have a decision under one number, each with a text of its own. */
export type SourceLink = { readonly sourceId: string; readonly place: string | null; readonly text: string | null };

/** The data of a case at any stage. */
type Known = {
  readonly caseId: string;
  /** null: accepted without refinement (the seeds). */
  readonly origin: CaseOrigin | null;
  /** The draft in refinement; of a master case the newest values of its source, above all the text. */
  readonly draft: CaseDraft;
  /** The text that its source gave last; the draft has another one if a person has put it there (from a PDF, or by hand). */
  readonly sourceText: CaseDraft['text'];
  /** Proposals that are neither taken nor dismissed. */
  readonly proposals: readonly Proposal[];
  /** Proposals that were taken or dismissed since the text arrived, and that can be reopened. */
  readonly settled: readonly Proposal[];
  /** The number of editions that it has had. */
  readonly edition: number;
  /** Other sources with the same decision, and the hash of the text that each had last. */
  readonly links: readonly SourceLink[];
};

/**
 * A case: collected (`crawled`), refined until it is `ready`, accepted as `master`, corrected, withdrawn and restored, or
 * merged into another. Each event has a person, a time and, where something was undone, a reason.
 */
export type LegalCase =
  | (Known & { readonly stage: 'crawled' | 'ready'; readonly record: null })
  | (Known & { readonly stage: 'master'; readonly record: CaseRecord })
  /**
   * `record`: the record that was valid until then; null where the case was never accepted. `takenBack`: withdrawn because
   * the whole import was reverted, not because of its content.
   */
  | (Known & { readonly stage: 'withdrawn'; readonly record: CaseRecord | null; readonly takenBack?: boolean })
  | (Known & {
      readonly stage: 'merged';
      readonly record: CaseRecord | null;
      readonly into: string;
      readonly taken?: TakenOver;
    });

export type CaseStage = LegalCase['stage'];

type Arrival = Extract<CaseEvent, { type: 'CaseCollected' }>['data'];
type Link = Extract<CaseEvent, { type: 'CaseSourceLinked' }>['data'];

/** The reason is in the command's metadata, because it applies to every event of the command. */
export type CaseCommand =
  /** For a case that exists already it does nothing, unless the text has changed. */
  | { readonly type: 'CollectCase'; readonly arrival: Arrival }
  /** The same decision came from another source. Does nothing if that source had this text before. */
  | { readonly type: 'LinkSource'; readonly link: Link }
  /** Does nothing for a case that is accepted: only a person changes its record. */
  | { readonly type: 'ConfirmPopulation' }
  | { readonly type: 'RefineCase'; readonly changes: Partial<CaseDraft> }
  /** `value`: the value that the person chose, of the proposal's type; by default the proposed one. */
  | { readonly type: 'TakeProposal'; readonly proposal: string; readonly value?: Proposal['value'] }
  /** Takes all open proposals, or those of a field, or only those whose rules are sure; `disputeId` as in `takeEach`. */
  | ({ readonly type: 'TakeProposals'; readonly disputeId?: string | undefined } & Wanted)
  /** Reopens proposals that were taken together. */
  | { readonly type: 'UntakeProposals'; readonly taken: Parameters<typeof untakeEach>[3] }
  | { readonly type: 'DismissProposal'; readonly proposal: string }
  | { readonly type: 'ReopenProposal'; readonly proposal: string }
  | { readonly type: 'ReadyCase' }
  | { readonly type: 'SendBackCase' }
  /** Takes back that it was made ready; `sentBack`: why it had been sent back before (`whySentBack`). */
  | { readonly type: 'UndoReady'; readonly sentBack: string | null }
  /** `batch`: discarded because this import was reverted. */
  | { readonly type: 'DiscardCase'; readonly batch?: string }
  | { readonly type: 'ReopenCase' }
  /** Accepts a ready case as master data. */
  | { readonly type: 'AcceptRefined' }
  /** Makes a master case ready again whose record nobody has changed since its acceptance. */
  | { readonly type: 'UndoAcceptance' }
  /** Accepts a complete record at once, without refinement (the seeds). */
  | { readonly type: 'AcceptCase'; readonly caseId: string; readonly record: CaseRecord }
  | { readonly type: 'CorrectCase'; readonly changes: Partial<CaseRecord> }
  | { readonly type: 'WithdrawCase' }
  /** `record` as it was at that revision of the case; the sender of the command has looked it up. */
  | { readonly type: 'RestoreCase'; readonly record: CaseRecord; readonly asOfRevision: number }
  /** The sender has checked that the other case exists and isn't merged itself. `taken`: what that case has taken over. */
  | { readonly type: 'MergeCase'; readonly into: string; readonly taken?: TakenOver | undefined }
  /** To the other case, before: it takes values of the one that is merged into it. */
  | ({ readonly type: 'TakeOver' } & TakeOver)
  /** To the other case, after the merge was undone: it gives them back. */
  | ({ readonly type: 'GiveBack' } & GiveBack);

const decide = (command: CaseCommand, legalCase: LegalCase | null): readonly CaseEvent[] => {
  if (command.type === 'CollectCase') return collect(command.arrival, legalCase);
  if (command.type === 'AcceptCase') {
    if (legalCase) throw new DomainError('stage_wrong');
    const { caseId, record } = command;
    return [{ type: 'CaseAccepted', data: { caseId, edition: 1, record: checked(record) } }];
  }
  if (!legalCase) throw new DomainError('not_found');
  const { caseId, stage, draft } = legalCase;
  switch (command.type) {
    case 'LinkSource': {
      const now = linkOf(command.link);
      const before = legalCase.links.find((link) => isOfSameSource(link, now));
      return before?.text === now.text ? [] : [{ type: 'CaseSourceLinked', data: command.link }];
    }
    case 'ConfirmPopulation':
      return (stage === 'crawled' || stage === 'ready') && draft.sampling === 'curated'
        ? [{ type: 'CasePopulationConfirmed', data: { caseId } }]
        : [];
    case 'RefineCase': {
      const after = checkedDraft({ ...inWork(legalCase), ...command.changes });
      const changed = fieldsThatDiffer(draft, after);
      if (changed.length === 0) return [];
      if (stage === 'ready') wholeOf(caseId, after);
      return [
        { type: 'CaseRefined', data: { caseId, changes: fieldsOf(after, changed), before: fieldsOf(draft, changed) } },
      ];
    }
    case 'TakeProposal': {
      const before = inWork(legalCase);
      const proposal = openProposal(legalCase, command.proposal);
      const value = command.value ?? proposal.value;
      const after = checkedDraft(withTaken(before, proposal.field, value));
      if (stage === 'ready') wholeOf(caseId, after);
      const field = [proposal.field];
      const changed = !isSame(value, proposal.value);
      return [
        {
          type: 'ProposalTaken',
          data: { caseId, proposal, changes: fieldsOf(after, field), before: fieldsOf(before, field), changed },
        },
      ];
    }
    case 'TakeProposals':
      return takeEach(caseId, inWork(legalCase), legalCase.proposals, command, command.disputeId);
    case 'UntakeProposals':
      return untakeEach(caseId, inWork(legalCase), legalCase.settled, command.taken);
    case 'DismissProposal': {
      inWork(legalCase);
      const { id } = openProposal(legalCase, command.proposal);
      return [{ type: 'ProposalDismissed', data: { caseId, proposal: id } }];
    }
    case 'ReopenProposal': {
      inWork(legalCase);
      const proposal = legalCase.settled.find(({ id }) => id === command.proposal);
      if (!proposal) throw new DomainError('conflict');
      return [{ type: 'ProposalReopened', data: { caseId, proposal } }];
    }
    case 'ReadyCase':
      wholeOf(caseId, inWork(legalCase));
      return stage === 'ready' ? [] : [{ type: 'CaseReadied', data: { caseId } }];
    case 'SendBackCase':
      if (stage !== 'ready') throw new DomainError('stage_wrong');
      return [{ type: 'CaseSentBack', data: { caseId } }];
    case 'UndoReady':
      if (stage !== 'ready') throw new DomainError('stage_wrong');
      return [{ type: 'CaseReadyUndone', data: { caseId, sentBack: command.sentBack } }];
    case 'DiscardCase':
      if (stage === 'withdrawn' && !legalCase.record) return [];
      inWork(legalCase);
      return [{ type: 'CaseDiscarded', data: { caseId, ...(command.batch && { batch: command.batch }) } }];
    case 'ReopenCase':
      if ((stage !== 'withdrawn' && stage !== 'merged') || legalCase.record) throw new DomainError('stage_wrong');
      return [{ type: 'CaseReopened', data: { caseId } }];
    case 'AcceptRefined':
      if (stage !== 'ready') throw new DomainError('stage_wrong');
      return [
        { type: 'CaseAccepted', data: { caseId, edition: legalCase.edition + 1, record: wholeOf(caseId, draft) } },
      ];
    case 'UndoAcceptance':
      if (stage !== 'master' || fieldsThatDiffer(legalCase.record, wholeOf(caseId, draft)).length > 0)
        throw new DomainError('stage_wrong');
      return [{ type: 'CaseAcceptanceUndone', data: { caseId, edition: legalCase.edition, draft } }];
    case 'MergeCase':
      if (command.into === caseId) throw new DomainError('case_edit_failed', { errors: { into: '같은 자료입니다.' } });
      if (stage === 'merged') throw new DomainError('stage_wrong');
      return [
        {
          type: 'CaseMerged',
          data: {
            ...{ caseId, into: command.into, closes: editionHeld(legalCase) },
            ...(command.taken && { taken: command.taken }),
          },
        },
      ];
    case 'TakeOver':
      return takeOver(legalCase, command);
    case 'GiveBack':
      return giveBack(legalCase, command);
    default:
      return decideOnRecord(command, legalCase);
  }
};

type OnRecord = Extract<CaseCommand, { type: 'CorrectCase' | 'WithdrawCase' | 'RestoreCase' }>;

/** The commands for a case that has been accepted once. */
const decideOnRecord = (command: OnRecord, legalCase: LegalCase): readonly CaseEvent[] => {
  const { caseId, edition, record: before, stage } = legalCase;
  if (!before) throw new DomainError('stage_wrong');
  switch (command.type) {
    case 'CorrectCase': {
      if (stage !== 'master') throw new DomainError('stage_wrong');
      const record = checked({ ...before, ...command.changes });
      const changed = fieldsThatDiffer(before, record);
      if (changed.length === 0) return [];
      return [
        {
          type: 'CaseCorrected',
          data: {
            caseId,
            edition: edition + 1,
            record,
            changes: fieldsOf(record, changed),
            before: fieldsOf(before, changed),
          },
        },
      ];
    }
    case 'WithdrawCase':
      if (stage === 'merged') throw new DomainError('stage_wrong');
      return stage === 'withdrawn' ? [] : [{ type: 'CaseWithdrawn', data: { caseId, edition } }];
    case 'RestoreCase': {
      const record = checked(command.record);
      if (stage === 'master' && fieldsThatDiffer(before, record).length === 0) return [];
      const closes = editionHeld(legalCase);
      return [
        {
          type: 'CaseRestored',
          data: { caseId, edition: edition + 1, record, closes, asOfRevision: command.asOfRevision },
        },
      ];
    }
  }
};

/**
 * A case that people withdrew or merged isn't changed by a later file. An exception is a case whose whole import was
 * reverted: nobody judged that case by itself.
 */
const collect = (arrival: Arrival, legalCase: LegalCase | null): readonly CaseEvent[] => {
  const takenBack = legalCase?.stage === 'withdrawn' && legalCase.takenBack;
  if (!legalCase || takenBack) return [{ type: 'CaseCollected', data: arrival }];
  if (legalCase.stage === 'withdrawn' || legalCase.stage === 'merged') return [];
  const { text } = arrival.draft;
  // What a source gives once more doesn't replace the text that a person has put in its place.
  const isKnown = !arrival.origin.document && isSame(legalCase.sourceText, text);
  return isKnown || isSame(legalCase.draft.text, text) ? [] : [{ type: 'CaseTextChanged', data: arrival }];
};

const evolve = (legalCase: LegalCase | null, event: CaseEvent): LegalCase | null => {
  switch (event.type) {
    case 'CaseCollected': {
      const { caseId, origin, draft, proposals } = event.data;
      const known = { caseId, origin, draft, proposals, settled: [], links: legalCase?.links ?? [] };
      // An edition is never counted twice: the record of an acceptance that was undone keeps its place.
      const edition = legalCase?.edition ?? 0;
      return { ...known, edition, sourceText: origin.document ? null : draft.text, stage: 'crawled', record: null };
    }
    case 'CaseAccepted': {
      const { caseId, edition, record } = event.data;
      const unknown = {
        caseId,
        origin: null,
        draft: record,
        sourceText: record.text,
        proposals: [],
        settled: [],
        links: [],
      };
      const known = legalCase ?? unknown;
      return { ...knownOf(known), edition, stage: 'master', record };
    }
    default:
      return legalCase && evolveKnown(legalCase, event);
  }
};

type Later = Exclude<CaseEvent, { type: 'CaseCollected' | 'CaseAccepted' }>;

const evolveKnown = (legalCase: LegalCase, event: Later): LegalCase => {
  const known = { ...knownOf(legalCase), edition: legalCase.edition };
  switch (event.type) {
    case 'CaseTextChanged': {
      const { origin, draft, proposals } = event.data;
      const sourceText = origin.document ? legalCase.sourceText : draft.text;
      // The proposals of the old text no longer apply, so the case goes back to refinement.
      if (!legalCase.record) {
        const kept = { ...legalCase.draft, text: draft.text };
        return { ...known, origin, draft: kept, sourceText, proposals, settled: [], stage: 'crawled', record: null };
      }
      return { ...legalCase, origin, draft, sourceText, proposals, settled: [] };
    }
    case 'CaseSourceLinked': {
      const now = linkOf(event.data);
      return { ...legalCase, links: [...legalCase.links.filter((link) => !isOfSameSource(link, now)), now] };
    }
    case 'CasePopulationConfirmed':
      return { ...legalCase, draft: { ...legalCase.draft, sampling: 'population' } };
    case 'CaseRefined': {
      const { changes, byMerge } = event.data;
      const after = { ...legalCase, draft: { ...legalCase.draft, ...changes } };
      return byMerge ? { ...after, ...afterMergedText(after, changes.text) } : after;
    }
    case 'ProposalTaken': {
      const { changes, proposal } = event.data;
      return { ...legalCase, draft: { ...legalCase.draft, ...changes }, ...settling(legalCase, proposal.id) };
    }
    case 'ProposalDismissed':
      return { ...legalCase, ...settling(legalCase, event.data.proposal) };
    case 'ProposalReopened': {
      const { proposal } = event.data;
      const settled = legalCase.settled.filter(({ id }) => id !== proposal.id);
      return { ...legalCase, proposals: [...legalCase.proposals, proposal], settled };
    }
    case 'CaseReadied':
      return { ...known, stage: 'ready', record: null };
    case 'CaseAcceptanceUndone':
      return { ...known, draft: event.data.draft, stage: 'ready', record: null };
    case 'CaseSentBack':
    case 'CaseReadyUndone':
    case 'CaseReopened':
      return { ...known, stage: 'crawled', record: null };
    case 'CaseDiscarded':
      return { ...known, stage: 'withdrawn', record: null, takenBack: event.data.batch !== undefined };
    case 'CaseCorrected': {
      const { edition, record, changes, byMerge } = event.data;
      const after = { ...known, edition, stage: 'master' as const, record };
      return byMerge ? { ...after, ...afterMergedText(after, changes.text) } : after;
    }
    case 'CaseRestored': {
      const { edition, record } = event.data;
      return { ...known, edition, stage: 'master', record };
    }
    case 'CaseWithdrawn':
      return { ...known, stage: 'withdrawn', record: legalCase.record };
    case 'CaseMerged': {
      const { into, taken } = event.data;
      return { ...known, stage: 'merged', record: legalCase.record, into, ...(taken && { taken }) };
    }
  }
};

export const caseDecider: Decider<LegalCase | null, CaseCommand, CaseEvent> = { initialState: null, decide, evolve };

export const caseStream = (caseId: string): string => `case-${caseId}`;

export const linkOf = ({ origin, text }: Pick<Link, 'origin' | 'text'>): SourceLink => ({
  sourceId: origin.sourceId,
  place: origin.place ?? null,
  text: text?.hash ?? null,
});
export const isOfSameSource = (one: SourceLink, other: SourceLink): boolean =>
  one.sourceId === other.sourceId && one.place === other.place;

const knownOf = ({
  caseId,
  origin,
  draft,
  sourceText,
  proposals,
  settled,
  links,
}: Omit<Known, 'edition'>): Omit<Known, 'edition'> => ({
  caseId,
  origin,
  draft,
  sourceText,
  proposals,
  settled,
  links,
});

const settling = ({ proposals, settled }: Known, wanted: string): Pick<Known, 'proposals' | 'settled'> => ({
  proposals: proposals.filter(({ id }) => id !== wanted),
  settled: [...settled, ...proposals.filter(({ id }) => id === wanted)],
});

const editionHeld = ({ stage, edition }: LegalCase): number | null => (stage === 'master' ? edition : null);

const inWork = ({ stage, draft }: LegalCase): CaseDraft => {
  if (stage !== 'crawled' && stage !== 'ready') throw new DomainError('stage_wrong');
  return draft;
};

/** If another person has just settled the proposal, it isn't open any more. */
const openProposal = ({ proposals }: LegalCase, wanted: string): Proposal => {
  const found = proposals.find(({ id }) => id === wanted);
  if (!found) throw new DomainError('conflict');
  return found;
};
