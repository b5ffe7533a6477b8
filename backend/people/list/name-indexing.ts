import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';
import type { NameIndex } from './name-index.ts';

/** Stores the words and the number by which a person is found. */
export const INDEX_NAME = 'index-name';

const whose = z.strictObject({ person: z.uuid() });
const owned = z.object({ owner: z.string() });

const index = ({ data }: { readonly data: { readonly owner: string } }): readonly WantedEffect[] => [
  {
    name: INDEX_NAME,
    data: { person: data.owner } satisfies z.infer<typeof whose>,
    about: data.owner,
  },
];

/**
 * Indexes each person with a new or changed name or number. It reads the log from the beginning, so that people from
 * before the index existed are found, too.
 */
export const nameIndexing = defineProcessManager({
  name: 'name-indexing',
  startAt: 'beginning',
  reactions: [
    after(definitionIn(userEvents, 'UserSignedUp'), owned, index),
    after(definitionIn(userEvents, 'ProfileChanged'), owned, index),
    after(definitionIn(userEvents, 'PhoneVerified'), owned, index),
    after(definitionIn(userEvents, 'PhoneYielded'), owned, index),
    after(definitionIn(userEvents, 'StrangersShutOut'), owned, index),
  ],
});

export const indexName =
  (names: Pick<NameIndex, 'update'>): JobHandler =>
  async ({ data }) =>
    names.update(whose.parse(data).person);
