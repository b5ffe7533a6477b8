import {
  type ConsultationCommand,
  consultationDecider,
  consultationStream,
} from '@nomucheck/domain/consultations/consultation.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { consultations } from '@nomucheck/projections/consultations/consultations.ts';
import { openConsultationsOf } from '@nomucheck/projections/consultations/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { ReadModels } from '../../engine/read-models/read-models.ts';

const actor = { id: 'system', role: 'system' } as const;

export type EndingParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly store: Pick<EventStore, 'head'>;
  readonly readModels: Pick<ReadModels, 'waitFor'>;
  readonly clock: () => Date;
};

/** Ends a consultation as if the person who asked took it back. */
export const endConsultation = async (
  { commands, clock }: Pick<EndingParts, 'commands' | 'clock'>,
  id: string,
  purpose: string,
): Promise<void> => {
  const commandId = followingCommandId(id, purpose);
  const at = clock().toISOString();
  const command: ConsultationCommand = { type: 'TakeConsultationBack', at };
  const context = { commandId, at, actor, correlationId: commandId };
  await commands
    .handle(consultationDecider, { stream: consultationStream(id), command, context })
    .catch((error: unknown) => {
      // It was closed in between; a conflict says only that others write to it, and it is tried again.
      if (!isRefusal(error) || error.code === 'conflict') throw error;
    });
};

/** Ends the consultations of somebody who left: nobody can read any more what they asked. */
export const endConsultationsOf =
  (parts: EndingParts) =>
  async (person: string): Promise<void> => {
    await parts.readModels.waitFor(await parts.store.head(), [consultations.name]);
    for (const id of await openConsultationsOf(parts.db, person)) await endConsultation(parts, id, 'owner left');
  };
