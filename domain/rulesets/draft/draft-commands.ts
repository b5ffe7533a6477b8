import type { RulesetContent } from '../ruleset.ts';
import type { DraftEdit } from './draft-edit.ts';

/** Who wants it, and when. */
type By = { readonly by: string; readonly at: string };

export type DraftCommand =
  | (By & { readonly type: 'StartDraft'; readonly draftId: string; readonly basedOn: string; readonly title: string })
  | (By & {
      readonly type: 'EditDraft';
      /** The draft's revision that the editor had seen. */
      readonly expectedRevision: number;
      readonly edits: readonly DraftEdit[];
      /** The content of the edition that the draft is based on. */
      readonly base: RulesetContent;
      /** The ids that former editions used (`ids.ts`). */
      readonly used: ReadonlySet<string>;
    })
  | (By & {
      readonly type: 'CommentOnDraft';
      readonly commentId: string;
      readonly subject: string;
      readonly text: string;
    })
  | (By & { readonly type: 'SettleComment'; readonly commentId: string })
  | (By & {
      readonly type: 'OfferDraft';
      /** The hash of the content as it is now. */
      readonly version: string;
      /** How many rules it breaks, and how much of it is otherwise than in the edition that it is based on. */
      readonly findings: number;
      readonly changes: number;
    })
  | (By & { readonly type: 'DiscardDraft' })
  /** The edition that it was offered as came into force. */
  | (By & { readonly type: 'EndPublishedDraft'; readonly version: string });
