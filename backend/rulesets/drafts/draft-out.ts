import type { DraftCommentOut, RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import type { DraftComment, RulesetDraft } from '@nomucheck/domain/rulesets/draft/draft.ts';
import { subjectOf } from '@nomucheck/domain/rulesets/draft/subjects.ts';
import type { DraftText } from './draft-text.ts';

type NameOf = (id: string) => string;

/** Edits that a draft's page lists: those of the last hours. */
const mostListed = 20;

export const editorsOf = ({ edits }: RulesetDraft): readonly string[] => edits.map(({ by }) => by);

export const draftOut = (
  draft: RulesetDraft,
  { content, version, findings, changes }: DraftText,
  nameOf: NameOf,
  nextNumber: number,
): RulesetDraftOut => ({
  id: draft.draftId,
  basedOn: draft.basedOn,
  title: content.edition?.title ?? draft.title,
  version,
  revision: draft.revision,
  content,
  findings: [...findings],
  changes,
  edited: editedIn(draft, nameOf),
  openComments: draft.comments.filter(({ settled }) => settled === null).length,
  state: draft.state === 'offered' ? 'offered' : 'editing',
  nextNumber,
});

/** Edits of one call are one entry. */
const editedIn = ({ edits }: RulesetDraft, nameOf: NameOf): RulesetDraftOut['edited'] => {
  const calls = Map.groupBy(edits, ({ revision }) => revision);
  return [...calls.values()]
    .slice(-mostListed)
    .reverse()
    .flatMap((together) => {
      const [first] = together;
      if (!first) return [];
      const subjects = [...new Set(together.map(({ at }) => subjectOf(at)))];
      return [{ by: personOut(first.by, nameOf), at: first.editedAt, subjects }];
    });
};

export const commentOut = ({ commentId, by, settled, ...comment }: DraftComment, nameOf: NameOf): DraftCommentOut => ({
  id: commentId,
  ...comment,
  by: personOut(by, nameOf),
  settled: settled && { by: personOut(settled.by, nameOf), at: settled.at },
});

export const personOut = (id: string, nameOf: NameOf) => ({ id, name: nameOf(id) });
