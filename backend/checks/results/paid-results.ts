import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { frameOf } from '@nomucheck/domain/checks/check-state.ts';
import type { AnsweredQuestion } from '@nomucheck/domain/checks/contract/check.ts';
import type { FullResult } from '@nomucheck/domain/checks/contract/result.ts';
import { withoutSensitive } from '@nomucheck/domain/checks/sensitive.ts';
import { walk } from '@nomucheck/domain/checks/walk.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { answersAfterFigure, answersOnPath } from '../answers/check-answers.ts';
import { checkStream } from '../loaded-check.ts';
import { openResultOf } from './calculations.ts';

/** What an order paid for, as it was calculated: the same at every call, whoever calls and whenever. */
export type PaidResult = {
  readonly orderId: string;
  readonly result: FullResult;
  /** As they stood when it was calculated, in the order of the path; then those that follow the figure, as they stand. */
  readonly answers: readonly AnsweredQuestion[];
  readonly form: Form;
  /** Some answer tells of health, union membership or pregnancy: what holds it needs a standing consent. */
  readonly isSensitive: boolean;
};

export type PaidResults = {
  /** The check's newest result; null while nothing is paid for it. */
  of(checkId: string): Promise<PaidResult | null>;
};

export type PaidResultParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly rulesets: Pick<Rulesets, 'find'>;
};

export const createPaidResults = ({ commands, rulesets }: PaidResultParts): PaidResults => ({
  of: async (checkId) => {
    const stream = checkStream(checkId);
    const { state: now } = await commands.load(checkDecider, stream);
    const recorded = now?.calculations.at(-1);
    if (!now?.opened || !recorded) return null;
    const published = await rulesets.find(recorded.calculation.rulesetVersion);
    const { state: then } = await commands.load(checkDecider, stream, { at: recorded.calculatedAt });
    if (!published || !then) return null;
    const { form, ruleset } = published;
    const path = walk(form, frameOf(then), then.answers, koreanDateOf(recorded.calculatedAt));
    return {
      orderId: now.opened.orderId,
      result: openResultOf(recorded, { outdated: false, ruleset }),
      answers: [...answersOnPath(path), ...answersAfterFigure(form, path, now.answers)],
      form,
      isSensitive: withoutSensitive(form, then.answers) !== null,
    };
  },
});
