import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { PolicyDraftBody } from '@nomucheck/domain/policies/contract.ts';
import type { PolicyCommand } from '@nomucheck/domain/policies/policy.ts';
import { missingIn } from '@nomucheck/domain/policies/text/required-parts.ts';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import type { LoadedPolicy, Policies } from '../policies.ts';

/** What the firm's admins do with the draft of a text, and with the version that was announced. */
export type Drafting = {
  save(name: string, body: PolicyDraftBody, context: CommandContext, expectedRevision?: number): Promise<LoadedPolicy>;
  /** Throws `invalid_request` for a text that lacks something that the law demands. */
  submit(name: string, hash: string, context: CommandContext): Promise<LoadedPolicy>;
  step(name: string, command: PolicyCommand, context: CommandContext): Promise<LoadedPolicy>;
};

type Parts = { readonly policies: Pick<Policies, 'load' | 'handle' | 'keep' | 'documentOf'> };

export const createDrafting = ({ policies }: Parts): Drafting => {
  const step = async (
    name: string,
    command: PolicyCommand,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<LoadedPolicy> => {
    const { policy } = await policies.load(name);
    const handled = await policies.handle(policy.name, command, context, expectedRevision);
    return { ...handled, policy: handled.state ?? policy };
  };
  return {
    step,
    save: async (name, { text, needsConsent, isDisadvantage, why }, context, expectedRevision) => {
      await policies.load(name);
      const change = { needsConsent, isDisadvantage, why: why.trim() };
      const hash = await policies.keep(text);
      const command = { type: 'SavePolicyDraft', text: hash, ...change, by: context.actor.id } as const;
      return step(name, command, context, expectedRevision);
    },
    submit: async (name, hash, context) => {
      const { policy } = await policies.load(name);
      // A text that isn't the draft's is refused by the decider.
      const missing = policy.draft?.text === hash ? missingIn(policy.name, await policies.documentOf(hash)) : [];
      if (missing.length > 0) throw new DomainError('invalid_request', { errors: { text: missing.join(' ') } });
      return step(name, { type: 'SubmitPolicy', text: hash, by: context.actor.id }, context);
    },
  };
};
