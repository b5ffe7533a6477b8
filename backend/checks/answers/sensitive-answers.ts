import type { User } from '@nomucheck/domain/accounts/user.ts';
import { z } from 'zod';
import { afterSensitiveWithdrawal } from '../../accounts/context.ts';
import { keyOfConsent } from '../../engine/command-handling/event-codec.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import type { PersonKeys } from '../../engine/sealing/keys/person-keys.ts';

/** When this person consented to the processing of sensitive answers; null when they have not, or have withdrawn it. */
export const sensitiveConsentOf = ({ consents }: Pick<User, 'consents'>): string | null =>
  consents.sensitive?.at ?? null;

/** Destroys the keys of sensitive answers whose consent was withdrawn. */
export const ERASE_SENSITIVE = 'erase-sensitive-answers';

const withdrawal = z.strictObject({ owner: z.string(), stream: z.string(), revision: z.int() });
const given = z.object({ kind: z.string(), at: z.string() });

/** Withdrawing the consent erases the answers that were based on it (개인정보 보호법 제23조, 제37조). */
export const withdrawnConsents = defineProcessManager({
  name: 'withdrawn-consents',
  startAt: 'beginning',
  reactions: [
    afterSensitiveWithdrawal(({ owner, stream, revision }) => ({
      name: ERASE_SENSITIVE,
      data: { owner, stream, revision } satisfies z.infer<typeof withdrawal>,
    })),
  ],
});

/** Every consent before the withdrawal; a later consent has a key of its own. */
export const eraseSensitive =
  ({ keys, store }: { keys: Pick<PersonKeys, 'destroyOne'>; store: Pick<EventStore, 'read'> }): JobHandler =>
  async ({ data }) => {
    const { owner, stream, revision } = withdrawal.parse(data);
    for (const event of await store.read(stream)) {
      if (event.type !== 'ConsentGiven' || event.revision > revision) continue;
      const { kind, at } = given.parse(event.data);
      if (kind === 'sensitive') await keys.destroyOne(keyOfConsent(owner, at));
    }
  };
