import { z } from 'zod';
import { instant, revisionNumber, rulesetVersion } from '../../kernel/contract/values.ts';
import { storableText, visibleText } from '../../kernel/text/text.ts';
import { draftEdit } from '../draft/draft-edit.ts';
import type { RulesetContent } from '../ruleset.ts';
import { rulesetContentSchema } from '../ruleset-from-json.ts';

/** The draft of the next edition over HTTP: `/api/admin/rulesets/draft`. */

const person = z.strictObject({ id: z.string(), name: z.string() });

/** Edits in one call: a section with all its questions, at most. */
const mostAtOnce = 200;

export const startDraftBody = z.strictObject({ basedOn: rulesetVersion, title: visibleText(100).optional() });
export const editDraftBody = z.strictObject({
  expectedRevision: revisionNumber,
  edits: z.array(draftEdit).min(1).max(mostAtOnce).readonly(),
});
/** `version`: the content that was read; offering and discarding another one is a `conflict`. */
export const decideDraftBody = z.strictObject({ version: rulesetVersion, reason: visibleText(500) });

export const draftFinding = z.strictObject({
  /** The subject of `differencesBetween` that it stands at: an item's or a question's key, `ground/detail-3`; empty: the whole. */
  path: z.string(),
  /** `3번 사유 2번 문항`. */
  where: z.string(),
  text: z.string(),
  /** The field that has to be corrected, as edits name it. */
  at: z.array(z.string()).readonly().optional(),
});
export type DraftFinding = z.infer<typeof draftFinding>;

export const rulesetDraftOut = z.strictObject({
  id: z.uuid(),
  basedOn: rulesetVersion,
  title: z.string(),
  /** The hash of the content as it is now. */
  version: rulesetVersion,
  revision: z.int(),
  content: rulesetContentSchema,
  findings: z.array(draftFinding),
  /** How many parts are otherwise than in the edition that it is based on. */
  changes: z.int(),
  /** Who has edited what, the latest first; some of it. */
  edited: z.array(z.strictObject({ by: person, at: instant, subjects: z.array(z.string()) })),
  openComments: z.int(),
  state: z.enum(['editing', 'offered']),
  /** The number after all that questions of the intake have had in any edition: a number is a question's for ever. */
  nextNumber: z.int(),
});
export type RulesetDraftOut = Omit<z.infer<typeof rulesetDraftOut>, 'content'> & { readonly content: RulesetContent };

/** In the body of a `conflict`. */
export const draftConflict = z.strictObject({
  at: z.array(z.string()),
  /** Absent: it would be removed, or was. */
  yours: z.json().optional(),
  theirs: z.json().optional(),
  by: person,
  editedAt: instant,
  /** What the place was part of has been removed: `yours` can't be saved there. */
  isGone: z.literal(true).optional(),
});
export type DraftConflict = z.infer<typeof draftConflict>;

export const commentBody = z.strictObject({ subject: storableText(200).min(1), text: visibleText(1000) });
export const draftCommentOut = z.strictObject({
  id: z.uuid(),
  subject: z.string(),
  /** null: it can't be read any more. */
  text: z.string().nullable(),
  by: person,
  at: instant,
  settled: z.strictObject({ by: person, at: instant }).nullable(),
});
export type DraftCommentOut = z.infer<typeof draftCommentOut>;
/** The latest first. */
export const draftCommentsOut = z.array(draftCommentOut);
