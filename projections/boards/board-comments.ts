import { commentOfStream } from '@nomucheck/domain/boards/comment.ts';
import { commentEvents } from '@nomucheck/domain/boards/comment-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';

/** One comment, without what it says. */
export type BoardCommentRow = {
  id: string;
  post_id: string;
  owner: string;
  written_at: string;
  hidden: boolean;
  /** Reports that the firm hasn't decided on. */
  open_reports: number;
};

const written = z.object({ owner: z.string(), postId: z.string() });
const anything = z.object({});

const definition = (type: string) => definitionIn(commentEvents, type);
const keys = ({ stream }: { readonly stream: string }): readonly string[] => [commentOfStream(stream)];

const then = (change: (row: BoardCommentRow) => Partial<BoardCommentRow>) => ({
  keys,
  evolveRow: (row: BoardCommentRow | null): BoardCommentRow | null => row && { ...row, ...change(row) },
});

/** The comments of the boards; one that was removed is deleted here. */
export const boardComments = defineProjection<BoardCommentRow>({
  name: 'board-comments',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'board_comments',
    key: 'id',
    columns: {
      post_id: 'text not null',
      owner: 'text not null',
      written_at: 'timestamptz not null',
      hidden: 'boolean not null',
      open_reports: 'integer not null',
    },
    indexes: ['(post_id, written_at, id)', '(owner)', '(written_at, id)', '(written_at, id) where open_reports > 0'],
  },
  takes: [
    on(definition('CommentWritten'), written, {
      keys,
      evolveRow: (_row, { data, stream, at }) => ({
        ...{ id: commentOfStream(stream), post_id: data.postId, owner: data.owner, written_at: at },
        ...{ hidden: false, open_reports: 0 },
      }),
    }),
    on(
      definition('CommentReported'),
      anything,
      then(({ open_reports }) => ({ open_reports: open_reports + 1 })),
    ),
    on(
      definition('CommentHidden'),
      anything,
      then(() => ({ hidden: true, open_reports: 0 })),
    ),
    on(
      definition('CommentKept'),
      anything,
      then(() => ({ hidden: false, open_reports: 0 })),
    ),
    on(definition('CommentRemoved'), anything, { keys, evolveRow: () => null }),
  ],
});
