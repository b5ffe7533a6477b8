import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { PolicyListItem, PolicyRecord, PolicyVersionOut } from '@nomucheck/domain/policies/contract.ts';
import { earliestDay } from '@nomucheck/domain/policies/notice-period.ts';
import type { Policy } from '@nomucheck/domain/policies/policy.ts';
import { policyNames, policyTitles } from '@nomucheck/domain/policies/policy-names.ts';
import { policyDocumentOf } from '@nomucheck/domain/policies/policy-text.ts';
import { comingOn, inForceOn } from '@nomucheck/domain/policies/standing.ts';
import { missingIn } from '@nomucheck/domain/policies/text/required-parts.ts';
import type { ActorNames, Reader } from '../../engine/history/actor-names.ts';
import type { LoadedPolicy, Policies } from '../policies.ts';
import { changesOut, comingOut } from '../policy-views.ts';

/** The texts as the firm's admins see them, with their drafts. */
export type PolicyRecords = {
  list(): Promise<readonly PolicyListItem[]>;
  of(loaded: LoadedPolicy, reader: Reader): Promise<PolicyRecord>;
};

type Parts = {
  readonly policies: Pick<Policies, 'load' | 'today' | 'textOf'>;
  readonly names: ActorNames;
};

export const createPolicyRecords = ({ policies, names }: Parts): PolicyRecords => ({
  list: async () => {
    const today = policies.today();
    const loaded = await Promise.all(policyNames.map((name) => policies.load(name)));
    return loaded.flatMap(({ policy: { name, versions, draft }, updatedAt }) => {
      const inForce = inForceOn(versions, today);
      if (!inForce) return [];
      const { version, from } = inForce;
      const coming = comingOut(comingOn(versions, today));
      const stage = draft?.stage ?? null;
      return [{ id: name, title: policyTitles[name], version, from, coming, stage, updatedAt: updatedAt ?? '' }];
    });
  },
  of: async ({ policy, revision }, reader) => {
    const today = policies.today();
    const { name, versions } = policy;
    const inForce = inForceOn(versions, today);
    const text = inForce ? await policies.textOf(inForce.text) : '';
    return {
      ...{ id: name, title: policyTitles[name], revision, text, inForce: inForce?.version ?? '' },
      versions: versionsOf(policy, today),
      draft: await draftOf(policy, text, reader),
    };

    async function draftOf({ draft }: Policy, before: string, by: Reader): Promise<PolicyRecord['draft']> {
      if (!draft) return null;
      const typed = await policies.textOf(draft.text);
      const people = [...draft.hands, ...(draft.approvedBy === null ? [] : [draft.approvedBy])].map(actorOf);
      const nameOf = await names(people, by);
      const hand = (id: string) => ({ id, name: nameOf(actorOf(id)) });
      const { stage, needsConsent, isDisadvantage, why } = draft;
      return {
        ...{ text: typed, hash: draft.text, stage, needsConsent, isDisadvantage, why },
        hands: draft.hands.map(hand),
        approvedBy: draft.approvedBy === null ? null : hand(draft.approvedBy),
        missing: [...missingIn(name, policyDocumentOf(typed))],
        changes: changesOut(before, typed),
        earliest: earliestDay(today, isDisadvantage),
      };
    }
  },
});

/** Drafts are written by the firm's admins. */
const actorOf = (id: string): Actor => ({ id, role: 'admin' });

const versionsOf = ({ versions }: Policy, today: string): PolicyVersionOut[] => {
  const [inForce, coming] = [inForceOn(versions, today), comingOn(versions, today)];
  return versions
    .map((each): PolicyVersionOut => {
      const { version, from, announcedOn, needsConsent, isDisadvantage, why } = each;
      const state = each.isWithdrawn
        ? 'withdrawn'
        : each === inForce
          ? 'in_force'
          : each === coming
            ? 'coming'
            : 'past';
      return { version, from, announcedOn, needsConsent, isDisadvantage, why, state };
    })
    .reverse();
};
