import { indexOf } from '@nomucheck/domain/checks/form-index.ts';
import { waysOfSection } from '@nomucheck/domain/checks/walk.ts';
import type { RulesetText } from '@nomucheck/domain/rulesets/contract.ts';
import { partsOf } from '@nomucheck/domain/rulesets/edition/ruleset-parts.ts';
import type { Ruleset } from '@nomucheck/domain/rulesets/ruleset.ts';

/** An edition as the firm's people read it: nothing of it is left out. */
export const textOfEdition = (ruleset: Ruleset): RulesetText => ({
  id: ruleset.rulesetVersion,
  title: ruleset.edition?.title ?? null,
  sections: [...indexOf(ruleset).sections.values()].map((indexed) => {
    const titles = new Map(indexed.section.items.map(({ numbering, title }) => [numbering, title]));
    return {
      id: indexed.section.id,
      title: indexed.section.title,
      items: waysOfSection(indexed).map(({ numbering, yes, no }) => ({
        ...{ numbering, title: titles.get(numbering) ?? '' },
        ...{ yes: [...yes], no: [...no] },
      })),
    };
  }),
  parts: partsOf(ruleset).map(({ subject, where, title, facts }) => ({
    ...{ subject, group: groupOf(subject), where, title },
    facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
  })),
});

/** `detail-3/renewal-rule` and `titles/detail-3` belong to a section. */
const groupOf = (subject: string): string =>
  subject.split('/').find((piece) => piece === 'intake' || /^detail-\d+$/.test(piece)) ?? 'rest';
