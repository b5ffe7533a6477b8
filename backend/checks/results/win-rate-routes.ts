import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { type CalculateBody, calculateAsOfBody, calculateBatchBody } from '@nomucheck/domain/checks/contract/check.ts';
import { type Result, result } from '@nomucheck/domain/checks/contract/result.ts';

import { DomainError, type ErrorCode } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import type { Point, Points } from '../../engine/history/as-of.ts';
import { loginRoute, noInput, type Route, staffRoute } from '../../engine/http/route.ts';
import type { Published, Rulesets } from '../../rulesets/context.ts';
import type { CheckAllowances } from '../allowances.ts';
import { answersOf } from '../answers/given-answers.ts';
import { type Calculations, resultFor } from './calculations.ts';

export type WinRateRouteParts = {
  readonly rulesets: Rulesets;
  readonly calculations: Calculations;
  readonly points: Points;
  /** Waits until the counted cases have reached that position; false when the wait was too long. */
  readonly countedUpTo: (position: string) => Promise<boolean>;
  readonly allowances: Pick<CheckAllowances, 'figure'>;
  readonly unlocked: boolean;
};

const failed = z.strictObject({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});
const batchAnswer = z.strictObject({
  items: z.array(
    z.union([z.strictObject({ ref: z.string(), result }), z.strictObject({ ref: z.string(), error: failed })]),
  ),
});

type Asked = Pick<CalculateBody, 'answers' | 'questionnaire' | 'sections'>;

/**
 * `/api/win-rate`: a figure for given answers. Nothing of a call is stored or logged, also of a refused one, so sensitive answers
 * need no consent to be stored here (개인정보 보호법 제23조); a test looks for them in every byte of the database and of the log.
 */
export const winRateRoutes = (parts: WinRateRouteParts): readonly Route[] => {
  const { rulesets, calculations, points, countedUpTo, allowances, unlocked } = parts;
  const publishedOf = async (version: string | undefined): Promise<Published> => {
    const published = version === undefined ? await rulesets.current() : await rulesets.find(version);
    if (published) return published;
    throw new DomainError('result_value_absent', { errors: { rulesetVersion: '없는 질문지 버전이에요.' } });
  };

  const figure = async (
    published: Published,
    { answers, questionnaire, sections }: Asked,
    { commandId, at }: Pick<CommandContext, 'commandId' | 'at'>,
    open: boolean,
    asOf?: Point,
  ): Promise<Result> => {
    const chosen = sections !== undefined && sections.length > 0;
    if (chosen && questionnaire === 'basic') {
      throw new DomainError('invalid_request', { errors: { sections: '사유는 상세 진단에서만 고를 수 있어요.' } });
    }
    const recorded = await calculations.make({
      published,
      frame: chosen ? { questionnaire: 'detail', sections } : { questionnaire: questionnaire ?? 'detail' },
      answers: answersOf(published.form, answers, asOf?.today ?? koreanDateOf(at)),
      id: commandId,
      at,
      ...(asOf ? { asOf } : {}),
    });
    return resultFor(recorded, { open, outdated: false, ruleset: published.ruleset });
  };

  /** The questionnaire that was in force then, unless a version is given. */
  const publishedAt = async ({ position }: Point, version: string | undefined): Promise<Published> => {
    const inForce = version ?? (await rulesets.versionInForceAt(position));
    if (inForce === null) throw new DomainError('not_found');
    return publishedOf(inForce);
  };

  return [
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/win-rate/calculate',
      summary: 'The win rate of these answers; the steps for staff, and for them also as of a day.',
      body: calculateAsOfBody,
      answers: result,
      handle: async ({ body, context, source }, caller) => {
        const { actor } = caller;
        if (body.asOf === undefined) {
          await allowances.figure(actor, source);
          const published = await publishedOf(body.rulesetVersion);
          return { body: await figure(published, body, context, may(actor, 'figure.readInside', { open: unlocked })) };
        }
        authorize(actor, 'figure.asOf');
        const point = await points.of(body.asOf);
        if (!point) throw new DomainError('not_found');
        const stale = !(await countedUpTo(point.position));
        const published = await publishedAt(point, body.rulesetVersion);
        return {
          body: await figure(published, body, context, true, point),
          headers: { 'X-As-Of': point.position, ...(stale ? { 'X-Stale': '1' } : {}) },
        };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/win-rate/calculate/batch',
      summary: 'The win rates of up to 1,000 sets of answers, each with its own result or error.',
      body: calculateBatchBody,
      // The size of a thousand complete sets of answers.
      bodyLimit: 16 * 1024 * 1024,
      bodyValues: 800_000,
      answers: batchAnswer,
      handle: async ({ body, context }) => {
        const published = await publishedOf(body.rulesetVersion);
        const items: z.infer<typeof batchAnswer>['items'] = [];
        // In sequence: a batch must not use all connections while others wait for one figure.
        for (const [index, { ref, ...asked }] of body.items.entries()) {
          const named = { ...context, commandId: uuidV5(String(index), context.commandId) };
          try {
            items.push({ ref, result: await figure(published, asked, named, true) });
          } catch (error) {
            items.push({ ref, error: toldError(error) });
          }
        }
        return { body: { items } };
      },
    }),
  ];
};

/** The refusal of one item; any other error ends the whole call. */
const toldError = (error: unknown): { code: ErrorCode; message: string; errors?: Record<string, string> } => {
  if (!(error instanceof DomainError)) throw error;
  const { code, message, details } = error;
  return { code, message, ...(details.errors ? { errors: { ...details.errors } } : {}) };
};
