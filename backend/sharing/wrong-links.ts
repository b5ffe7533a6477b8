import { networkOf } from '../engine/callers/source.ts';
import type { Attempts } from '../engine/vault/attempts.ts';
import { spendOrRefuse, subjectsUnder } from '../engine/vault/counted-subjects.ts';

/**
 * Counts a call from this address with a token of no link; throws `too_many_requests` after many. The token of a link, also of an ended
 * one, is neither counted nor refused: otherwise strangers of a network would close the links of all people there. No token is guessed
 * (128 bits), so this protects nothing that a link shows: it only tells a program that tries tokens to stop.
 */
export type WrongLinks = (source: string) => Promise<void>;

const HOUR_SECONDS = 3600;
const mostAnHour = 600;

export const createWrongLinks = (attempts: Pick<Attempts, 'spend'>, subjectKey: Buffer): WrongLinks => {
  const subjectOf = subjectsUnder(subjectKey);
  return (source) => {
    const subject = subjectOf('links', 'shared results', networkOf(source));
    return spendOrRefuse(attempts, [{ subject, most: mostAnHour, windowSeconds: HOUR_SECONDS }]);
  };
};
