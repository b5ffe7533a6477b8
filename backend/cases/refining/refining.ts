import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import type { AcceptAnswer, AddCaseBody, TakeProposalBody } from '@nomucheck/domain/cases/contract/refine.ts';
import { ownDispute } from '@nomucheck/domain/cases/disputes/disputes.ts';
import { emptyDraft } from '@nomucheck/domain/cases/empty-draft.ts';
import { withFullNames } from '@nomucheck/domain/cases/identity/typed-identity.ts';
import { type CaseCommand, caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { minHashOf } from '@nomucheck/domain/cases/likeness.ts';
import { textOfDecision } from '@nomucheck/domain/cases/precedent-file.ts';
import { requireDecided } from '@nomucheck/domain/cases/refining/not-yet-decided.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { caseIdOf } from '../case-id.ts';
import type { CaseTexts } from '../case-texts.ts';
import { type Disputes, LINKED } from '../disputes/dispute-proposals.ts';
import type { Duplicates } from '../disputes/duplicates.ts';
import type { Takeovers } from '../merging/take-over.ts';
import { requireOwnText } from '../own-text.ts';
import type { ProposeFrom } from './proposing.ts';

/** What was written, and the log position. */
export type Written = { readonly id: string; readonly position: string };
/** Commands on a case in the queue; each names the case and returns the log position. */
export type Refining = {
  /** Adds a case by hand. One that exists isn't added again: `case_edit_failed`, with its id. */
  add(body: AddCaseBody, context: CommandContext): Promise<Written>;
  change(id: string, changes: Partial<CaseDraft>, context: CommandContext, expectedRevision?: number): Promise<Written>;
  take(id: string, taken: TakeProposalBody, context: CommandContext, expectedRevision?: number): Promise<Written>;
  ready(id: string, context: CommandContext, expectedRevision?: number): Promise<Written>;
  /** The reason is in the context. */
  sendBack(id: string, context: CommandContext, expectedRevision?: number): Promise<Written>;
  discard(id: string, context: CommandContext, expectedRevision?: number): Promise<Written>;
  reopen(id: string, context: CommandContext, expectedRevision?: number): Promise<Written>;
  /**
   * Accepts each separately, in the given order; `position` is that of the last one. A case that may be an already
   * accepted decision is refused (`case_duplicate`), unless `apart` names it as another one.
   */
  accept(
    ids: readonly string[],
    context: CommandContext,
    apart?: readonly string[],
  ): Promise<{ readonly answer: AcceptAnswer; readonly position: string | null }>;
};

type Accepted = AcceptAnswer['accepted'][number] & { readonly position: string };
type Refused = AcceptAnswer['refused'][number];

export type RefiningParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly texts: CaseTexts;
  readonly propose: ProposeFrom;
  readonly disputes: Pick<Disputes, 'of'>;
  readonly duplicates: Duplicates;
  readonly takeovers: Pick<Takeovers, 'giveBack'>;
};

