import { unusedHours } from '@nomucheck/domain/files/limits.ts';
import { fileDecider, fileStream, type StoredFile } from '@nomucheck/domain/files/stored-file.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { FilePlace, FileStore } from './disk/file-store.ts';
import type { Files } from './files.ts';

export type SweepingParts = {
  readonly store: Pick<FileStore, 'before' | 'remove' | 'sweepBrokenOff'>;
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  readonly files: Pick<Files, 'give'>;
  readonly clock: () => Date;
};

export type Swept = { readonly withoutRecord: number; readonly unused: number };

const HOUR = 3_600_000;
const atOnce = 200;

/**
 * Deletes the bytes that no event names an hour after they came (their upload was broken off, or their owner left in the
 * middle of it), and removes the files that nothing has used for a day. It may run in several processes and at any time.
 */
export const createSweeping =
  ({ store, commands, files, clock }: SweepingParts): (() => Promise<Swept>) =>
  async () => {
    const now = clock().getTime();
    await store.sweepBrokenOff(new Date(now - HOUR));
    const swept = { withoutRecord: 0, unused: 0 };
    const isUnused = (file: StoredFile, since: string | null): boolean =>
      !file.used && since !== null && Date.parse(since) < now - unusedHours * HOUR;

    const sweep = async (places: readonly FilePlace[]): Promise<void> => {
      const records = await commands.loadMany(
        fileDecider,
        places.map(({ id }) => fileStream(id)),
      );
      for (const place of places) {
        const { state = null, createdAt = null } = records.get(fileStream(place.id)) ?? {};
        if (state === null || state.removed || state.owner !== place.owner) {
          await store.remove(place);
          swept.withoutRecord += 1;
        } else if (isUnused(state, createdAt)) {
          const commandId = uuidV5('unused for a day', place.id);
          const actor = { id: 'system', role: 'system' } as const;
          const context = { commandId, at: new Date(now).toISOString(), actor, correlationId: commandId };
          await files.give(place.id, { type: 'RemoveUnusedFile' }, context);
          swept.unused += 1;
        }
      }
    };

    let places: FilePlace[] = [];
    for await (const place of store.before(new Date(now - HOUR))) {
      places.push(place);
      if (places.length < atOnce) continue;
      await sweep(places);
      places = [];
    }
    if (places.length > 0) await sweep(places);
    return swept;
  };
