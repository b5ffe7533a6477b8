import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import { type Comment, type CommentCommand, commentDecider, commentStream } from '@nomucheck/domain/boards/comment.ts';
import type { CommentEvent } from '@nomucheck/domain/boards/comment-events.ts';
import type { AdminComment, CommentOut } from '@nomucheck/domain/boards/contract/comment.ts';
import { COMMENTS_A_DAY } from '@nomucheck/domain/boards/lengths.ts';
import { maskedName } from '@nomucheck/domain/boards/masked-name.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { v5 as uuidV5 } from 'uuid';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Attempts } from '../../engine/vault/attempts.ts';
import { type SubjectOf, spendOrRefuse } from '../../engine/vault/counted-subjects.ts';

export type Written = { readonly comment: Comment; readonly position: string };

/** The comments below articles. */
export type Comments = {
  write(post: string, text: string, caller: Caller, context: CommandContext): Promise<Written>;
  /** Throws `not_found` for a comment that doesn't exist, was removed, or isn't below this article where one is named. */
  handle(
    id: string,
    command: CommentCommand,
    context: CommandContext,
    allowed?: (comment: Comment) => boolean,
  ): Promise<Written>;
  /** Counts a report, so that nobody reports everything. */
  countReport(caller: Caller, context: CommandContext): Promise<void>;
  many(ids: readonly string[]): Promise<readonly Comment[]>;
};

export type CommentParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'loadMany'>;
  readonly attempts: Pick<Attempts, 'spend'>;
  readonly subjectOf: SubjectOf;
};

const DAY_SECONDS = 86_400;

export const createComments = ({ commands, attempts, subjectOf }: CommentParts): Comments => {
  const spend = async (what: string, { actor }: Caller, { answeredBefore }: CommandContext): Promise<void> => {
    // A repeated request was counted when it was recorded.
    if (answeredBefore !== undefined) return;
    const subject = subjectOf(what, actor.id);
    await spendOrRefuse(attempts, [{ subject, most: COMMENTS_A_DAY, windowSeconds: DAY_SECONDS }]);
  };
  const handle: Comments['handle'] = async (id, command, context, allowed = () => true) => {
    const { state, position } = await commands.handle(commentDecider, {
      ...{ stream: commentStream(id), command, context },
      first: ({ state: comment }) => {
        if (comment && !allowed(comment)) throw new DomainError('not_found');
      },
    });
    if (!state) throw new DomainError('not_found');
    return { comment: state, position };
  };
  return {
    handle,
    write: async (postId, text, caller, context) => {
      await spend('comments', caller, context);
      // Derived from the command's id, so that a retry has the same record.
      const commentId = uuidV5('comment', context.commandId);
      const { id: owner, role } = caller.actor;
      const of = { commentId, owner, postId, byFirm: isStaff(role), text, at: context.at };
      return handle(commentId, { type: 'WriteComment', ...of }, context);
    },
    countReport: (caller, context) => spend('comment-reports', caller, context),
    many: async (ids) => {
      const found = await commands.loadMany<Comment | null, CommentEvent>(commentDecider, ids.map(commentStream));
      return ids.flatMap((id) => found.get(commentStream(id))?.state ?? []);
    },
  };
};

/** A comment as this reader sees it; null: anybody who isn't signed in. */
export const shownComment = (comment: Comment, nameOf: (id: string) => string, reader: string | null): CommentOut => {
  const { commentId, owner, byFirm, text, writtenAt, hidden } = comment;
  const mine = owner === reader;
  return {
    ...{ id: commentId, byFirm, at: writtenAt, hidden: hidden !== null, mine },
    name: byFirm ? '노무체크' : maskedName(nameOf(owner)),
    text: hidden && !mine ? null : text,
    why: mine ? (hidden?.why ?? null) : null,
  };
};

/** A comment as the firm sees it. */
export const adminCommentOf = (
  { commentId, owner, byFirm, postId, text, writtenAt, hidden, reports, decided }: Comment,
  nameOf: (id: string) => string,
  titleOf: (post: string) => string,
): AdminComment => ({
  id: commentId,
  post: { id: postId, title: titleOf(postId) },
  person: { id: owner, name: nameOf(owner) },
  ...{ byFirm, at: writtenAt, text, hidden },
  reports: reports.slice(decided).map(({ why }) => why),
});
