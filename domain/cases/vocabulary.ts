import type { Ruleset } from '../rulesets/ruleset.ts';

/** The words by which a decision is put under the questionnaire's sections, so that figures count it. */
export type SectionWords = {
  readonly id: `detail-${number}`;
  readonly words: readonly string[];
  /** If the headnotes contain one of these words, the decision is about something else. */
  readonly excluded: readonly string[];
};
export type Vocabulary = {
  readonly sections: readonly SectionWords[];
  /** Every keyword that an answer can lead to, and further ones under which decisions are filed. */
  readonly keywords: readonly string[];
};

/** Legal terms that decisions use and lawyers search for, although no answer of the questionnaire leads to them. */
const alsoFiled = ['해고예고', '사직원', '의원면직', '직위해제', '갱신기대'];

/** The keywords of a ruleset's figures, and the legal terms. */
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
