import { draftDecider, type RulesetDraft } from '@nomucheck/domain/rulesets/draft/draft.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Rulesets } from '../rulesets.ts';
import { type DraftLog, draftStream } from './draft-log.ts';

export type OpenDraftParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly log: DraftLog;
  readonly rulesets: Pick<Rulesets, 'versionInForce'>;
  readonly clock: () => Date;
};

export type FoundDraft = {
  readonly stream: string;
  /** null: none is open. */
  readonly draft: RulesetDraft | null;
  readonly revision: number;
};

/** The draft that the log has as open, also where the edition that it was offered as is in force. */
export const draftInLog = async ({ commands, log }: Pick<OpenDraftParts, 'commands' | 'log'>): Promise<FoundDraft> => {
  const open = await log.open();
  if (!open) return none;
  const stream = draftStream(open.draftId);
  const { state: draft, revision } = await commands.load(draftDecider, stream);
  return { stream, draft, revision };
};

/**
 * The draft that can still be edited. A draft whose edition is already in force is ended here: the process may have died between the
 * two commands, or a command on the server's machine may have published the edition.
 */
export const openDraft = async ({ commands, log, rulesets, clock }: OpenDraftParts): Promise<FoundDraft> => {
  const found = await draftInLog({ commands, log });
  const version = found.draft?.offered ?? null;
  if (!found.draft || version === null || version !== (await rulesets.versionInForce())) return found;
  const at = clock().toISOString();
  const commandId = uuidV5(`${found.draft.draftId} offered as ${version}, which is in force`, ends);
  await commands.handle(draftDecider, {
    stream: found.stream,
    command: { type: 'EndPublishedDraft', version, by: 'system', at },
    context: { commandId, at, actor: { id: 'system', role: 'system' }, correlationId: commandId },
  });
  return none;
};

const none: FoundDraft = { stream: '', draft: null, revision: 0 };

/** Any fixed UUID. */
const ends = '3f0a9d5e-5f61-4a0b-9b77-0f4f0e2f6c11';
