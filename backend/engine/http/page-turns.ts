import type { RequestHandler } from 'express';
import type { Parties } from '../shares/parties.ts';
import type { RequestTurns } from '../shares/request-turns.ts';
import { bearerOf } from './request-headers.ts';
import { sentSoon } from './sent-soon.ts';

export type PageTurnParts = { readonly parties: Parties; readonly turns: Pick<RequestTurns, 'answer'> };

/** Requests of pages and their files take turns like those of the API; together they are one line a person or network. */
export const pageTurns =
  ({ parties, turns }: PageTurnParts): RequestHandler =>
  async (request, response, next) => {
    await turns.answer(parties.of(bearerOf(request), request.ip ?? 'unknown'), async () => {
      if (response.closed) return;
      next();
      await sentSoon(response);
    });
  };
