import { partyKeysOf } from '@nomucheck/domain/conflicts/parties.ts';
import {
  type ConsultationCommand,
  consultationDecider,
  consultationOfStream,
  consultationStream,
} from '@nomucheck/domain/consultations/consultation.ts';
import { consultationEvents } from '@nomucheck/domain/consultations/consultation-events.ts';
import type { Consultation } from '@nomucheck/domain/consultations/consultation-state.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { consultations } from '@nomucheck/projections/consultations/consultations.ts';
import { openConsultationsOf } from '@nomucheck/projections/consultations/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { PartyIndex } from '../../conflicts/context.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import type { ReadModels } from '../../engine/read-models/read-models.ts';

/**
 * Stores the sides of a consultation, hashed. The request has done so already, before it was recorded; this puts them back
 * where the register was restored from an older copy than the log.
 */
export const INDEX_CONSULTATION = 'index-consultation';

const whose = z.strictObject({ consultation: z.uuid() });

export const consultationIndexing = defineProcessManager({
  name: 'consultation-indexing',
  startAt: 'beginning',
  reactions: [
    after(definitionIn(consultationEvents, 'ConsultationRequested'), z.object({}), ({ stream }) => [
      {
        name: INDEX_CONSULTATION,
        data: { consultation: consultationOfStream(stream) } satisfies z.infer<typeof whose>,
      },
    ]),
  ],
});

export const indexConsultation =
  ({
    commands,
    parties,
  }: {
    readonly commands: CommandHandler;
    readonly parties: Pick<PartyIndex, 'set'>;
  }): JobHandler =>
  async ({ data }) => {
    const { consultation: id } = whose.parse(data);
    const { state } = await commands.load(consultationDecider, consultationStream(id));
    if (!state?.personal) return;
    await parties.set({ what: 'consultation', id, owner: state.owner }, partyKeysOf(state.personal, null));
  };

const actor = { id: 'system', role: 'system' } as const;

export type LeavingParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly store: Pick<EventStore, 'head'>;
  readonly readModels: Pick<ReadModels, 'waitFor'>;
  readonly clock: () => Date;
};

/** Ends this person's open consultations, where they are of that kind. */
export const endConsultations = async (
  { db, commands, clock }: LeavingParts,
  person: string,
  purpose: string,
  isWanted: (consultation: Consultation) => boolean,
): Promise<void> => {
  for (const id of await openConsultationsOf(db, person)) {
    const { state } = await commands.load(consultationDecider, consultationStream(id));
    if (!state || !isWanted(state)) continue;
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
  }
};

/** Ends the consultations of somebody who left: nobody can read any more what they asked. */
export const endConsultationsOf =
  (parts: LeavingParts) =>
  async (person: string): Promise<void> => {
    await parts.readModels.waitFor(await parts.store.head(), [consultations.name]);
    await endConsultations(parts, person, 'owner left', () => true);
  };
