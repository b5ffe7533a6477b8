import { z } from 'zod';
import { instant, rulesetVersion } from '../kernel/contract/values.ts';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';

/**
 * An edition of the questionnaire on its way into force: one of the firm's people approves it in place of the edition that
 * is in force, another one publishes it. Its content is a blob with that hash; the log records which one, and when.
 */
export type Publication = {
  readonly rulesetVersion: string;
  /** Given since it was last published. */
  readonly approvals: readonly Approval[];
  /** The last time since then that it was tried on all stored results. */
  readonly tried: Tried | null;
};
/** In place of which edition, when, and the blob with what came of it. */
type Tried = { readonly replaces: string; readonly at: string; readonly report: string };
type Approval = { readonly by: string; readonly replaces: string };

const approved = z.strictObject({ rulesetVersion, replaces: rulesetVersion, by: z.string() });
const blob = z.string().regex(/^[0-9a-f]{64}$/);
const tried = z.strictObject({ rulesetVersion, replaces: rulesetVersion, report: blob, at: instant });
/**
 * `report`: what it does to the stored results; null where the service itself published, or whoever holds the machine. `tellMovedBy`:
 * owners whose figure moves by more than so many percentage points are told; null: nobody.
 */
const published = z.strictObject({
  rulesetVersion,
  blob,
  report: blob.nullable(),
  tellMovedBy: z.int().min(1).max(100).nullable(),
});
/** Before editions were published with a report. */
const publishedWithoutReport = z.looseObject({ rulesetVersion, blob });

export type RulesetEvent =
  | { type: 'RulesetApproved'; data: z.infer<typeof approved> }
  | { type: 'RulesetTried'; data: z.infer<typeof tried> }
  | { type: 'RulesetPublished'; data: z.infer<typeof published> };

export const rulesetEvents = [
  defineEvent({ type: 'RulesetApproved', version: 1, schema: approved }),
  defineEvent({ type: 'RulesetTried', version: 1, schema: tried }),
  defineEvent({
    ...{ type: 'RulesetPublished', version: 2, schema: published },
    upcast: { 1: (data) => ({ ...publishedWithoutReport.parse(data), report: null, tellMovedBy: null }) },
  }),
] as const;

export type RulesetCommand =
  | { readonly type: 'ApproveRuleset'; readonly rulesetVersion: string; readonly replaces: string; readonly by: string }
  | ({ readonly type: 'NoteTrial'; readonly rulesetVersion: string } & Tried)
  | {
      readonly type: 'PublishRuleset';
      readonly rulesetVersion: string;
      readonly blob: string;
      /** The edition in force, and who puts this one in its place; null for the service itself and whoever holds the machine. */
      readonly replacing: { readonly replaces: string; readonly by: string } | null;
      readonly at: string;
      readonly tellMovedBy: number | null;
    };

/** Results that were given since the trial aren't in it. */
const trialLastsMs = 24 * 60 * 60 * 1000;
const notedAgainMs = 60 * 60 * 1000;

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
    const last = publication?.tried ?? null;
    if (command.type === 'NoteTrial') {
      const { rulesetVersion: version, replaces, report, at } = command;
      // Noted again before the last one gets old: what was just tried can be published.
      const isKnown = last?.replaces === replaces && last.report === report && isWithin(notedAgainMs, last, at);
      return isKnown ? [] : [{ type: 'RulesetTried', data: { rulesetVersion: version, replaces, report, at } }];
    }
    const { rulesetVersion: version, blob, replacing, at, tellMovedBy } = command;
    if (replacing !== null && !approvals.some((approval) => isBySomebodyElse(approval, replacing)))
      throw new DomainError('stage_wrong', { errors: { approval: '다른 사람이 먼저 승인해야 발행할 수 있습니다.' } });
    const trial =
      replacing !== null && last?.replaces === replacing.replaces && isWithin(trialLastsMs, last, at) ? last : null;
    if (replacing !== null && !trial) throw new DomainError('stage_wrong', { errors: { impact: untried } });
    return [
      { type: 'RulesetPublished', data: { rulesetVersion: version, blob, report: trial?.report ?? null, tellMovedBy } },
    ];
  },
  evolve: (publication, event) => {
    const { rulesetVersion: version } = event.data;
    const { approvals = [], tried = null } = publication ?? {};
    switch (event.type) {
      case 'RulesetApproved': {
        const { by, replaces } = event.data;
        return { rulesetVersion: version, approvals: [...approvals, { by, replaces }], tried };
      }
      case 'RulesetTried': {
        const { replaces, report, at } = event.data;
        return { rulesetVersion: version, approvals, tried: { replaces, report, at } };
      }
      case 'RulesetPublished':
        return { rulesetVersion: version, approvals: [], tried: null };
    }
  },
};

const untried =
  '저장된 결과를 이 판으로 다시 계산한 것이 없거나 하루가 지났어요. 영향을 끝까지 계산한 다음 발행해 주세요.';

const isWithin = (ms: number, trial: Tried, at: string): boolean => Date.parse(at) - Date.parse(trial.at) < ms;

/** Whether an approval lets this person put the edition in the place of that one: two people publish. */
export const isBySomebodyElse = (approval: Approval, publisher: Approval): boolean =>
  approval.replaces === publisher.replaces && approval.by !== publisher.by;
