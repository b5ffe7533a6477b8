import { z } from 'zod';
import { rulesetVersion } from '../kernel/contract/values.ts';
import type { Decider } from '../kernel/decider.ts';
import { defineEvent } from '../kernel/event-definition.ts';

/** Puts a questionnaire into force. Its content is a blob with that hash; the log records which one, and when. */
export type Publication = { readonly rulesetVersion: string };

const published = z.strictObject({ rulesetVersion, blob: z.string().regex(/^[0-9a-f]{64}$/) });

export type RulesetEvent = { type: 'RulesetPublished'; data: z.infer<typeof published> };

export const rulesetEvents = [defineEvent({ type: 'RulesetPublished', version: 1, schema: published })] as const;

export type RulesetCommand = { type: 'PublishRuleset'; rulesetVersion: string; blob: string };

/** A version that was in force before may be put into force again; that is a new event. */
export const publicationDecider: Decider<Publication | null, RulesetCommand, RulesetEvent> = {
  initialState: null,
  decide: ({ rulesetVersion: version, blob }) => [
    { type: 'RulesetPublished', data: { rulesetVersion: version, blob } },
  ],
  evolve: (_publication, { data }) => ({ rulesetVersion: data.rulesetVersion }),
};
