import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { consultationDecider, consultationStream } from '@nomucheck/domain/consultations/consultation.ts';
import type { Consultation } from '@nomucheck/domain/consultations/consultation-state.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { Loaded } from '../engine/command-handling/folded-record.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { LoadOptions } from '../engine/command-handling/record-reader.ts';

/** A consultation that exists. */
export type LoadedConsultation = {
  readonly id: string;
  readonly consultation: Consultation;
  readonly revision: number;
  readonly position: string;
  readonly updatedAt: string;
};

/** null when the stream is empty, or was at that time. */
export const loadConsultation = async (
  commands: Pick<CommandHandler, 'load'>,
  id: string,
  options: LoadOptions = {},
): Promise<LoadedConsultation | null> =>
  loadedOf(id, await commands.load(consultationDecider, consultationStream(id), options));

export const loadedOf = (
  id: string,
  { state, revision, position, updatedAt }: Loaded<Consultation | null>,
): LoadedConsultation | null =>
  state && { id, consultation: state, revision, position, updatedAt: updatedAt ?? state.requestedAt };

/** The consultation, for its owner or the firm; for others the same error as for an unknown id. */
export const visibleConsultation = async (
  commands: Pick<CommandHandler, 'load'>,
  id: string,
  actor: Actor,
): Promise<LoadedConsultation> => {
  const loaded = await loadConsultation(commands, id);
  authorize(actor, 'consultation.read', loaded && { owner: loaded.consultation.owner });
  if (!loaded) throw new DomainError('not_found');
  return loaded;
};
