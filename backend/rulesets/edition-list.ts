import { may } from '@nomucheck/domain/accounts/rights.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { RulesetItem } from '@nomucheck/domain/rulesets/contract.ts';
import type { Ruleset } from '@nomucheck/domain/rulesets/ruleset.ts';
import { validateRuleset } from '@nomucheck/domain/rulesets/validate-ruleset.ts';
import type { ActorNames, Reader } from '../engine/history/actor-names.ts';
import { type Sealer, unsealedText } from '../engine/sealing/sealer.ts';
import type { DraftedEdition } from './drafts/drafted-edition.ts';
import type { Rulesets } from './rulesets.ts';

/** The editions of the questionnaire that there are. */
export type EditionList = {
  /** Those that wait for a decision first, then those published, the latest first. */
  list(reader: Reader): Promise<readonly RulesetItem[]>;
  /** Those whose next step, approving or publishing it, this person may take. */
  waitingFor(actor: Actor): Promise<readonly string[]>;
};

export type EditionListParts = {
  readonly rulesets: Pick<Rulesets, 'find' | 'offered' | 'publications' | 'approvals'>;
  readonly drafted: Pick<DraftedEdition, 'offer'>;
  readonly names: ActorNames;
  readonly sealer: Pick<Sealer, 'unseal'>;
};

export const createEditionList = ({ rulesets, drafted, names, sealer }: EditionListParts): EditionList => {
  let offeredIsSound: boolean | undefined;
  /** Whether the edition that this program brings along keeps the rules of rulesets. A draft is offered only if it does. */
  const isOfferedSound = (): boolean => (offeredIsSound ??= validateRuleset(rulesets.offered().ruleset).length === 0);

  /** The versions that people may put in the place of the one in force. */
  const toDecide = async (inForce: string | undefined): Promise<readonly string[]> => {
    const offer = await drafted.offer();
    const program = isOfferedSound() ? [rulesets.offered().ruleset.rulesetVersion] : [];
    return [...new Set([...(offer ? [offer.version] : []), ...program])].filter((version) => version !== inForce);
  };

  return {
    list: async (reader) => {
      const [publications, offer] = [await rulesets.publications(), await drafted.offer()];
      const nameOf = await names([...publications.map(({ actor }) => actor), ...(offer ? [offer.actor] : [])], reader);
      const inForce = publications.at(-1)?.version;
      const latest = new Map(publications.map((publication) => [publication.version, publication]));
      const past = [...latest.values()].sort((one, other) => (one.position < other.position ? 1 : -1));
      const program = rulesets.offered().ruleset;
      const statusOf = (version: string): RulesetItem['status'] => {
        if (version === inForce) return 'in_force';
        if (version === offer?.version) return 'drafted';
        return version === program.rulesetVersion ? 'offered' : 'past';
      };
      const itemOf = async (version: string, step: typeof offer, publishedAt: string | null): Promise<RulesetItem> => ({
        id: version,
        status: statusOf(version),
        title: titleOf((await rulesets.find(version))?.ruleset),
        publishedAt,
        by: step && { id: step.actor.id, name: nameOf(step.actor), role: step.actor.role },
        reason: step && (await unsealedText(sealer, step.reason)),
      });

      const published = await Promise.all(
        past.map((publication) => itemOf(publication.version, publication, publication.at)),
      );
      const draft = offer && !latest.has(offer.version) ? [await itemOf(offer.version, offer, null)] : [];
      const isNew = !latest.has(program.rulesetVersion) && program.rulesetVersion !== offer?.version;
      const never = { publishedAt: null, by: null, reason: null };
      const brought = { id: program.rulesetVersion, status: 'offered', title: titleOf(program), ...never } as const;
      return waitingFirst([...draft, ...(isNew ? [brought] : []), ...published]);
    },
    waitingFor: async (actor) => {
      const inForce = (await rulesets.publications()).at(-1)?.version;
      const approvals = (await rulesets.approvals()).filter(({ replaces }) => replaces === inForce);
      return (await toDecide(inForce)).filter((version) => {
        const given = approvals.filter((each) => each.version === version);
        const next = given.length === 0 ? 'ruleset.approve' : 'ruleset.publish';
        // One person alone doesn't put an edition into force.
        const isOwnApproval = given.length > 0 && given.every(({ actor: { id } }) => id === actor.id);
        return may(actor, next) && !isOwnApproval;
      });
    },
  };
};

const titleOf = (ruleset: Ruleset | undefined): string | null => ruleset?.edition?.title ?? null;

const isWaiting = ({ status }: RulesetItem): boolean => status === 'drafted' || status === 'offered';

const waitingFirst = (items: readonly RulesetItem[]): readonly RulesetItem[] => [
  ...items.filter(isWaiting),
  ...items.filter((item) => !isWaiting(item)),
];
