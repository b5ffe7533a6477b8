import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { draftDecider, type RulesetDraft } from '@nomucheck/domain/rulesets/draft/draft.ts';
import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import { canonicalRuleset } from '../ruleset-version.ts';
import { type Published, rulesetMediaType } from '../rulesets.ts';
import { type DraftLog, draftStream } from './draft-log.ts';
import { draftOut, editorsOf } from './draft-out.ts';
import type { DraftText, DraftTexts } from './draft-text.ts';
import { withNames } from './named-conflicts.ts';

export type WrittenDraft = { readonly body: RulesetDraftOut; readonly position: string };

/** The one draft that the firm's people edit in the console. All but `start` throw `not_found` where none is open. */
export type Drafts = {
  read(): Promise<RulesetDraftOut>;
  start(basedOn: string, title: string, context: CommandContext): Promise<WrittenDraft>;
  /** Throws `conflict` with both values where somebody else has edited the same place since that revision. */
  edit(edits: readonly DraftEdit[], expectedRevision: number, context: CommandContext): Promise<WrittenDraft>;
  /** Its content becomes an edition that another person approves; `stage_wrong` while it has findings. */
  offer(context: CommandContext): Promise<WrittenDraft>;
  discard(context: CommandContext): Promise<{ readonly position: string }>;
};

export type DraftParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly log: DraftLog;
  readonly texts: DraftTexts;
  readonly blobs: Pick<Blobs, 'put'>;
  readonly namesOf: NamesOf;
  /** A published edition, or the one that this program brings along. */
  readonly findEdition: (version: string) => Promise<Published | null>;
  readonly clock: () => Date;
};

export const createDrafts = ({ commands, log, texts, blobs, namesOf, findEdition, clock }: DraftParts): Drafts => {
  const textOf = (draft: RulesetDraft): Promise<DraftText> => texts.textOf(draft, koreanDateOf(clock()));

  const shown = async (draft: RulesetDraft | null): Promise<RulesetDraftOut> => {
    if (!draft) throw new DomainError('not_found');
    const nameOf = await namesOf(editorsOf(draft));
    return draftOut(draft, await textOf(draft), nameOf);
  };

  const open = async (): Promise<{
    readonly stream: string;
    readonly draft: RulesetDraft;
    readonly revision: number;
  }> => {
    const { stream, draft, revision } = await openDraft({ commands, log });
    if (!draft) throw new DomainError('not_found');
    return { stream, draft, revision };
  };

  return {
    read: async () => shown((await open()).draft),
    start: async (basedOn, title, context) => {
      authorize(context.actor, 'ruleset.edit');
      const base = await findEdition(basedOn);
      if (!base) throw new DomainError('not_found');
      // Another release of this program brings another edition along: the one that is begun from is kept.
      const { rulesetVersion: _version, ...content } = base.ruleset;
      await blobs.put(canonicalRuleset(content).json, rulesetMediaType);
      const draftId = await log.next();
      const { state, position } = await commands.handle(draftDecider, {
        stream: draftStream(draftId),
        command: { type: 'StartDraft', draftId, basedOn, title, ...doneBy(context) },
        context,
      });
      return { body: await shown(state), position };
    },
    edit: async (edits, expectedRevision, context) => {
      authorize(context.actor, 'ruleset.edit');
      const { stream, draft } = await open();
      const base = await texts.baseOf(draft);
      try {
        const { state, position } = await commands.handle(draftDecider, {
          stream,
          command: { type: 'EditDraft', expectedRevision, edits, base, ...doneBy(context) },
          context,
        });
        return { body: await shown(state), position };
      } catch (error) {
        throw await withNames(error, namesOf);
      }
    },
    offer: async (context) => {
      authorize(context.actor, 'ruleset.edit');
      const { stream, draft, revision } = await open();
      const { version, json, findings, changes } = await textOf(draft);
      await blobs.put(json, rulesetMediaType);
      const { state, position } = await commands.handle(draftDecider, {
        stream,
        command: { type: 'OfferDraft', version, findings: findings.length, changes, ...doneBy(context) },
        context,
        // What somebody else edits meanwhile isn't offered unseen.
        expectedRevision: revision,
      });
      return { body: await shown(state), position };
    },
    discard: async (context) => {
      authorize(context.actor, 'ruleset.edit');
      const { stream } = await open();
      const command = { type: 'DiscardDraft', ...doneBy(context) } as const;
      const { position } = await commands.handle(draftDecider, { stream, command, context });
      return { position };
    },
  };
};

/** The open draft as the log has it; `draft` is null where none is open. */
export const openDraft = async ({ commands, log }: Pick<DraftParts, 'commands' | 'log'>) => {
  const open = await log.open();
  if (!open) return { stream: '', draft: null, revision: 0 };
  const stream = draftStream(open.draftId);
  const { state: draft, revision } = await commands.load(draftDecider, stream);
  return { stream, draft, revision };
};

export const doneBy = ({ actor, at }: CommandContext) => ({ by: actor.id, at });
