import type { KeywordChange, SectionId } from '../../rulesets/ruleset.ts';
import type { Reading } from './reading.ts';

export type Keywords = {
  /** A case matches if it has any of these. */
  readonly base: readonly string[];
  /** Those and the generic ones: the precedents are ranked by all of them. */
  readonly ranking: readonly string[];
  readonly exclude: readonly string[];
};

type Words = { readonly plain: Set<string>; readonly generic: Set<string> };

/**
 * The keywords of the entered sections, changed by the answers. `change` replaces all words of its own section, added ones
 * too, and of no other; `add` appends. The word of a generic defect ranks precedents and doesn't widen the match. Excluded
 * words never match, so they are left out here, too. A section beside others has no part in it.
 */
export const keywordsOf = ({ entered, beside, steps }: Pick<Reading, 'entered' | 'beside' | 'steps'>): Keywords => {
  const bySection = new Map<SectionId, Words>();
  const exclude = new Set<string>();
  for (const section of entered) {
    if (beside.has(section)) continue;
    bySection.set(section.id, { plain: new Set(section.keywords), generic: new Set() });
    for (const word of section.keywordExclude) exclude.add(word);
  }
  for (const { section, outcome, counts } of steps) {
    const change = counts && !beside.has(section) ? outcome?.keyword_change : undefined;
    if (change === undefined) continue;
    const words = bySection.get(section.id) ?? { plain: new Set<string>(), generic: new Set<string>() };
    bySection.set(section.id, words);
    apply(change, words);
  }

  const base = new Set<string>();
  const ranking = new Set<string>();
  for (const { plain } of bySection.values()) for (const word of plain) if (!exclude.has(word)) base.add(word);
  for (const word of base) ranking.add(word);
  for (const { generic } of bySection.values()) for (const word of generic) if (!exclude.has(word)) ranking.add(word);
  return { base: [...base], ranking: [...ranking], exclude: [...exclude] };
};

const apply = ({ mode, keywords, generic }: KeywordChange, words: Words): void => {
  if (mode === 'change') {
    words.plain.clear();
    words.generic.clear();
  }
  const target = generic ? words.generic : words.plain;
  for (const word of keywords) target.add(word);
};
