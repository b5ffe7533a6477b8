import { z } from 'zod';
import { koreanDay } from '../kernel/contract/values.ts';
import { storableText, visibleText } from '../kernel/text/text.ts';
import { policyNames } from './policy-names.ts';
import { mostLetters } from './policy-text.ts';

/** The texts that people agree to, over HTTP: `/api/policies*`. */

const name = z.enum(policyNames);
const kind = z.enum(['service', 'privacy', 'personalInfo', 'sensitive', 'aiProcessing', 'marketing']);
const coming = z.strictObject({ version: z.string(), from: z.string(), announcedOn: z.string(), why: z.string() });

/** A text in a list. `version`: the one in force. `since`: the oldest version to which a consent still counts. */
export const policyItem = z.strictObject({
  name,
  kind,
  title: z.string(),
  version: z.string(),
  since: z.string(),
  from: z.string(),
  /** Announced, and not yet in force. */
  coming: coming.nullable(),
});
export const policiesOut = z.strictObject({ items: z.array(policyItem) });
export type PoliciesOut = z.infer<typeof policiesOut>;

const block = z.union([
  z.strictObject({ kind: z.enum(['paragraph', 'heading', 'quote']), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
]);
const document = z.strictObject({
  title: z.string(),
  intro: z.array(block),
  sections: z.array(z.strictObject({ title: z.string(), body: z.array(block) })),
});

const textChange = z.strictObject({ section: z.string(), before: z.array(z.string()), after: z.array(z.string()) });
export type TextChangeOut = z.infer<typeof textChange>;

/** One version of a text, as everybody reads it; `changes` side by side with the version named by `against`. */
export const policyOut = z.strictObject({
  name,
  title: z.string(),
  version: z.string(),
  from: z.string(),
  announcedOn: z.string(),
  why: z.string(),
  /** Compared with the one in force on the day that it is read. */
  state: z.enum(['past', 'in_force', 'coming']),
  document,
  /** The newest first. */
  versions: z.array(z.strictObject({ version: z.string(), from: z.string(), why: z.string() })),
  coming: coming.nullable(),
  against: z.strictObject({ version: z.string(), from: z.string() }).nullable(),
  changes: z.array(textChange).nullable(),
});
export type PolicyOut = z.infer<typeof policyOut>;

const version = storableText(20);
/** The name is looked up: an unknown one is a page that isn't there. */
export const policyParams = z.strictObject({ name: storableText(40) });
export const policyQuery = z.strictObject({ version: version.optional(), against: version.optional() });

// What the firm's admins write.

const hand = z.strictObject({ id: z.string(), name: z.string() });
const versionOut = z.strictObject({
  version: z.string(),
  from: z.string(),
  announcedOn: z.string(),
  needsConsent: z.boolean(),
  isDisadvantage: z.boolean(),
  why: z.string(),
  state: z.enum(['past', 'in_force', 'coming', 'withdrawn']),
});
export type PolicyVersionOut = z.infer<typeof versionOut>;
const draftOut = z.strictObject({
  text: z.string(),
  /** Names this text in the calls that decide on it. */
  hash: z.string(),
  stage: z.enum(['drafting', 'submitted', 'approved']),
  needsConsent: z.boolean(),
  isDisadvantage: z.boolean(),
  why: z.string(),
  hands: z.array(hand),
  approvedBy: hand.nullable(),
  /** What it still lacks, in sentences. */
  missing: z.array(z.string()),
  /** Against the version in force. */
  changes: z.array(textChange),
  /** The first day from which it could be in force if it were published today. */
  earliest: z.string(),
});
export type PolicyDraftOut = z.infer<typeof draftOut>;

/** A text for the firm's admins: its versions, and the draft of the next one. */
export const policyRecord = z.strictObject({
  id: name,
  title: z.string(),
  revision: z.int(),
  /** The text in force, as it is typed. */
  text: z.string(),
  inForce: z.string(),
  /** The newest first. */
  versions: z.array(versionOut),
  draft: draftOut.nullable(),
});
export type PolicyRecord = z.infer<typeof policyRecord>;

/** Whose consent stands, by the version that it was given to; the newest first. */
export const policyConsents = z.strictObject({
  kind,
  items: z.array(z.strictObject({ version: z.string(), people: z.int() })),
});
export type PolicyConsents = z.infer<typeof policyConsents>;

export const policyListItem = z.strictObject({
  id: name,
  title: z.string(),
  version: z.string(),
  from: z.string(),
  coming: coming.nullable(),
  stage: z.enum(['drafting', 'submitted', 'approved']).nullable(),
  updatedAt: z.string(),
});
export type PolicyListItem = z.infer<typeof policyListItem>;

export const policyDraftBody = z.strictObject({
  text: visibleText(mostLetters),
  needsConsent: z.boolean(),
  isDisadvantage: z.boolean(),
  why: storableText(500),
  expectedRevision: z.int().min(0).optional(),
});
export type PolicyDraftBody = z.infer<typeof policyDraftBody>;

const hash = z.string().regex(/^[0-9a-f]{64}$/, { error: '초안이 올바르지 않아요.' });
/** The reason is for the history of the text. */
export const decideOnDraftBody = z.strictObject({ hash, reason: visibleText(500).optional() });
export const refuseDraftBody = z.strictObject({ reason: visibleText(500) });
export const publishPolicyBody = z.strictObject({ hash, from: koreanDay });
export const withdrawPolicyBody = z.strictObject({ version, reason: visibleText(500) });
