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
  /** Every keyword that an answer can ask for, and those that decisions are filed under beside. */
  readonly keywords: readonly string[];
};

/** Words of the law that decisions use and lawyers look for, though no answer of the questionnaire asks for them. */
const alsoFiled = ['해고예고', '사직원', '의원면직', '직위해제', '갱신기대'];

/** What a ruleset's figures look for, and what lawyers do. */
export const vocabularyOf = ({ sections }: Pick<Ruleset, 'sections'>): Vocabulary => {
  const asked = sections.flatMap(({ items }) =>
    items.flatMap(({ positive, negative }) =>
      [positive, negative].flatMap((outcome) => outcome.keyword_change?.keywords ?? []),
    ),
  );
  return {
    sections: sections.map(({ id, keywords, keywordExclude }) => ({ id, words: keywords, excluded: keywordExclude })),
    keywords: [...new Set([...sections.flatMap(({ keywords }) => keywords), ...asked, ...alsoFiled])],
  };
};
