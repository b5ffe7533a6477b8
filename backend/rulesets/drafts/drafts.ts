import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { draftDecider, type RulesetDraft } from '@nomucheck/domain/rulesets/draft/draft.ts';
import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import { canonicalRuleset } from '../ruleset-version.ts';
import { type Published, rulesetMediaType } from '../rulesets.ts';
import { draftStream } from './draft-log.ts';
import { draftOut, editorsOf } from './draft-out.ts';
import type { DraftText, DraftTexts } from './draft-text.ts';
import { withNames } from './named-conflicts.ts';
import { type FoundDraft, type OpenDraftParts, openDraft } from './open-draft.ts';
import type { UsedIds } from './used-ids.ts';

export type WrittenDraft = { readonly body: RulesetDraftOut; readonly position: string };

/** The one draft that the firm's people edit in the console. All but `start` throw `not_found` where none is open. */
export type Drafts = {
  read(): Promise<RulesetDraftOut>;
  start(basedOn: string, title: string, context: CommandContext): Promise<WrittenDraft>;
  /** Throws `conflict` with both values where somebody else has edited the same place since that revision. */
  edit(edits: readonly DraftEdit[], expectedRevision: number, context: CommandContext): Promise<WrittenDraft>;
  /**
   * Its content becomes an edition that another person approves; `stage_wrong` while it has findings. `version`: what the person has
   * read; `conflict` where the content is another one by now, here and in `discard`.
   */
  offer(version: string, context: CommandContext): Promise<WrittenDraft>;
  discard(version: string, context: CommandContext): Promise<{ readonly position: string }>;
};

export type DraftParts = OpenDraftParts & {
  readonly texts: DraftTexts;
  readonly blobs: Pick<Blobs, 'put'>;
  readonly namesOf: NamesOf;
  /** A published edition, or the one that this program brings along. */
  readonly findEdition: (version: string) => Promise<Published | null>;
  readonly usedIds: () => Promise<UsedIds>;
};

export const createDrafts = (parts: DraftParts): Drafts => {
  const { commands, log, texts, blobs, namesOf, findEdition, usedIds, clock } = parts;
  const textOf = (draft: RulesetDraft): Promise<DraftText> => texts.textOf(draft, koreanDateOf(clock()));

  const shown = async (draft: RulesetDraft | null): Promise<RulesetDraftOut> => {
    if (!draft) throw new DomainError('not_found');
    const nameOf = await namesOf(editorsOf(draft));
    return draftOut(draft, await textOf(draft), nameOf, (await usedIds()).nextNumber);
  };

  const open = async (): Promise<FoundDraft & { readonly draft: RulesetDraft }> => {
    const { stream, draft, revision } = await openDraft(parts);
    if (!draft) throw new DomainError('not_found');
    return { stream, draft, revision };
  };

  /** The open draft as this person has read it. */
  const asRead = async (version: string) => {
    const found = await open();
    const text = await textOf(found.draft);
    if (text.version !== version) throw new DomainError('conflict', { errors: { draft: editedSince } });
    return { ...found, text };
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
      // Ends one whose edition came into force, so that another can be begun.
      await openDraft(parts);
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
      const { ids: used } = await usedIds();
      try {
        const { state, position } = await commands.handle(draftDecider, {
          stream,
          command: { type: 'EditDraft', expectedRevision, edits, base, used, ...doneBy(context) },
          context,
        });
        return { body: await shown(state), position };
      } catch (error) {
        throw await withNames(error, namesOf);
      }
    },
    offer: async (version, context) => {
      authorize(context.actor, 'ruleset.edit');
      const { stream, revision, text } = await asRead(version);
      const { json, findings, changes } = text;
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
    discard: async (version, context) => {
      authorize(context.actor, 'ruleset.edit');
      const { stream, revision } = await asRead(version);
      const command = { type: 'DiscardDraft', ...doneBy(context) } as const;
      const { position } = await commands.handle(draftDecider, {
        ...{ stream, command, context },
        expectedRevision: revision,
      });
      return { position };
    },
  };
};

const editedSince = '그 사이 다른 사람이 초안을 고쳤어요. 다시 불러와 읽어 본 다음 해 주세요.';

export const doneBy = ({ actor, at }: CommandContext) => ({ by: actor.id, at });
