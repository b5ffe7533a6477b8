import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { PoliciesOut, PolicyOut } from '@nomucheck/domain/policies/contract.ts';
import type { Policy } from '@nomucheck/domain/policies/policy.ts';
import { kindOfPolicy, policyNames, policyTitles } from '@nomucheck/domain/policies/policy-names.ts';
import { comingOn, inForceOn, type PolicyVersion, standsSince } from '@nomucheck/domain/policies/standing.ts';
import { changesBetween } from '@nomucheck/domain/policies/text/text-changes.ts';
import type { Policies } from './policies.ts';

/** The texts as everybody reads them. */
export type PolicyViews = {
  list(): Promise<PoliciesOut>;
  /** Throws `not_found` for a name or a version that isn't there, and for a version that was withdrawn. */
  one(
    name: string,
    wanted: { readonly version?: string | undefined; readonly against?: string | undefined },
  ): Promise<PolicyOut>;
};

type Parts = { readonly policies: Pick<Policies, 'all' | 'load' | 'today' | 'textOf' | 'documentOf'> };

export const createPolicyViews = ({ policies }: Parts): PolicyViews => ({
  list: async () => {
    const [all, today] = [await policies.all(), policies.today()];
    return { items: policyNames.flatMap((name) => itemOf(all.get(name), today)) };
  },
  one: async (name, { version, against }) => {
    const today = policies.today();
    const { policy } = await policies.load(name);
    const versions = policy.versions.filter(({ isWithdrawn }) => !isWithdrawn);
    const find = (wanted: string): PolicyVersion => {
      const found = versions.find((each) => each.version === wanted);
      if (!found) throw new DomainError('not_found');
      return found;
    };
    const inForce = inForceOn(versions, today);
    if (!inForce) throw new DomainError('not_found');
    const shown = version === undefined ? inForce : find(version);
    const other = against === undefined ? null : find(against);
    const { from, announcedOn, why } = shown;
    return {
      ...{ name: policy.name, title: policyTitles[policy.name], version: shown.version, from, announcedOn, why },
      state: shown === inForce ? 'in_force' : shown.version < inForce.version ? 'past' : 'coming',
      document: written(await policies.documentOf(shown.text)),
      versions: versions.map((each) => ({ version: each.version, from: each.from, why: each.why })).reverse(),
      coming: comingOut(comingOn(versions, today)),
      against: other && { version: other.version, from: other.from },
      changes: other && changesOut(await policies.textOf(other.text), await policies.textOf(shown.text)),
    };
  },
});

const itemOf = (policy: Policy | undefined, today: LocalDate): PoliciesOut['items'] => {
  const inForce = policy && inForceOn(policy.versions, today);
  if (!inForce) return [];
  const { name, versions } = policy;
  const { version, from } = inForce;
  const since = standsSince(versions, today);
  return [
    {
      ...{ name, kind: kindOfPolicy[name], title: policyTitles[name], version, since, from },
      coming: comingOut(comingOn(versions, today)),
    },
  ];
};

export const comingOut = (coming: PolicyVersion | null): PolicyOut['coming'] =>
  coming && { version: coming.version, from: coming.from, announcedOn: coming.announcedOn, why: coming.why };

/** The places where two texts differ, as they are answered. */
export const changesOut = (before: string, after: string): NonNullable<PolicyOut['changes']> =>
  changesBetween(before, after).map(({ section, ...sides }) => ({
    section,
    before: [...sides.before],
    after: [...sides.after],
  }));

type Read = Awaited<ReturnType<Policies['documentOf']>>;
const written = ({ title, intro, sections }: Read): PolicyOut['document'] => ({
  title,
  intro: intro.map(blockOut),
  sections: sections.map((section) => ({ title: section.title, body: section.body.map(blockOut) })),
});
const blockOut = (block: Read['intro'][number]): PolicyOut['document']['intro'][number] => {
  if (block.kind === 'list') return { ...block, items: [...block.items] };
  if (block.kind === 'table') return { ...block, head: [...block.head], rows: block.rows.map((row) => [...row]) };
  return block;
};
