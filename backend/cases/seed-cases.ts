import { type CaseRecord, caseOutcomes } from '@nomucheck/domain/cases/case-record.ts';
import { caseIdentity } from '@nomucheck/domain/cases/identity/case-identity.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import type { Precedent, RulesetContent, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import { caseIdOf } from './case-id.ts';

/** A precedent of the questionnaire as a master case: hand-picked, shown beside a result, never counted. */
export type SeedCase = { readonly caseId: string; readonly record: CaseRecord };

/** The questionnaire's precedents, each once: one that two sections name is one case with the keywords of both. */
export const seedCasesOf = ({ sections }: Pick<RulesetContent, 'sections'>): readonly SeedCase[] => {
  const cases = new Map<string, SeedCase>();
  const all = sections.flatMap(({ precedents }) => precedents);
  for (const { id, keywords, precedents } of sections) {
    for (const precedent of precedents) {
      const seed = seedCase(precedent, disputeOf(precedent, all), keywords, id);
      const before = cases.get(seed.caseId);
      cases.set(seed.caseId, before ? joined(before, seed) : seed);
    }
  }
  return [...cases.values()];
};

/** Accepts the questionnaire's precedents in parallel: the log writes appends together that arrive together. */
export const seedCases =
  (commands: CommandHandler) =>
  async (contextOf: (what: string) => CommandContext): Promise<void> => {
    await Promise.all(
      seedCasesOf(standardRuleset).map(({ caseId, record }) =>
        commands.handle(caseDecider, {
          stream: caseStream(caseId),
          command: { type: 'AcceptCase', caseId, record },
          context: contextOf(`case ${caseId}`),
        }),
      ),
    );
  };

/** All decisions of one dispute have the same dispute id, that of the decision by which the dispute is known. */
const disputeOf = (precedent: Precedent, all: readonly Precedent[]): Precedent =>
  (precedent.dispute === undefined
    ? undefined
    : all.find(({ court, caseNumber }) => court === precedent.court && caseNumber === precedent.dispute)) ?? precedent;

const identityOf = ({ court: tribunal, decidedOn, caseNumber }: Precedent): string =>
  caseIdentity({ tribunal, decidedOn, caseNumbers: [caseNumber] });

const seedCase = (
  precedent: Precedent,
  dispute: Precedent,
  keywords: readonly string[],
  section: SectionId,
): SeedCase => {
  const { court: tribunal, caseNumber, decidedOn, point } = precedent;
  const caseNumbers = [caseNumber];
  const record: CaseRecord = {
    kind: kindOf(tribunal),
    sampling: 'curated',
    tribunal,
    caseNumbers,
    decidedOn,
    title: `${tribunal} ${caseNumber}`,
    point,
    summary: '',
    outcome: outcomeOf(precedent),
    outcomeText: null,
    keywords: [...new Set(keywords)],
    sections: [section],
    statutes: [],
    citations: [],
    disputeId: identityOf(dispute),
    source: { how: precedent.verifiedHow, at: precedent.source },
    text: null,
  };
  const caseId = caseIdOf(record, null);
  if (caseId === null) throw new Error(`the precedent ${caseNumber} has no identity`);
  return { caseId, record };
};

const joined = ({ caseId, record }: SeedCase, other: SeedCase): SeedCase => ({
  caseId,
  record: {
    ...record,
    keywords: [...new Set([...record.keywords, ...other.record.keywords])],
    sections: [...new Set([...record.sections, ...other.record.sections])],
  },
});

/** A local commission decides first; the central commission and the courts review. */
const kindOf = (tribunal: string): CaseRecord['kind'] => (/지방노동위원회$/.test(tribunal) ? 'case-low' : 'case-high');

const outcomeOf = ({ outcome, caseNumber }: Precedent): CaseRecord['outcome'] => {
  const known = caseOutcomes.find((name) => name === outcome);
  if (!known) throw new Error(`the precedent ${caseNumber} has an outcome that nobody knows: ${outcome}`);
  return known;
};
