import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { keyOfRecord } from '../../engine/command-handling/event-codec.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import type { PersonKeys } from '../../engine/sealing/keys/person-keys.ts';

/** Destroys the key under which a discarded check's free texts are sealed. */
export const DESTROY_ANSWERS = 'destroy-answers';

const whose = z.strictObject({ owner: z.string(), stream: z.string() });

/**
 * A discarded draft is final: its free texts can't be read any more, not even by their author. Texts that are carried
 * over into a newer draft were sealed there again.
 */
export const discardedAnswers = defineProcessManager({
  name: 'discarded-answers',
  startAt: 'beginning',
  reactions: [
    after(definitionIn(checkEvents, 'CheckDiscarded'), z.object({ owner: z.string() }), ({ data, stream }) => [
      { name: DESTROY_ANSWERS, data: { owner: data.owner, stream } satisfies z.infer<typeof whose> },
    ]),
  ],
});

export const destroyAnswers =
  (keys: Pick<PersonKeys, 'destroyOne'>): JobHandler =>
  async ({ data }) => {
    const { owner, stream } = whose.parse(data);
    await keys.destroyOne(keyOfRecord(owner, stream));
  };
