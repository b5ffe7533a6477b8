import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { DraftCommentOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { draftDecider, type RulesetDraft } from '@nomucheck/domain/rulesets/draft/draft.ts';
import type { DraftCommand } from '@nomucheck/domain/rulesets/draft/draft-commands.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import { commentOut } from './draft-out.ts';
import { type DraftParts, doneBy } from './drafts.ts';
import { openDraft } from './open-draft.ts';

type Written = { readonly body: DraftCommentOut; readonly position: string };

/** What the firm's people say about a question of the open draft. */
export type DraftComments = {
  /** The latest first. */
  list(): Promise<readonly DraftCommentOut[]>;
  add(subject: string, text: string, context: CommandContext): Promise<Written>;
  settle(commentId: string, context: CommandContext): Promise<Written>;
};

export const createDraftComments = (
  parts: Pick<DraftParts, 'commands' | 'log' | 'rulesets' | 'clock' | 'namesOf'>,
): DraftComments => {
  const { commands, namesOf } = parts;
  const open = async () => {
    const { stream, draft } = await openDraft(parts);
    if (!draft) throw new DomainError('not_found');
    return { stream, draft };
  };

  const shown = async ({ comments }: Pick<RulesetDraft, 'comments'>): Promise<readonly DraftCommentOut[]> => {
    const nameOf = await namesOf(comments.flatMap(({ by, settled }) => [by, settled?.by]));
    return comments.map((comment) => commentOut(comment, nameOf));
  };

  const handle = async (commentId: string, command: DraftCommand, context: CommandContext): Promise<Written> => {
    authorize(context.actor, 'ruleset.edit');
    const { stream } = await open();
    const { state, position } = await commands.handle(draftDecider, { stream, command, context });
    const comments = state?.comments.filter((each) => each.commentId === commentId) ?? [];
    const [body] = await shown({ comments });
    if (!body) throw new DomainError('not_found');
    return { body, position };
  };

  return {
    list: async () => (await shown((await open()).draft)).toReversed(),
    add: (subject, text, context) => {
      // Derived from the command's id, so that a retry has the same comment.
      const commentId = uuidV5('comment', context.commandId);
      return handle(commentId, { type: 'CommentOnDraft', commentId, subject, text, ...doneBy(context) }, context);
    },
    settle: (commentId, context) =>
      handle(commentId, { type: 'SettleComment', commentId, ...doneBy(context) }, context),
  };
};
