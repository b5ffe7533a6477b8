import type { LegalPoint } from '../ruleset.ts';
import { byGround } from './by-ground.ts';
import { always, appealReview } from './for-everybody.ts';
import { protectedPersons } from './protected.ts';
import {
  absoluteBan,
  agreementBreached,
  noWrittenNotice,
  procedureSkipped,
  redundancyUnprepared,
  retiredUnderSixty,
} from './void.ts';

/**
 * The legal consequences of the answers, the strongest first. A floor is the firm's judgement; the attorneys confirm it.
 */
export const standardPoints: readonly LegalPoint[] = [
  appealReview,
  ...absoluteBan,
  ...noWrittenNotice,
  retiredUnderSixty,
  ...procedureSkipped,
  agreementBreached,
  redundancyUnprepared,
  ...protectedPersons,
  ...byGround,
  ...always,
];
