import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { correctionRunEvents } from '@nomucheck/domain/checks/corrections/correction-run.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { rulesetEvents } from '@nomucheck/domain/rulesets/publication.ts';
import { z } from 'zod';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import { idOfStream } from '../loaded-check.ts';
import { CORRECT_LATE, CORRECT_STORED, type lateToCorrect, type storedToCorrect } from './correction-runs.ts';
import { TELL_CORRECTION, type toTell } from './telling.ts';
import { type movedToTell, TELL_MOVED } from './telling-moves.ts';

const published = z.object({ rulesetVersion: z.string() });
const calculated = z.object({ calculation: z.object({ rulesetVersion: z.string() }) });
const pageTried = z.object({
  publicationId: z.uuid(),
  toTryAgain: z.array(z.uuid()).default([]),
  moved: z.array(z.uuid()).default([]),
});
const corrected = z.object({ owner: z.uuid(), correctionId: z.uuid() });

/**
 * What follows from an edition of the questionnaire that comes into force, for results that were given before it: they are
 * calculated again, and whose last day or open routes change is told, or whose figure moves by more than the publisher chose. Each has one job under an id made from the event.
 */
export const correctionFollowing = defineProcessManager({
  name: 'correction-following',
  reactions: [
    after(definitionIn(rulesetEvents, 'RulesetPublished'), published, ({ data, id, at, position }) => {
      const job: z.infer<typeof storedToCorrect> = { publicationId: id, version: data.rulesetVersion, at, position };
      return [{ name: CORRECT_STORED, data: job }];
    }),
    after(definitionIn(checkEvents, 'ResultCalculated'), calculated, ({ data: { calculation }, stream }) => {
      const job: z.infer<typeof lateToCorrect> = { checkId: idOfStream(stream), version: calculation.rulesetVersion };
      return [{ name: CORRECT_LATE, data: job }];
    }),
    after(definitionIn(correctionRunEvents, 'CorrectionPageTried'), pageTried, ({ data }) => {
      const { publicationId, toTryAgain, moved } = data;
      return [
        ...toTryAgain.map((checkId) => {
          const job: z.infer<typeof lateToCorrect> = { checkId, version: null };
          return { name: CORRECT_LATE, purpose: `try again ${checkId}`, data: job };
        }),
        ...moved.map((checkId) => {
          const job: z.infer<typeof movedToTell> = { checkId, publicationId };
          return { name: TELL_MOVED, purpose: `figure of ${checkId}`, data: job };
        }),
      ];
    }),
    after(definitionIn(checkEvents, 'ResultCorrected'), corrected, ({ data, stream, at }) => {
      const job: z.infer<typeof toTell> = { ...data, checkId: idOfStream(stream), at };
      return [{ name: TELL_CORRECTION, data: job }];
    }),
  ],
});
