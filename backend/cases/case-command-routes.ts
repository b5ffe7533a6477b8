import type { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import { type Answer, adminRoute, idParams, noInput, type Route } from '../engine/http/route.ts';
import type { Written } from './refining/refining.ts';

type CommandBody = { readonly reason?: string | undefined; readonly expectedRevision?: number | undefined };

type CommandsOn = {
  /** The path of the record: `/api/cases/data/:id`. */
  readonly path: string;
  /** The record, as every command on it returns it. */
  readonly answers: z.ZodType;
  readonly answer: (written: Written, caller: Caller) => Promise<Answer>;
};

/** Commands on one case: its revision is in the body or in `If-Match`, its reason in the body if one is required. */
export const caseCommandRoutes =
  ({ path, answers, answer }: CommandsOn) =>
  <Body extends CommandBody>(
    done: string,
    summary: string,
    body: z.ZodType<Body>,
    tell: (id: string, body: Body, context: CommandContext, expectedRevision?: number) => Promise<Written>,
  ): Route =>
    adminRoute({
      ...noInput,
      method: 'post',
      path: `${path}/${done}`,
      summary,
      params: idParams,
      body,
      answers,
      handle: async ({ params: { id }, body, context, ifMatch }, caller) => {
        const { reason, expectedRevision } = body;
        const reasoned = reason === undefined ? context : { ...context, reason };
        return answer(await tell(id, body, reasoned, expectedRevision ?? ifMatch), caller);
      },
    });
