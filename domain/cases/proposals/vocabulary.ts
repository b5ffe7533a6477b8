import type { Ruleset } from '../../rulesets/ruleset.ts';

/** The words by which a decision is put under the questionnaire's sections, so that figures find it. */
export type SectionWords = {
  readonly id: `detail-${number}`;
  readonly words: readonly string[];
  /** With one of these in its headnotes a decision is about something else. */
  readonly excluded: readonly string[];
};
export type Vocabulary = {
  readonly sections: readonly SectionWords[];
  /** Every keyword that an answer can ask for. */
  readonly keywords: readonly string[];
};

/** What a ruleset's figures look for. */
export const vocabularyOf = ({ sections }: Pick<Ruleset, 'sections'>): Vocabulary => {
  const asked = sections.flatMap(({ items }) =>
    items.flatMap(({ positive, negative }) =>
      [positive, negative].flatMap((outcome) => outcome.keyword_change?.keywords ?? []),
    ),
  );
  return {
    sections: sections.map(({ id, keywords, keywordExclude }) => ({ id, words: keywords, excluded: keywordExclude })),
    keywords: [...new Set([...sections.flatMap(({ keywords }) => keywords), ...asked])],
  };
};
