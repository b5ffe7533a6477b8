import { partyKeysOf } from '@nomucheck/domain/conflicts/parties.ts';
import {
  consultationDecider,
  consultationOfStream,
  consultationStream,
} from '@nomucheck/domain/consultations/consultation.ts';
import { consultationEvents } from '@nomucheck/domain/consultations/consultation-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { PartyIndex } from '../../conflicts/context.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';

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
