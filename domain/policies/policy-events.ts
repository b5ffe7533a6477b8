import { z } from 'zod';
import { localDate } from '../kernel/contract/values.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { policyNames } from './policy-names.ts';

/** Events of one of the texts that people agree to. The texts themselves are blobs; an event has their hash. */

const policy = z.enum(policyNames);
const by = z.uuid();
/** The day of the announcement, with a number where that day has had one before; versions compare as text. */
const version = z.string().regex(/^\d{4}-\d{2}-\d{2}(\.[2-9])?$/);
const text = z.string().regex(/^[0-9a-f]{64}$/);
/** `needsConsent`: who agreed to an older version is asked again. `isDisadvantage`: it is announced for longer. */
const change = { needsConsent: z.boolean(), isDisadvantage: z.boolean(), why: storableText(500) };

const draftSaved = z.strictObject({ policy, text, ...change, by });
const step = z.strictObject({ policy, by });
const stepOfText = z.strictObject({ policy, text, by });
const published = z.strictObject({
  policy,
  version,
  text,
  announcedOn: localDate,
  from: localDate,
  ...change,
});
const withdrawn = z.strictObject({ policy, version });

export type PolicyEvent =
  | { type: 'PolicyDraftSaved'; data: z.infer<typeof draftSaved> }
  | { type: 'PolicyDraftDiscarded'; data: z.infer<typeof step> }
  | { type: 'PolicySubmitted'; data: z.infer<typeof stepOfText> }
  | { type: 'PolicyTakenBack'; data: z.infer<typeof step> }
  | { type: 'PolicyRefused'; data: z.infer<typeof step> }
  | { type: 'PolicyApproved'; data: z.infer<typeof stepOfText> }
  | { type: 'PolicyPublished'; data: z.infer<typeof published> }
  | { type: 'PolicyWithdrawn'; data: z.infer<typeof withdrawn> };

export const policyEvents = [
  defineEvent({ type: 'PolicyDraftSaved', version: 1, schema: draftSaved }),
  defineEvent({ type: 'PolicyDraftDiscarded', version: 1, schema: step }),
  defineEvent({ type: 'PolicySubmitted', version: 1, schema: stepOfText }),
  defineEvent({ type: 'PolicyTakenBack', version: 1, schema: step }),
  defineEvent({ type: 'PolicyRefused', version: 1, schema: step }),
  defineEvent({ type: 'PolicyApproved', version: 1, schema: stepOfText }),
  defineEvent({ type: 'PolicyPublished', version: 1, schema: published }),
  defineEvent({ type: 'PolicyWithdrawn', version: 1, schema: withdrawn }),
] as const;
