import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { CommentEvent } from './comment-events.ts';
import type { ReportReason } from './comments/report-reasons.ts';
import { DECISIONS_AT_MOST, REPORTS_AT_MOST } from './lengths.ts';

/** A comment below an article. */
export type Comment = {
  readonly commentId: string;
  readonly owner: string;
  readonly postId: string;
  readonly byFirm: boolean;
  /** null once the writer's key is destroyed. */
  readonly text: string | null;
  readonly writtenAt: string;
  readonly hidden: { readonly why: string | null; readonly at: string } | null;
  readonly reports: readonly { readonly reporter: string; readonly why: ReportReason }[];
  /** How many of them the firm has decided on. */
  readonly decided: number;
  /** How often the firm hid or kept it. */
  readonly decisions: number;
  readonly removed: boolean;
};

export type CommentCommand =
  | {
      readonly type: 'WriteComment';
      readonly commentId: string;
      readonly owner: string;
      readonly postId: string;
      readonly byFirm: boolean;
      readonly text: string;
      readonly at: string;
    }
  | { readonly type: 'ReportComment'; readonly reporter: string; readonly why: ReportReason; readonly at: string }
  | { readonly type: 'HideComment'; readonly why: string; readonly at: string }
  | { readonly type: 'KeepComment'; readonly at: string }
  | { readonly type: 'RemoveComment'; readonly at: string };

const decide = (command: CommentCommand, comment: Comment | null): readonly CommentEvent[] => {
  if (command.type === 'WriteComment') {
    if (comment) throw new DomainError('conflict');
    const { type: _type, text, ...of } = command;
    return [{ type: 'CommentWritten', data: { ...of, personal: { text } } }];
  }
  if (!comment || comment.removed) throw new DomainError('not_found');
  const { commentId, owner } = comment;
  const of = { commentId, owner, at: command.at };
  switch (command.type) {
    case 'ReportComment': {
      const { reporter, why } = command;
      if (reporter === owner || comment.hidden) return [];
      // A person reports a comment once, and after REPORTS_AT_MOST reports more of them tell the firm nothing new.
      if (comment.reports.some((report) => report.reporter === reporter)) return [];
      if (comment.reports.length >= REPORTS_AT_MOST) return [];
      return [{ type: 'CommentReported', data: { ...of, reporter, why } }];
    }
    case 'HideComment':
      if (comment.hidden) return [];
      requireRoom(comment);
      return [{ type: 'CommentHidden', data: { ...of, personal: { why: command.why } } }];
    case 'KeepComment':
      if (!comment.hidden && comment.decided === comment.reports.length) return [];
      requireRoom(comment);
      return [{ type: 'CommentKept', data: of }];
    case 'RemoveComment':
      return [{ type: 'CommentRemoved', data: of }];
  }
};

const requireRoom = ({ decisions }: Comment): void => {
  if (decisions >= DECISIONS_AT_MOST) throw new DomainError('stage_wrong');
};

const evolve = (comment: Comment | null, event: CommentEvent): Comment | null => {
  if (event.type === 'CommentWritten') {
    const { commentId, owner, postId, byFirm, personal, at } = event.data;
    const text = personal?.text ?? null;
    const untouched = { hidden: null, reports: [], decided: 0, decisions: 0, removed: false };
    return { ...{ commentId, owner, postId, byFirm, text, writtenAt: at }, ...untouched };
  }
  if (!comment) return null;
  const decided = { decided: comment.reports.length, decisions: comment.decisions + 1 };
  switch (event.type) {
    case 'CommentReported': {
      const { reporter, why } = event.data;
      return { ...comment, reports: [...comment.reports, { reporter, why }] };
    }
    case 'CommentHidden':
      return { ...comment, ...decided, hidden: { why: event.data.personal?.why ?? null, at: event.data.at } };
    case 'CommentKept':
      return { ...comment, ...decided, hidden: null };
    case 'CommentRemoved':
      return { ...comment, removed: true };
  }
};

export const commentDecider: Decider<Comment | null, CommentCommand, CommentEvent> = {
  initialState: null,
  decide,
  evolve,
};

const prefix = 'comment-';
export const commentStream = (id: string): string => `${prefix}${id}`;
export const commentOfStream = (stream: string): string => stream.slice(prefix.length);
