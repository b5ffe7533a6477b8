import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { draftDecider } from '@nomucheck/domain/rulesets/draft/draft.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import { type Published, publishedAs } from '../rulesets.ts';
import type { Offer } from './draft-log.ts';
import { type DraftParts, doneBy } from './drafts.ts';
import { draftInLog, openDraft } from './open-draft.ts';

/** The open draft as an edition beside those that were published. */
export type DraftedEdition = {
  /** The offer that stands; null: none, or an edit has withdrawn it. */
  offer(): Promise<Offer | null>;
  /** The open draft as it is now, if that is its version: it can be tried before it is offered. */
  find(version: string): Promise<Published | null>;
  /** Ends the draft that was offered as this edition. */
  cameIntoForce(version: string, context: CommandContext): Promise<void>;
};

export const createDraftedEdition = ({
  commands,
  log,
  texts,
  rulesets,
  clock,
}: Pick<DraftParts, 'commands' | 'log' | 'texts' | 'rulesets' | 'clock'>): DraftedEdition => ({
  offer: async () => (await log.open())?.offer ?? null,
  find: async (wanted) => {
    const { draft } = await openDraft({ commands, log, rulesets, clock });
    if (!draft) return null;
    const { content, version } = await texts.textOf(draft, koreanDateOf(clock()));
    return version === wanted ? publishedAs({ ...content, rulesetVersion: version }) : null;
  },
  cameIntoForce: async (version, context) => {
    const { stream, draft } = await draftInLog({ commands, log });
    if (draft?.offered !== version) return;
    await commands.handle(draftDecider, {
      stream,
      command: { type: 'EndPublishedDraft', version, ...doneBy(context) },
      context: { ...context, commandId: followingCommandId(context.commandId, 'end of the draft') },
    });
  },
});

/** For commands on the server's machine, which know no drafts. */
export const noDrafts: DraftedEdition = {
  offer: async () => null,
  find: async () => null,
  cameIntoForce: async () => {},
};
