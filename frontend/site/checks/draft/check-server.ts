import type { Autosaved, CheckRecord, StartedCheck } from '@nomucheck/domain/checks/contract/check.ts';
import type { Frame } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Reply } from '../../../shared/client/ask.ts';
import type { PendingAnswer } from './draft.ts';

/** The server's calls that saving needs; tests replace them with a small one of their own. */
export type CheckServer = {
  start(frame: Frame, key: string): Promise<Reply<StartedCheck>>;
  autosave(
    body: {
      readonly id: string;
      readonly rulesetVersion: string;
      readonly answers: readonly (PendingAnswer | (Omit<PendingAnswer, 'value'> & { readonly cleared: true }))[];
      readonly expectedRevision?: number;
    },
    key: string,
  ): Promise<Reply<Autosaved>>;
  unfinished(): Promise<Reply<CheckRecord>>;
  discard(): Promise<Reply<unknown>>;
  /** Records the person's consent to the processing of sensitive answers in the account. */
  agreeToSensitive(): Promise<Reply<unknown>>;
};
