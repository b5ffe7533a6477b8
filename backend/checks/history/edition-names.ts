import { koreanDateOf, koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Rulesets } from '../../rulesets/context.ts';

export type EditionNames = {
  /** Reads the names of these versions, so that `nameOf` knows them. */
  learn(versions: readonly string[]): Promise<void>;
  /** `2026년 11월 세 번째 법률 검토 (2026년 11월 29일)`; of a version that wasn't learned, the first letters of its hash. */
  nameOf(version: string): string;
};

/** What editions of the questionnaire are called in histories. Neither the title nor the day of the first publication ever changes. */
export const createEditionNames = (rulesets: Pick<Rulesets, 'find' | 'publications'>): EditionNames => {
  const known = new Map<string, string>();
  return {
    learn: async (versions) => {
      const unknown = [...new Set(versions)].filter((version) => !known.has(version));
      if (unknown.length === 0) return;
      const publications = await rulesets.publications();
      for (const version of unknown) {
        const at = publications.find((each) => each.version === version)?.at;
        const title = (await rulesets.find(version))?.ruleset.edition?.title;
        const day = at && koreanText(koreanDateOf(at));
        if (title !== undefined) known.set(version, day ? `${title} (${day})` : title);
        else if (day) known.set(version, `${day}에 나온 판`);
      }
    },
    nameOf: (version) => known.get(version) ?? `판 ${version.slice(0, 8)}`,
  };
};
