import { z } from 'zod';
import { instant, rulesetVersion } from '../../kernel/contract/values.ts';
import { defineEvent } from '../../kernel/log/event-definition.ts';
import { requiredText, storableText } from '../../kernel/text/text.ts';
import { draftEdit } from './draft-edit.ts';

/** Who did it and when: conflicts and comments are told with both. */
const done = { draftId: z.uuid(), by: z.string(), at: instant };

const started = z.strictObject({ ...done, basedOn: rulesetVersion, title: requiredText(100) });
const edited = z.strictObject({ ...done, edits: z.array(draftEdit).min(1).readonly() });
/** `subject` as in the differences between two editions. */
const commented = z.strictObject({
  ...done,
  commentId: z.uuid(),
  subject: storableText(200),
  /** null: its key was destroyed. */
  text: requiredText(1000).nullable(),
});
const settled = z.strictObject({ ...done, commentId: z.uuid() });
const withVersion = z.strictObject({ ...done, rulesetVersion });
const ended = z.strictObject(done);

export type DraftEvent =
  | { type: 'RulesetDraftStarted'; data: z.infer<typeof started> }
  | { type: 'RulesetDraftEdited'; data: z.infer<typeof edited> }
  | { type: 'RulesetDraftCommented'; data: z.infer<typeof commented> }
  | { type: 'RulesetDraftCommentSettled'; data: z.infer<typeof settled> }
  | { type: 'RulesetDraftOffered'; data: z.infer<typeof withVersion> }
  | { type: 'RulesetDraftDiscarded'; data: z.infer<typeof ended> }
  | { type: 'RulesetDraftPublished'; data: z.infer<typeof withVersion> };

/**
 * The edits stand in the log, not the content after them: a ruleset has some 270,000 characters, an edit a few dozen, and who
 * changed which question how is what the history shows. The content is the edition that the draft is based on, which never
 * changes, with all edits in their order.
 */
export const draftEvents = [
  defineEvent({ type: 'RulesetDraftStarted', version: 1, schema: started }),
  defineEvent({ type: 'RulesetDraftEdited', version: 1, schema: edited }),
  defineEvent({
    ...{ type: 'RulesetDraftCommented', version: 1, schema: commented },
    sealed: { person: null, fields: ['text'] },
  }),
  defineEvent({ type: 'RulesetDraftCommentSettled', version: 1, schema: settled }),
  defineEvent({ type: 'RulesetDraftOffered', version: 1, schema: withVersion }),
  defineEvent({ type: 'RulesetDraftDiscarded', version: 1, schema: ended }),
  defineEvent({ type: 'RulesetDraftPublished', version: 1, schema: withVersion }),
] as const;
