import { z } from 'zod';
import { instant, rulesetVersion } from '../../kernel/contract/values.ts';
import type { Decider } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/errors.ts';
import { defineEvent } from '../../kernel/log/event-definition.ts';

/** How far the service has got with calculating all stored checks by an edition that was put into force: one stream a publication. */

const publicationId = z.uuid();
const started = z.strictObject({ publicationId, rulesetVersion, publishedAt: instant, of: z.int() });
/** A page of checks, by their ids; the next one begins after `upTo`. */
const pageTried = z.strictObject({
  publicationId,
  upTo: z.uuid(),
  tried: z.int(),
  corrected: z.int(),
  /** Changed, and the new edition asks something first: somebody of the firm has to look at them. */
  notPossible: z.array(z.uuid()),
  /** How many more of them there are whose names would disclose that a sensitive question was answered. */
  unnamed: z.int().optional(),
  /** Their figure moves by more than the publisher chose, and their last day and routes stay: the owners are told. */
  moved: z.array(z.uuid()).optional(),
  /** Failed, and not because of their answers: each is tried again by a job of its own. */
  toTryAgain: z.array(z.uuid()).optional(),
});
/** The same of one check after its page: it was tried again, or finished by an older edition only then. null: unnamed. */
const lateNotPossible = z.strictObject({
  publicationId,
  rulesetVersion,
  publishedAt: instant,
  checkId: z.uuid().nullable(),
});
/** `replaced`: another edition was put into force before the end; its own run goes through all checks. */
const ended = z.strictObject({ publicationId, why: z.enum(['finished', 'replaced']) });

export type CorrectionRunEvent =
  | { type: 'CorrectionRunStarted'; data: z.infer<typeof started> }
  | { type: 'CorrectionPageTried'; data: z.infer<typeof pageTried> }
  | { type: 'LateCorrectionNotPossible'; data: z.infer<typeof lateNotPossible> }
  | { type: 'CorrectionRunEnded'; data: z.infer<typeof ended> };

export const correctionRunEvents = [
  defineEvent({ type: 'CorrectionRunStarted', version: 1, schema: started }),
  defineEvent({ type: 'CorrectionPageTried', version: 1, schema: pageTried }),
  defineEvent({ type: 'LateCorrectionNotPossible', version: 1, schema: lateNotPossible }),
  defineEvent({ type: 'CorrectionRunEnded', version: 1, schema: ended }),
] as const;

export type CorrectionRun = z.infer<typeof started> & {
  /** The last check of the last page; null before the first. */
  readonly upTo: string | null;
  readonly ended: z.infer<typeof ended>['why'] | null;
};

export type CorrectionRunCommand =
  | ({ readonly type: 'StartRun' } & z.infer<typeof started>)
  | ({ readonly type: 'NotePage' } & z.infer<typeof pageTried>)
  /** Also without a run: an edition may have been published while there was nothing to go through. */
  | ({ readonly type: 'NoteLate' } & z.infer<typeof lateNotPossible>)
  | { readonly type: 'EndRun'; readonly why: z.infer<typeof ended>['why'] };

export const correctionRunDecider: Decider<CorrectionRun | null, CorrectionRunCommand, CorrectionRunEvent> = {
  initialState: null,
  decide: (command, run) => {
    if (command.type === 'StartRun') {
      const { type: _type, ...data } = command;
      return run ? [] : [{ type: 'CorrectionRunStarted', data }];
    }
    if (command.type === 'NoteLate') {
      const { type: _type, ...data } = command;
      return [{ type: 'LateCorrectionNotPossible', data }];
    }
    if (!run) throw new DomainError('not_found');
    if (run.ended !== null) return [];
    if (command.type === 'EndRun')
      return [{ type: 'CorrectionRunEnded', data: { publicationId: run.publicationId, why: command.why } }];
    const { type: _type, ...data } = command;
    // Another process has gone through this page meanwhile.
    if (run.upTo !== null && data.upTo <= run.upTo) return [];
    return [{ type: 'CorrectionPageTried', data }];
  },
  evolve: (run, event) => {
    if (event.type === 'CorrectionRunStarted') return { ...event.data, upTo: null, ended: null };
    if (!run || event.type === 'LateCorrectionNotPossible') return run;
    return event.type === 'CorrectionPageTried' ? { ...run, upTo: event.data.upTo } : { ...run, ended: event.data.why };
  },
};

export const correctionRunStream = (publication: string): string => `correction-run-${publication}`;
