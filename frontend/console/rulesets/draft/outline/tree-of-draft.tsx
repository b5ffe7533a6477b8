import { Typography } from '@mui/material';
import { indexOf } from '@nomucheck/domain/checks/form-index.ts';
import { waysOfSection } from '@nomucheck/domain/checks/walk.ts';
import { movedOf } from '@nomucheck/domain/rulesets/moved.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import type { RulesetContent, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useDeferredValue, useMemo } from 'react';
import { SectionTree } from '../../reading/section-tree.tsx';

type TreeProps = {
  readonly id: SectionId;
  readonly content: RulesetContent;
  readonly base: RulesetContent | undefined;
};

/** The tree of a section as the draft has it now, with what is new, moved or gone; it is drawn anew as the section is edited. */
export const TreeOfDraft = ({ id, content, base }: TreeProps) => {
  const later = useDeferredValue(content);
  const section = useMemo(() => treeOf(id, later), [id, later]);
  const { marks, gone } = useMemo(() => changesOf(id, later, base), [id, later, base]);
  return (
    section && (
      <>
        <SectionTree section={section} marks={marks} />
        {gone.length > 0 && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            뺀 문항: {gone.join(', ')}
          </Typography>
        )}
      </>
    )
  );
};

const treeOf = (id: SectionId, content: RulesetContent) => {
  const indexed = indexOf(publicFormOf({ ...content, rulesetVersion: '' })).sections.get(id);
  if (indexed === undefined) return null;
  const titles = new Map(indexed.section.items.map(({ numbering, title }) => [numbering, title]));
  const items = waysOfSection(indexed).map(({ numbering, yes, no }) => ({
    ...{ numbering, title: titles.get(numbering) || '(글이 없음)' },
    ...{ yes: [...yes], no: [...no] },
  }));
  return { id, title: indexed.section.title, items };
};

type Changes = { readonly marks: ReadonlyMap<number, string>; readonly gone: readonly string[] };

const changesOf = (id: SectionId, content: RulesetContent, base: RulesetContent | undefined): Changes => {
  const [before, after] = [base ?? content, content].map(
    ({ sections }) => sections.find((section) => section.id === id)?.items ?? [],
  );
  const lists = [before, after].map((items = []) => new Map([[id, items.map(({ key }) => key)]]));
  const moves = movedOf(lists[0] ?? new Map(), lists[1] ?? new Map());
  const former = new Set(before?.map(({ key }) => key));
  const left = new Set(after?.map(({ key }) => key));
  return {
    marks: new Map(
      after?.flatMap(({ key, numbering }) => {
        const place = moves.get(key);
        const mark = former.has(key) ? place && `${place.before}번에서 옮김` : '새 문항';
        return mark === undefined ? [] : [[numbering, mark] as const];
      }),
    ),
    gone: (before ?? []).flatMap(({ key, numbering, title }) => (left.has(key) ? [] : [`${numbering}. ${title}`])),
  };
};
