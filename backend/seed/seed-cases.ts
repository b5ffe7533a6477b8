import type { Precedent, RulesetContent, SectionId } from '@nomucheck/domain/check/ruleset/ruleset.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandContext } from '../command-handling/handle-command.ts';

/** A precedent of the questionnaire as a master case: hand-picked, to be read beside a result, never counted. */
export type SeedCase = {
  readonly caseId: string;
  readonly precedent: Precedent;
  readonly keywords: readonly string[];
  readonly sections: readonly SectionId[];
};

export type SeedCases = (seed: SeedCase, context: CommandContext) => Promise<void>;

/** The questionnaire's precedents, each once: one that two sections name is one case with the words of both. */
export const seedCasesOf = ({ sections }: Pick<RulesetContent, 'sections'>): readonly SeedCase[] => {
  const cases = new Map<string, SeedCase>();
  for (const section of sections) {
    for (const precedent of section.precedents) {
      const identity = `${precedent.court}|${precedent.caseNumber}|${precedent.decidedOn ?? ''}`;
      const before = cases.get(identity);
      cases.set(identity, {
        caseId: uuidV5(identity, precedents),
        precedent: before?.precedent ?? precedent,
        keywords: [...new Set([...(before?.keywords ?? []), ...section.keywords])],
        sections: [...new Set([...(before?.sections ?? []), section.id])],
      });
    }
  }
  return [...cases.values()];
};

/** Any fixed UUID. */
const precedents = '8c0b0f3c-6f0b-4d8e-9a3a-5d2f1c7f3e21';
