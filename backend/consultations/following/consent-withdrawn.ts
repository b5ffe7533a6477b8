import { isErasedWith } from '@nomucheck/domain/advice/consent-for-text.ts';
import { consultationDecider, consultationStream } from '@nomucheck/domain/consultations/consultation.ts';
import { consultations } from '@nomucheck/projections/consultations/consultations.ts';
import { consultationsAskedBy } from '@nomucheck/projections/consultations/listing.ts';
import { endRecordsAfterWithdrawal, recordsAfterWithdrawal } from '../../accounts/context.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import { defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import type { RecordFiles } from '../../files/context.ts';
import { type EndingParts, endConsultation } from './ending.ts';

/** Ends the consultations whose texts went with a consent: nobody can answer what can't be read any more. */
export const END_UNREADABLE_CONSULTATIONS = 'end-unreadable-consultations';

/** The texts themselves are erased with the key of the consent (개인정보 보호법 제37조). */
export const consultationConsentsWithdrawn = defineProcessManager({
  name: 'consultation-consents-withdrawn',
  reactions: [endRecordsAfterWithdrawal(END_UNREADABLE_CONSULTATIONS)],
});

const secondsUntilCaughtUp = 2;

type Parts = EndingParts & { readonly recordFiles: Pick<RecordFiles, 'removeAll'> };

/** Files that were added to such a consultation may show the same facts, such as a doctor's note, so they are removed, too. */
export const endUnreadableConsultations =
  (parts: Parts): JobHandler =>
  async (job) => {
    const { owner, at, position } = recordsAfterWithdrawal.parse(job.data);
    if (!(await parts.readModels.waitFor(position, [consultations.name]))) throw new NotYet(secondsUntilCaughtUp);
    for (const id of await consultationsAskedBy(parts.db, owner)) {
      const { state } = await parts.commands.load(consultationDecider, consultationStream(id));
      if (state === null || !isErasedWith(state.consentedAt, at)) continue;
      if (state.closed === null) await endConsultation(parts, id, `consent withdrawn: ${job.id}`);
      await parts.recordFiles.removeAll(id, { job: job.id, at: parts.clock().toISOString() });
    }
  };
