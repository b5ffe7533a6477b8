import type { ConsentVersions } from '@nomucheck/domain/accounts/consents.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { type Policy, type PolicyCommand, policyDeciderOf, policyStream } from '@nomucheck/domain/policies/policy.ts';
import type { PolicyDocument } from '@nomucheck/domain/policies/policy-document.ts';
import type { PolicyEvent } from '@nomucheck/domain/policies/policy-events.ts';
import { type PolicyName, policyNames } from '@nomucheck/domain/policies/policy-names.ts';
import { policyDocumentOf } from '@nomucheck/domain/policies/policy-text.ts';
import { consentVersionsOn } from '@nomucheck/domain/policies/standing.ts';
import { v5 as uuidV5 } from 'uuid';
import type { Loaded } from '../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler, Handled } from '../engine/command-handling/handle-command.ts';
import type { LoadOptions } from '../engine/command-handling/record-reader.ts';
import type { Blobs } from '../engine/vault/blobs.ts';
import { firstTextOf } from './seed/first-texts.ts';

export type LoadedPolicy = Loaded<Policy | null> & { readonly policy: Policy };

export type Policies = {
  /** Throws `not_found` for a name without a text, and for a time before it had one. */
  load(name: string, options?: LoadOptions): Promise<LoadedPolicy>;
  /** All texts, by their names; at most a few seconds old. */
  all(): Promise<ReadonlyMap<PolicyName, Policy>>;
  /** What people agree to today. */
  consentVersions(): Promise<ConsentVersions>;
  /** A text by its hash, as it was typed. */
  textOf(hash: string): Promise<string>;
  documentOf(hash: string): Promise<PolicyDocument>;
  keep(text: string): Promise<string>;
  handle(
    name: PolicyName,
    command: PolicyCommand,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<Handled<Policy | null, PolicyEvent>>;
  /** Publishes the texts that this program brings along where there is none yet, also in a log of an older program. */
  introduce(): Promise<void>;
  today(): LocalDate;
};

export type PolicyParts = {
  readonly commands: CommandHandler;
  readonly blobs: Pick<Blobs, 'put' | 'get'>;
  readonly clock: () => Date;
};

/**
 * Every request asks whether its person has to agree to something, so the texts are cached. A cached text is still right after a few
 * seconds: a version is announced days before it is in force, and the day comes from the clock.
 */
const freshForMs = 10_000;
const mostKept = 60;

export const createPolicies = ({ commands, blobs, clock }: PolicyParts): Policies => {
  let known: { readonly policies: Promise<ReadonlyMap<PolicyName, Policy>>; readonly until: number } | null = null;
  const texts = new Map<string, { readonly text: string; readonly document: PolicyDocument }>();

  const today = (): LocalDate => koreanDateOf(clock());

  const readAll = async (): Promise<ReadonlyMap<PolicyName, Policy>> => {
    const loaded = await Promise.all(
      policyNames.map(async (name) => (await commands.load(policyDeciderOf(name), policyStream(name))).state),
    );
    return new Map(loaded.flatMap((policy) => (policy ? [[policy.name, policy] as const] : [])));
  };

  const all: Policies['all'] = () => {
    if (known !== null && Date.now() < known.until) return known.policies;
    const reading = { policies: readAll(), until: Date.now() + freshForMs };
    known = reading;
    reading.policies.catch(() => {
      if (known === reading) known = null;
    });
    return reading.policies;
  };

  const handle: Policies['handle'] = async (name, command, context, expectedRevision) => {
    const handled = await commands.handle(policyDeciderOf(name), {
      ...{ stream: policyStream(name), command, context },
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
    });
    known = null;
    return handled;
  };

  const contentOf = async (hash: string) => {
    const kept = texts.get(hash);
    if (kept) return kept;
    const blob = await blobs.get(hash);
    if (!blob) throw new Error(`the text ${hash} is not in the vault`);
    const text = blob.content.toString('utf8');
    const content = { text, document: policyDocumentOf(text) };
    const [oldest] = texts.keys();
    if (texts.size >= mostKept && oldest !== undefined) texts.delete(oldest);
    texts.set(hash, content);
    return content;
  };

  const keep = (text: string): Promise<string> => blobs.put(text, 'text/markdown');

  return {
    all,
    handle,
    keep,
    today,
    load: async (asked, options) => {
      const name = policyNames.find((each) => each === asked);
      if (name === undefined) throw new DomainError('not_found');
      const loaded = await commands.load(policyDeciderOf(name), policyStream(name), options);
      if (!loaded.state || (options?.to !== undefined && loaded.revision !== options.to))
        throw new DomainError('not_found');
      return { ...loaded, policy: loaded.state };
    },
    consentVersions: async () => consentVersionsOn(await all(), today()),
    textOf: async (hash) => (await contentOf(hash)).text,
    documentOf: async (hash) => (await contentOf(hash)).document,
    introduce: async () => {
      const before = await readAll();
      for (const name of policyNames) {
        if ((before.get(name)?.versions.length ?? 0) > 0) continue;
        const text = await keep(await firstTextOf(name));
        const commandId = uuidV5(`policy ${name}`, firsts);
        await handle(
          name,
          { type: 'IntroducePolicy', version: firstPolicyVersion, text },
          {
            ...{ commandId, correlationId: commandId, at: clock().toISOString() },
            ...{ actor: { id: 'seed', role: 'seed' }, reason: '처음 켤 때 넣은 자료' },
          },
        );
      }
    },
  };
};

/** The namespace of the commands’ ids: any fixed UUID. */
const firsts = '5d2b6f0e-3a57-4c5e-8f5d-1c0f1f2f7c55';
