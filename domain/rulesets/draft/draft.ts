import type { Decider } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { RulesetContent } from '../ruleset.ts';
import type { KeptEdit } from './conflicts.ts';
import { editedContent, startedFrom } from './content.ts';
import type { DraftCommand } from './draft-commands.ts';
import type { DraftEvent } from './draft-events.ts';
import { effectiveEdits } from './editing.ts';

export type DraftComment = {
  readonly commentId: string;
  readonly subject: string;
  /** null: its key was destroyed. */
  readonly text: string | null;
  readonly by: string;
  readonly at: string;
  readonly settled: { readonly by: string; readonly at: string } | null;
};

/** A draft of the next edition of the questionnaire, edited by the firm's people until it is offered and published. */
export type RulesetDraft = {
  readonly draftId: string;
  readonly basedOn: string;
  readonly title: string;
  /** How many events it has; an editor names the one that they had seen. */
  readonly revision: number;
  readonly edits: readonly KeptEdit[];
  readonly comments: readonly DraftComment[];
  /** The version that waits for its approval; a later edit withdraws it. */
  readonly offered: string | null;
  readonly state: 'editing' | 'offered' | 'discarded' | 'published';
};

export const mostComments = 500;

/** The content of a draft as it is now. `base` is that of the edition that it is based on. */
export const contentOf = (
  { title, edits }: Pick<RulesetDraft, 'title' | 'edits'>,
  base: RulesetContent,
): RulesetContent => editedContent(startedFrom(base, title), edits);

/** Whether nothing can be done with it any more. */
export const isOver = ({ state }: Pick<RulesetDraft, 'state'>): boolean =>
  state === 'discarded' || state === 'published';

export const draftDecider: Decider<RulesetDraft | null, DraftCommand, DraftEvent> = {
  initialState: null,
  decide: (command, draft) => {
    const { by, at } = command;
    if (command.type === 'StartDraft') {
      const { draftId, basedOn, title } = command;
      if (draft) throw new DomainError('conflict', { errors: { draft: '이미 열린 초안이 있어요.' } });
      return [{ type: 'RulesetDraftStarted', data: { draftId, by, at, basedOn, title } }];
    }
    // Whoever looked at it first after the publication has ended it.
    if (draft?.state === 'published' && command.type === 'EndPublishedDraft') return [];
    if (!draft || isOver(draft)) throw new DomainError('not_found');
    const data = { draftId: draft.draftId, by, at };
    switch (command.type) {
      case 'EditDraft':
        return edited(draft, command, data);
      case 'CommentOnDraft': {
        const { commentId, subject, text } = command;
        if (draft.comments.length >= mostComments)
          throw wrong(`의견은 초안 하나에 ${mostComments}개까지 남길 수 있어요.`);
        return [{ type: 'RulesetDraftCommented', data: { ...data, commentId, subject, text } }];
      }
      case 'SettleComment': {
        const { commentId } = command;
        const comment = draft.comments.find((each) => each.commentId === commentId);
        if (!comment) throw new DomainError('not_found');
        return comment.settled ? [] : [{ type: 'RulesetDraftCommentSettled', data: { ...data, commentId } }];
      }
      case 'OfferDraft': {
        const { version: rulesetVersion, findings, changes } = command;
        if (findings > 0) throw wrong(`고칠 곳이 ${findings}군데 남아 있어요.`);
        if (changes === 0) throw wrong('바탕이 된 판과 다른 곳이 없어요.');
        return draft.offered === rulesetVersion
          ? []
          : [{ type: 'RulesetDraftOffered', data: { ...data, rulesetVersion } }];
      }
      case 'EndPublishedDraft': {
        const { version: rulesetVersion } = command;
        return draft.offered === rulesetVersion
          ? [{ type: 'RulesetDraftPublished', data: { ...data, rulesetVersion } }]
          : [];
      }
      case 'DiscardDraft':
        return [{ type: 'RulesetDraftDiscarded', data }];
    }
  },
  evolve: (draft, event) => {
    if (event.type !== 'RulesetDraftStarted')
      return draft && { ...draft, revision: draft.revision + 1, ...after(draft, event) };
    const { draftId, basedOn, title } = event.data;
    return { draftId, basedOn, title, revision: 1, edits: [], comments: [], offered: null, state: 'editing' };
  },
};

type Done = { readonly draftId: string; readonly by: string; readonly at: string };

const edited = (
  { title, edits: before, revision }: RulesetDraft,
  { expectedRevision, edits, base, used, by }: Extract<DraftCommand, { type: 'EditDraft' }>,
  data: Done,
): readonly DraftEvent[] => {
  const content = contentOf({ title, edits: before }, base);
  const effective = effectiveEdits({ revision, edits: before, content }, expectedRevision, edits, { by, base, used });
  return effective.length === 0 ? [] : [{ type: 'RulesetDraftEdited', data: { ...data, edits: effective } }];
};

/** What the event makes otherwise. */
const after = (
  { edits, comments, revision }: RulesetDraft,
  { type, data }: Exclude<DraftEvent, { type: 'RulesetDraftStarted' }>,
): Partial<RulesetDraft> => {
  const { by, at } = data;
  switch (type) {
    case 'RulesetDraftEdited': {
      const kept = data.edits.map((edit): KeptEdit => ({ ...edit, by, editedAt: at, revision: revision + 1 }));
      return { edits: [...edits, ...kept], offered: null, state: 'editing' };
    }
    case 'RulesetDraftCommented': {
      const { commentId, subject, text } = data;
      return { comments: [...comments, { commentId, subject, text, by, at, settled: null }] };
    }
    case 'RulesetDraftCommentSettled':
      return {
        comments: comments.map((each) => (each.commentId === data.commentId ? { ...each, settled: { by, at } } : each)),
      };
    case 'RulesetDraftOffered':
      return { offered: data.rulesetVersion, state: 'offered' };
    case 'RulesetDraftDiscarded':
      return { state: 'discarded', offered: null };
    case 'RulesetDraftPublished':
      return { state: 'published' };
  }
};

const wrong = (sentence: string): DomainError => new DomainError('stage_wrong', { errors: { draft: sentence } });
