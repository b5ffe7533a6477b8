import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Answer } from '../../engine/http/route.ts';
import { disclosed } from '../advice-routes.ts';
import type { AdviceViews } from '../advice-views.ts';
import { type LoadedAdvice, visibleAdvice } from '../loaded-advice.ts';
import type { ReviewQueue } from './review-queue.ts';
import type { By, Written } from './reviewing.ts';

export type CallOf = {
  readonly body: { readonly expectedRevision?: number | undefined };
  readonly context: CommandContext;
  readonly ifMatch: number | undefined;
};

/** What the routes of a review have in common: who may look, and what they answer before and after a command. */
export type ReviewAnswers = ReturnType<typeof createReviewAnswers>;

export const createReviewAnswers = (parts: {
  readonly commands: CommandHandler;
  readonly queue: ReviewQueue;
  readonly views: AdviceViews;
}) => {
  const { commands, queue, views } = parts;

  const reviewed = async (id: string, { actor }: Caller): Promise<LoadedAdvice> => {
    const loaded = await visibleAdvice(commands, id, actor);
    authorize(actor, 'advice.review', { owner: loaded.advice.asker });
    return loaded;
  };

  const detail = async (id: string, caller: Caller, now: string): Promise<Answer> => {
    const loaded = await reviewed(id, caller);
    return {
      body: await queue.detail(loaded, caller, now),
      headers: { ETag: `"${loaded.revision}"` },
      discloses: disclosed([loaded.advice.asker]),
    };
  };

  /** The record as the command left it. */
  const afterwards = async (
    id: string,
    { position }: Written,
    caller: Caller,
    { at }: CommandContext,
  ): Promise<Answer> => ({
    ...(await detail(id, caller, at)),
    position,
  });

  const forAsker = async (
    id: string,
    { position }: Written,
    { actor }: Caller,
    { at }: CommandContext,
  ): Promise<Answer> => ({
    body: await views.record(await visibleAdvice(commands, id, actor), actor, at),
    position,
  });

  return { reviewed, detail, afterwards, forAsker };
};

/** Who does it, and on which revision. */
export const byOf = ({ body, context, ifMatch }: CallOf, caller: Caller): By => ({
  ...{ caller, context, expectedRevision: body.expectedRevision ?? ifMatch },
});
