import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import type { Seed } from '../../engine/foundation/context.ts';
import { canonicalRuleset } from '../ruleset-version.ts';
import type { Rulesets } from '../rulesets.ts';

export type SeedParts = {
  readonly rulesets: Rulesets;
  readonly others: readonly Seed[];
  readonly clock: () => Date;
  readonly onProgress: (what: string) => void;
};

/**
 * `seeded`, or `changed` when the questionnaire file differs from the version in force: then a person has to decide.
 */
export type Seeding = 'seeded' | 'unchanged' | 'changed';

/**
 * Fills an empty log through the ordinary commands, the questionnaire last: while no questionnaire is in force,
 * seeding isn't finished. Every command's id is derived from its record, so a start that was cut off is continued
 * where it stopped.
 */
export const seedIfEmpty = async ({ rulesets, others, clock, onProgress }: SeedParts): Promise<Seeding> => {
  const { version } = canonicalRuleset(standardRuleset);
  const inForce = await rulesets.versionInForce();
  if (inForce !== null) return inForce === version ? 'unchanged' : 'changed';

  onProgress('처음 쓸 질문지와 판례를 넣는 중');
  const idOf = (what: string): string => uuidV5(what, seeds);
  const contextOf = (what: string): CommandContext => ({
    commandId: idOf(what),
    at: clock().toISOString(),
    actor: { id: 'seed', role: 'seed' },
    reason: '처음 켤 때 넣은 자료',
    correlationId: seeds,
  });
  for (const seed of others) await seed(contextOf, idOf);
  await rulesets.publish(standardRuleset, contextOf(`ruleset ${version}`));
  return 'seeded';
};

/** Any fixed UUID: seeded records have the same ids in every installation. */
const seeds = '3b6c1a52-52f0-4a3e-8f43-2f1f4f4f9a11';
