import { differencesBetween, type RulesetDifference } from '@nomucheck/domain/rulesets/difference.ts';
import { rulesetEvents } from '@nomucheck/domain/rulesets/publication.ts';
import { contextOfMachine, type MachinePlace, openCommands } from '../engine/foundation/open-commands.ts';
import { noDrafts } from './drafts/drafted-edition.ts';
import { createEditions } from './editions.ts';
import { createRulesets } from './rulesets.ts';

/** What this program's questionnaire has otherwise than the one in force, and whether it was put into force. */
export type MachinePublication = {
  readonly title: string | null;
  readonly differences: readonly RulesetDifference[];
  readonly outcome: 'published' | 'shown' | 'in_force_already';
};

export type MachineAsked = MachinePlace & {
  /** null: it is only shown. */
  readonly publishFor: string | null;
};

/**
 * Compares this program's questionnaire with the one in force on the database that the service uses, also while it runs, and
 * publishes it where it is given a reason. null: there is no questionnaire in force yet; the first start brings one.
 */
export const rulesetFromTheMachine = ({ publishFor, ...asked }: MachineAsked): Promise<MachinePublication | null> =>
  openCommands({ ...asked, events: [rulesetEvents] }, async ({ store, vault, sealer, commands, beginWriting }) => {
    const rulesets = createRulesets({ store, blobs: vault.blobs, commands });
    if ((await rulesets.versionInForce()) === null) return null;

    const { ruleset: inForce } = await rulesets.current();
    const { ruleset: offered } = rulesets.offered();
    const told = { title: offered.edition?.title ?? null, differences: differencesBetween(inForce, offered) };
    if (inForce.rulesetVersion === offered.rulesetVersion) return { ...told, outcome: 'in_force_already' };
    if (publishFor === null) return { ...told, outcome: 'shown' };

    await beginWriting();
    const nobodyNamed = async () => () => '';
    await createEditions({ rulesets, sealer, names: nobodyNamed, drafted: noDrafts }).publish(
      offered.rulesetVersion,
      inForce.rulesetVersion,
      { ...contextOfMachine(publishFor), reason: publishFor },
    );
    return { ...told, outcome: 'published' };
  });
