import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { formSources } from '@nomucheck/domain/applications/form-source.ts';
import { moneyToConfirm } from '@nomucheck/domain/claims/to-confirm.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { RulesetComparison, RulesetDetail, RulesetText } from '@nomucheck/domain/rulesets/contract.ts';
import { differencesBetween, type RulesetDifference } from '@nomucheck/domain/rulesets/difference.ts';
import type { Ruleset, RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { toConfirmOf } from '@nomucheck/domain/rulesets/texts/to-confirm.ts';
import { validateRuleset } from '@nomucheck/domain/rulesets/validate-ruleset.ts';
import { LRUCache } from 'lru-cache';
import { eventId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import type { ActorNames, Reader } from '../engine/history/actor-names.ts';
import { type Sealer, unsealedText } from '../engine/sealing/sealer.ts';
import type { DraftedEdition } from './drafts/drafted-edition.ts';
import { createEditionList, type EditionList } from './edition-list.ts';
import { textOfEdition } from './edition-text.ts';
import type { Published, Rulesets } from './rulesets.ts';

/** The editions of the questionnaire, as the firm's people compare and publish them. */
export type Editions = EditionList & {
  /** Every part of it in words; as `detail` for an unknown version. */
  text(version: string): Promise<RulesetText>;
  /** Its data, beside which a draft that is based on it is shown. */
  content(version: string): Promise<RulesetContent>;
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
   * seen, or this one already is; `stage_wrong` for one that breaks a rule of rulesets,
   * or that wasn't tried on all stored results within the last day.
   */
  publish(
    version: string,
    replaces: string,
    context: CommandContext,
    tellMovedBy?: number | null,
  ): Promise<{ readonly position: string }>;
};

export type EditionParts = {
  readonly rulesets: Pick<
    Rulesets,
    'current' | 'find' | 'offered' | 'publications' | 'approvals' | 'approve' | 'publish'
  >;
  readonly drafted: DraftedEdition;
  readonly names: ActorNames;
  readonly sealer: Pick<Sealer, 'unseal'>;
};

/** Pairs of editions whose differences are kept: editions never change, and comparing two takes some 20 ms. */
const mostCompared = 20;
/** Editions whose text is kept: writing one takes up to 25 ms. */
const mostTexts = 5;

export const createEditions = ({ rulesets, drafted, names, sealer }: EditionParts): Editions => {
  const compared = new LRUCache<string, RulesetDetail['differences']>({ max: mostCompared });
  const differencesOf = (inForce: Ruleset, ruleset: Ruleset): RulesetDetail['differences'] => {
    const pair = `${inForce.rulesetVersion} ${ruleset.rulesetVersion}`;
    const differences = compared.get(pair) ?? differencesBetween(inForce, ruleset).map(asAnswer);
    compared.set(pair, differences);
    return differences;
  };
  const texts = new LRUCache<string, RulesetText>({ max: mostTexts });
  const textOf = (ruleset: Ruleset): RulesetText => {
    const text = texts.get(ruleset.rulesetVersion) ?? textOfEdition(ruleset);
    texts.set(ruleset.rulesetVersion, text);
    return text;
  };
  const { list, waitingFor } = createEditionList({ rulesets, drafted, names, sealer });

  const known = async (version: string): Promise<Published> => {
    const published = (await findEdition(rulesets, version)) ?? (await drafted.find(version));
    if (!published) throw new DomainError('not_found');
    return published;
  };

  /** An edition that may be put in the place of the one in force: it keeps the rules, and is no draft that an edit withdrew. */
  const decidable = async (version: string): Promise<Published> => {
    const edition = await known(version);
    const wasPublished = (await rulesets.publications()).some((each) => each.version === version);
    const isOffered = rulesets.offered().ruleset.rulesetVersion === version;
    if (!wasPublished && !isOffered && (await drafted.offer())?.version !== version) throw wrong(withdrawn);
    if (validateRuleset(edition.ruleset).length > 0) throw new DomainError('stage_wrong');
    return edition;
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

  return {
    list,
    waitingFor,
    text: async (version) => textOf((await known(version)).ruleset),
    content: async (version) => contentOf((await known(version)).ruleset),
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
      await known(version);
      const inForce = (await rulesets.publications()).at(-1)?.version;
      if (inForce !== replaces || inForce === version) throw new DomainError('conflict');
      await decidable(version);
      return rulesets.approve(version, replaces, context);
    },
    publish: async (version, replaces, context, tellMovedBy = null) => {
      authorize(context.actor, 'ruleset.publish');
      await known(version);
      const last = (await rulesets.publications()).at(-1);
      // The same command again: it was this one that put it into force.
      if (last && last.id === eventId(context.commandId, 0)) {
        await drafted.cameIntoForce(version, context);
        return { position: last.position };
      }
      if (last?.version !== replaces || last.version === version) throw new DomainError('conflict');
      const content = contentOf((await decidable(version)).ruleset);
      const { position } = await rulesets.publish(content, context, tellMovedBy);
      await drafted.cameIntoForce(version, context);
      return { position };
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

const contentOf = ({ rulesetVersion: _version, ...content }: Ruleset): RulesetContent => content;

const withdrawn = '초안을 그 뒤에 고쳐서 올린 것이 거두어졌어요. 다시 올린 판을 승인해 주세요.';

const wrong = (sentence: string): DomainError => new DomainError('stage_wrong', { errors: { draft: sentence } });

const asAnswer = ({ facts, reason, ...difference }: RulesetDifference): RulesetDetail['differences'][number] => ({
  ...difference,
  facts: facts.map(({ name, before, after }) => ({ name, before, after })),
  reason: reason && (reason.law === undefined ? { why: reason.why } : { why: reason.why, law: reason.law }),
});