export const createRefining = ({
  commands,
  texts,
  propose,
  disputes,
  duplicates,
  takeovers,
}: RefiningParts): Refining => {
  const write = async (
    id: string,
    command: CaseCommand,
    context: CommandContext,
    expectedRevision: number | undefined,
  ): Promise<Written & { readonly revision: number }> => {
    const { position, revision } = await commands.handle(caseDecider, {
      stream: caseStream(id),
      command,
      context,
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
      first: ({ state }) => {
        if (command.type === 'ReadyCase') requireDecided(state?.draft ?? {}, koreanDateOf(context.at));
        if (command.type !== 'RefineCase') return;
        requireOwnText(state, command.changes.text);
        requireDecided(command.changes, koreanDateOf(context.at));
      },
    });
    return { id, position, revision };
  };

  const add: Refining['add'] = async ({ content, ...known }, context) => {
    const { kind, sampling, source = { how: 'by_hand', at: null } } = known;
    const written = content ? textOfDecision(content) : '';
    const text = written === '' ? null : await texts.keep(written);
    const draft: CaseDraft = { ...emptyDraft({ kind, sampling, source }), ...withFullNames(known), text };
    requireDecided(draft, koreanDateOf(context.at));
    const caseId = caseIdOf(draft, null) ?? followingCommandId(context.commandId, 'case');
    const command: CaseCommand = {
      type: 'CollectCase',
      arrival: {
        caseId,
        origin: { batch: null, row: null, sourceId: null },
        draft,
        raw: null,
        sketch: minHashOf(written),
        proposals: written === '' ? [] : await propose(written, draft),
      },
    };
    try {
      return await write(caseId, command, context, 0);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'conflict') throw error;
      throw new DomainError('case_edit_failed', {
        errors: { caseNumbers: '같은 기관, 날짜, 사건번호의 자료가 이미 있습니다.' },
        extra: { existing: caseId },
      });
    }
  };

  /** Those that are handled together are read by few statements. */
  const acceptEach: Refining['accept'] = async (ids, context) => {
    const outcomes = await Promise.all(
      [...new Set(ids)].map(async (id): Promise<Accepted | Refused> => {
        const commandId = followingCommandId(context.commandId, `accept ${id}`);
        try {
          const { revision, position } = await commands.handle(caseDecider, {
            stream: caseStream(id),
            command: { type: 'AcceptRefined' },
            first: ({ state }) => requireDecided(state?.draft ?? {}, koreanDateOf(context.at)),
            context: { ...context, commandId, causationId: context.commandId },
          });
          return { id, revision, position };
        } catch (error) {
          if (!isRefusal(error)) throw error;
          const { errors } = error.details;
          return { id, code: error.code, message: error.message, ...(errors ? { errors: { ...errors } } : {}) };
        }
      }),
    );
    const accepted = outcomes.flatMap((outcome) => ('revision' in outcome ? [outcome] : []));
    return {
      answer: {
        accepted: accepted.map(({ id, revision }) => ({ id, revision })),
        refused: outcomes.flatMap((outcome) => ('code' in outcome ? [outcome] : [])),
      },
      position:
        accepted
          .map(({ position }) => position)
          .sort()
          .at(-1) ?? null,
    };
  };

  const accept: Refining['accept'] = (ids, context, apart = []) =>
    duplicates.inTurn(async () => {
      const like = await duplicates.among(ids.filter((id) => !apart.includes(id)));
      const reasoned = apart.length > 0 ? { ...context, reason: '비슷한 자료가 있으나 다른 결정임을 확인함' } : context;
      const { answer, position } = await acceptEach(
        ids.filter((id) => !like.has(id)),
        reasoned,
      );
      const { message } = new DomainError('case_duplicate');
      const same = [...like].map(([id, others]) => ({ id, code: 'case_duplicate', message, like: [...others] }));
      return { answer: { ...answer, refused: [...answer.refused, ...same] }, position };
    });

  /**
   * For a dispute, the taken value is the shown one: the one found from today's other cases, unless the person wrote
   * another.
   */
  const takingOf = async (id: string, taken: TakeProposalBody): Promise<CaseCommand> => {
    if ('proposal' in taken) return takingOne(id, taken);
    const field = 'field' in taken ? taken.field : undefined;
    const found = field === undefined || field === 'disputeId' ? await disputes.of(id, null) : null;
    return { type: 'TakeProposals', field, disputeId: found?.disputeId };
  };

  const takingOne = async (
    id: string,
    { proposal, value, dismiss, reopen }: Extract<TakeProposalBody, { readonly proposal: string }>,
  ): Promise<CaseCommand> => {
    const isLinked = proposal === LINKED;
    if (dismiss && !isLinked) return { type: 'DismissProposal', proposal };
    // The linked proposal isn't stored: it is found again from the other cases whenever the case has no dispute.
    if (reopen)
      return isLinked ? { type: 'RefineCase', changes: { disputeId: null } } : { type: 'ReopenProposal', proposal };
    const found = proposal.startsWith('disputeId#') && value === undefined ? await disputes.of(id, null) : null;
    if (!isLinked) return { type: 'TakeProposal', proposal, ...definedValue(value ?? found?.disputeId) };
    if (dismiss) {
      const { state } = await commands.load(caseDecider, caseStream(id));
      const own = state && ownDispute({ ...state.draft, caseId: id, named: null });
      return { type: 'RefineCase', changes: { disputeId: own ?? null } };
    }
    if (value === undefined && !found) throw new DomainError('conflict');
    return { type: 'RefineCase', changes: { disputeId: value ?? found?.disputeId ?? null } };
  };

  return {
    add,
    accept,
    change: (id, changes, ...rest) => write(id, { type: 'RefineCase', changes: withFullNames(changes) }, ...rest),
    take: async (id, taken, context, expectedRevision) =>
      write(id, await takingOf(id, taken), context, expectedRevision),
    ready: (id, ...rest) => write(id, { type: 'ReadyCase' }, ...rest),
    sendBack: (id, ...rest) => write(id, { type: 'SendBackCase' }, ...rest),
    discard: (id, ...rest) => write(id, { type: 'DiscardCase' }, ...rest),
    reopen: async (id, context, expectedRevision) => {
      const { revision, ...done } = await write(id, { type: 'ReopenCase' }, context, expectedRevision);
      const position = await takeovers.giveBack(id, revision, context);
      return { ...done, position: position ?? done.position };
    },
  };
};

const definedValue = <Value>(value: Value | undefined) => (value === undefined ? {} : { value });
