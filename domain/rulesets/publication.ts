import { z } from 'zod';
import { rulesetVersion } from '../kernel/contract/values.ts';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { defineEvent } from '../kernel/event-definition.ts';

/**
 * An edition of the questionnaire on its way into force: one of the firm's people approves it in place of the edition that
 * is in force, another one publishes it. Its content is a blob with that hash; the log records which one, and when.
 */
export type Publication = {
  readonly rulesetVersion: string;
  /** Given since it was last published. */
  readonly approvals: readonly Approval[];
};
type Approval = { readonly by: string; readonly replaces: string };

const approved = z.strictObject({ rulesetVersion, replaces: rulesetVersion, by: z.string() });
const published = z.strictObject({ rulesetVersion, blob: z.string().regex(/^[0-9a-f]{64}$/) });

export type RulesetEvent =
  | { type: 'RulesetApproved'; data: z.infer<typeof approved> }
  | { type: 'RulesetPublished'; data: z.infer<typeof published> };

export const rulesetEvents = [
  defineEvent({ type: 'RulesetApproved', version: 1, schema: approved }),
  defineEvent({ type: 'RulesetPublished', version: 1, schema: published }),
] as const;

export type RulesetCommand =
  | { readonly type: 'ApproveRuleset'; readonly rulesetVersion: string; readonly replaces: string; readonly by: string }
  | {
      readonly type: 'PublishRuleset';
      readonly rulesetVersion: string;
      readonly blob: string;
      /** The edition in force, and who puts this one in its place; null for the service itself and whoever holds the machine. */
      readonly replacing: { readonly replaces: string; readonly by: string } | null;
    };

/** A version that was in force before may be put into force again; that is a new event, and needs a new approval. */
export const publicationDecider: Decider<Publication | null, RulesetCommand, RulesetEvent> = {
  initialState: null,
  decide: (command, publication) => {
    const approvals = publication?.approvals ?? [];
    if (command.type === 'ApproveRuleset') {
      const { rulesetVersion: version, replaces, by } = command;
      if (approvals.some((each) => each.by === by && each.replaces === replaces)) return [];
      return [{ type: 'RulesetApproved', data: { rulesetVersion: version, replaces, by } }];
    }
    const { rulesetVersion: version, blob, replacing } = command;
    if (replacing !== null && !approvals.some((approval) => isBySomebodyElse(approval, replacing)))
      throw new DomainError('stage_wrong', { errors: { approval: '다른 사람이 먼저 승인해야 발행할 수 있습니다.' } });
    return [{ type: 'RulesetPublished', data: { rulesetVersion: version, blob } }];
  },
  evolve: (publication, { type, data }) => ({
    rulesetVersion: data.rulesetVersion,
    approvals:
      type === 'RulesetApproved' ? [...(publication?.approvals ?? []), { by: data.by, replaces: data.replaces }] : [],
  }),
};

/** Whether an approval lets this person put the edition in the place of that one: two people publish. */
export const isBySomebodyElse = (approval: Approval, publisher: Approval): boolean =>
  approval.replaces === publisher.replaces && approval.by !== publisher.by;
