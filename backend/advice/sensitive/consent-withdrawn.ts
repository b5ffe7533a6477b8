import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { isErasedWith } from '@nomucheck/domain/advice/consent-for-text.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import { advicesAskedBy } from '@nomucheck/projections/advice/listing.ts';
import { endRecordsAfterWithdrawal, recordsAfterWithdrawal } from '../../accounts/context.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import { act, type LeavingParts } from '../people-leaving.ts';

/** Ends the advices whose texts went with a consent: nobody reviews or publishes what can't be read any more. */
export const END_UNREADABLE = 'end-unreadable-advices';

/** The texts themselves are erased with the key of the consent, as the answers of checks are (개인정보 보호법 제37조). */
export const adviceConsentsWithdrawn = defineProcessManager({
  name: 'advice-consents-withdrawn',
  reactions: [endRecordsAfterWithdrawal(END_UNREADABLE)],
});

const secondsUntilCaughtUp = 2;

export const endUnreadable =
  (parts: LeavingParts): JobHandler =>
  async (job) => {
    const { owner, at, position } = recordsAfterWithdrawal.parse(job.data);
    if (!(await parts.readModels.waitFor(position, [advices.name]))) throw new NotYet(secondsUntilCaughtUp);
    for (const id of await advicesAskedBy(parts.db, owner)) {
      const { state } = await parts.commands.load(adviceDecider, adviceStream(id));
      if (state === null || !isErasedWith(state.consentedAt, at)) continue;
      await act(parts, id, { type: 'WithdrawAdvice', by: 'consent_withdrawn' }, `consent withdrawn: ${job.id}`);
    }
  };
