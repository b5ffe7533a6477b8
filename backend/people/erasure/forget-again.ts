import { userOfStream } from '@nomucheck/domain/accounts/user.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { SealingKeys } from '../../engine/sealing/keys/sealing-keys.ts';
import type { Erasure } from './erasure.ts';

export type ForgetAgainParts = {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly sealingKeys: Pick<SealingKeys, 'stillHeld'>;
  readonly erasure: Pick<Erasure, 'forget'>;
};

const atOnce = 500;

/**
 * Erases the people again whom a restored backup of the vault has brought back; answers how many. The log knows who has
 * left, an older vault doesn't. The whole log is read once a process, because a vault isn't restored under a running
 * one; after that only new events are read.
 */
export const createForgettingAgain = ({ store, sealingKeys, erasure }: ForgetAgainParts): (() => Promise<number>) => {
  let after = START;
  return async () => {
    let forgotten = 0;
    for (let more = true; more; ) {
      const batch = await store.readAll({ after, limit: atOnce, types: ['UserErased'] });
      const people = batch.events.map(({ stream }) => userOfStream(stream));
      for (const person of await sealingKeys.stillHeld(people)) {
        await erasure.forget(person);
        forgotten += 1;
      }
      after = batch.position;
      more = !batch.atHead;
    }
    return forgotten;
  };
};
