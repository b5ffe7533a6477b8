import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { formSources } from '@nomucheck/domain/applications/form-source.ts';
import { moneyToConfirm } from '@nomucheck/domain/claims/to-confirm.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor } from '@nomucheck/domain/kernel/event.ts';
import type {
  RulesetComparison,
  RulesetDetail,
  RulesetItem,
  RulesetText,
} from '@nomucheck/domain/rulesets/contract.ts';
import { differencesBetween, type RulesetDifference } from '@nomucheck/domain/rulesets/difference.ts';
import type { Ruleset } from '@nomucheck/domain/rulesets/ruleset.ts';
import { toConfirmOf } from '@nomucheck/domain/rulesets/to-confirm.ts';
import { validateRuleset } from '@nomucheck/domain/rulesets/validate-ruleset.ts';
import { LRUCache } from 'lru-cache';
import { eventId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import type { ActorNames, Reader } from '../engine/history/actor-names.ts';
import { type Sealer, unsealedText } from '../engine/sealing/sealer.ts';
import { textOfEdition } from './edition-text.ts';
import type { Published, Rulesets } from './rulesets.ts';

/** The editions of the questionnaire, as the firm's people compare and publish them. */
export type Editions = {
  /** The one that is offered first, then those published, the latest first. */
  list(reader: Reader): Promise<readonly RulesetItem[]>;
  /** Of these, the one whose next step, approving or publishing it, this person may take. */
  waitingFor(actor: Actor): Promise<readonly string[]>;
  /** Every part of it in words; as `detail` for an unknown version. */
  text(version: string): Promise<RulesetText>;
  /** What it has otherwise than another one, published or offered too. */
  compare(version: string, against: string): Promise<RulesetComparison>;
  /** Throws `not_found` for a version that was neither published nor offered. */
  detail(version: string, reader: Reader): Promise<RulesetDetail>;
  /**
   * Approves an edition in place of the one in force, so that another person can publish it. `conflict` where another one is in force
   * than the approver has seen, or this one already is.
   */
  approve(version: string, replaces: string, context: CommandContext): Promise<{ readonly position: string }>;
  /**
   * Puts an edition that another person approved into force, also one that was in force before. `conflict` where another one is in force than the publisher has
   * seen, or this one already is; `stage_wrong` for one that breaks a rule of rulesets.
   */
  publish(version: string, replaces: string, context: CommandContext): Promise<{ readonly position: string }>;
};

export type EditionParts = {
  readonly rulesets: Pick<
    Rulesets,
    'current' | 'find' | 'offered' | 'publications' | 'approvals' | 'approve' | 'publish'
  >;
  readonly names: ActorNames;
  readonly sealer: Pick<Sealer, 'unseal'>;
};

/** Pairs of editions whose differences are kept: editions never change, and comparing two takes some 20 ms. */
const mostCompared = 20;

export const createEditions = ({ rulesets, names, sealer }: EditionParts): Editions => {
  const compared = new LRUCache<string, RulesetDetail['differences']>({ max: mostCompared });
  const differencesOf = (inForce: Ruleset, ruleset: Ruleset): RulesetDetail['differences'] => {
    const pair = `${inForce.rulesetVersion} ${ruleset.rulesetVersion}`;
    const differences = compared.get(pair) ?? differencesBetween(inForce, ruleset).map(asAnswer);
    compared.set(pair, differences);
    return differences;
  };
  let offeredIsSound: boolean | undefined;
  /** Whether the edition that this program brings along keeps the rules of rulesets. */
  const isOfferedSound = (): boolean => (offeredIsSound ??= validateRuleset(rulesets.offered().ruleset).length === 0);

  const known = async (version: string): Promise<Published> => {
    const published = await findEdition(rulesets, version);
    if (!published) throw new DomainError('not_found');
    return published;
  };

  const list: Editions['list'] = async (reader) => {
    const publications = await rulesets.publications();
    const nameOf = await names(
      publications.map(({ actor }) => actor),
      reader,
    );
    const inForce = publications.at(-1)?.version;
    const latest = new Map(publications.map((publication) => [publication.version, publication]));
    const past = [...latest.values()].sort((one, other) => (one.position < other.position ? 1 : -1));
    const offered = rulesets.offered().ruleset;
    const isOffered = offered.rulesetVersion !== inForce;
    const published = await Promise.all(
      past.map(async (publication): Promise<RulesetItem> => {
        const { version, at: publishedAt, actor, reason } = publication;
        const status = version === inForce ? 'in_force' : version === offered.rulesetVersion ? 'offered' : 'past';
        const by = { id: actor.id, name: nameOf(actor), role: actor.role };
        return {
          id: version,
          status,
          title: titleOf((await rulesets.find(version))?.ruleset),
          publishedAt,
          by,
          reason: await unsealedText(sealer, reason),
        };
      }),
    );
    if (!isOffered || latest.has(offered.rulesetVersion)) return offeredFirst(published);
    const never = { publishedAt: null, by: null, reason: null };
    return [{ id: offered.rulesetVersion, status: 'offered', title: titleOf(offered), ...never }, ...published];
  };

  const approvalsOf = async (version: string, inForce: string, reader: Reader): Promise<RulesetDetail['approvals']> => {
    const given = (await rulesets.approvals()).filter((each) => each.version === version && each.replaces === inForce);
    const nameOf = await names(
      given.map(({ actor }) => actor),
      reader,
    );
    return Promise.all(
      given.map(async ({ actor, at, reason }) => ({
        by: { id: actor.id, name: nameOf(actor), role: actor.role },
        at,
        reason: await unsealedText(sealer, reason),
      })),
    );
  };

  const waitingFor: Editions['waitingFor'] = async (actor) => {
    const inForce = (await rulesets.publications()).at(-1)?.version;
    const offered = rulesets.offered().ruleset;
    const version = offered.rulesetVersion;
    if (version === inForce || !isOfferedSound()) return [];
    const approvals = (await rulesets.approvals()).filter(
      (each) => each.version === version && each.replaces === inForce,
    );
    const next = approvals.length === 0 ? 'ruleset.approve' : 'ruleset.publish';
    // One person alone doesn't put an edition into force.
    const isOwnApproval = approvals.length > 0 && approvals.every(({ actor: { id } }) => id === actor.id);
    return may(actor, next) && !isOwnApproval ? [version] : [];
  };

  return {
    list,
    waitingFor,
    text: async (version) => textOfEdition((await known(version)).ruleset),
    compare: async (version, against) => {
      const [one, other] = [await known(version), await known(against)];
      return { id: version, against, differences: differencesOf(other.ruleset, one.ruleset) };
    },
    detail: async (version, reader) => {
      const { ruleset } = await known(version);
      const item = (await list(reader)).find(({ id }) => id === version);
      if (!item) throw new DomainError('not_found');
      const inForce = (await rulesets.current()).ruleset;
      return {
        ...item,
        inForce: inForce.rulesetVersion,
        approvals: await approvalsOf(version, inForce.rulesetVersion, reader),
        differences: differencesOf(inForce, ruleset),
        toConfirm: [
          ...toConfirmOf(ruleset).map(({ kind, where, text }) => ({ kind, where, text })),
          // The money and the papers of a result follow the law of the day, not an edition.
          ...moneyToConfirm.map(({ where, text }) => ({ kind: 'question' as const, where, text })),
          ...formSources.flatMap(({ what, toConfirm }) =>
            toConfirm === null ? [] : [{ kind: 'question' as const, where: what, text: toConfirm }],
          ),
        ],
      };
    },
    approve: async (version, replaces, context) => {
      authorize(context.actor, 'ruleset.approve');
      const { ruleset } = await known(version);
      const inForce = (await rulesets.publications()).at(-1)?.version;
      if (inForce !== replaces || inForce === version) throw new DomainError('conflict');
      if (validateRuleset(ruleset).length > 0) throw new DomainError('stage_wrong');
      return rulesets.approve(version, replaces, context);
    },
    publish: async (version, replaces, context) => {
      authorize(context.actor, 'ruleset.publish');
      const { ruleset } = await known(version);
      const last = (await rulesets.publications()).at(-1);
      // The same command again: it was this one that put it into force.
      if (last && last.id === eventId(context.commandId, 0)) return { position: last.position };
      if (last?.version !== replaces || last.version === version) throw new DomainError('conflict');
      if (validateRuleset(ruleset).length > 0) throw new DomainError('stage_wrong');
      const { rulesetVersion: _version, ...content } = ruleset;
      return rulesets.publish(content, context);
    },
  };
};

/** A published edition, or the one that this program brings along. */
export const findEdition = async (
  rulesets: Pick<Rulesets, 'find' | 'offered'>,
  version: string,
): Promise<Published | null> => {
  const offered = rulesets.offered();
  return offered.ruleset.rulesetVersion === version ? offered : rulesets.find(version);
};

const titleOf = (ruleset: Ruleset | undefined): string | null => ruleset?.edition?.title ?? null;

const offeredFirst = (items: readonly RulesetItem[]): readonly RulesetItem[] => [
  ...items.filter(({ status }) => status === 'offered'),
  ...items.filter(({ status }) => status !== 'offered'),
];

const asAnswer = ({ facts, reason, ...difference }: RulesetDifference): RulesetDetail['differences'][number] => ({
  ...difference,
  facts: facts.map(({ name, before, after }) => ({ name, before, after })),
  reason: reason && (reason.law === undefined ? { why: reason.why } : { why: reason.why, law: reason.law }),
});
