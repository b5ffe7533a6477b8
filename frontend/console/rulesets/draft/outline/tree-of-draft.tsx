import { indexOf } from '@nomucheck/domain/checks/form-index.ts';
import { waysOfSection } from '@nomucheck/domain/checks/walk.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import type { RulesetContent, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useDeferredValue, useMemo } from 'react';
import { SectionTree } from '../../reading/section-tree.tsx';

/** The tree of a section as the draft has it now: it is drawn anew as the section is edited. */
export const TreeOfDraft = ({ id, content }: { readonly id: SectionId; readonly content: RulesetContent }) => {
  const later = useDeferredValue(content);
  const section = useMemo(() => treeOf(id, later), [id, later]);
  return section && <SectionTree section={section} />;
};

const treeOf = (id: SectionId, content: RulesetContent) => {
  const indexed = indexOf(publicFormOf({ ...content, rulesetVersion: '' })).sections.get(id);
  if (indexed === undefined) return null;
  const titles = new Map(indexed.section.items.map(({ numbering, title }) => [numbering, title]));
  const items = waysOfSection(indexed).map(({ numbering, yes, no }) => ({
    ...{ numbering, title: titles.get(numbering) ?? '' },
    ...{ yes: [...yes], no: [...no] },
  }));
  return { id, title: indexed.section.title, items };
};
