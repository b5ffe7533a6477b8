import { adviceDecider, adviceOfStream, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { Companies } from '../../companies/context.ts';
import type { PartyIndex } from '../../conflicts/context.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import { createAdviceKeys } from './advice-keys.ts';

/**
 * Stores the sides of an advice, hashed. The question has done so already, before it was recorded; this puts them back where
 * the register was restored from an older copy than the log.
 */
export const INDEX_PARTIES = 'index-parties';

const whose = z.strictObject({ advice: z.uuid() });

export const partyIndexing = defineProcessManager({
  name: 'party-indexing',
  startAt: 'beginning',
  reactions: [
    after(definitionIn(adviceEvents, 'AdviceAsked'), z.object({}), ({ stream }) => [
      { name: INDEX_PARTIES, data: { advice: adviceOfStream(stream) } satisfies z.infer<typeof whose> },
    ]),
  ],
});

export type PartyIndexingParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly companies: Pick<Companies, 'names' | 'businessNumberOf'>;
  readonly parties: Pick<PartyIndex, 'set'>;
};

export const indexParties = ({ commands, companies, parties }: PartyIndexingParts): JobHandler => {
  const keysOf = createAdviceKeys(companies);
  return async ({ data }) => {
    const { advice: id } = whose.parse(data);
    const { state } = await commands.load(adviceDecider, adviceStream(id));
    if (!state) return;
    await parties.set({ what: 'advice', id, owner: state.asker }, await keysOf(state, state.companyId));
  };
};
