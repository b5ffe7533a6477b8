import type { RequestHandler, Response } from 'express';
import type { Parties } from '../../shares/parties.ts';
import type { RequestTurns } from '../../shares/request-turns.ts';
import { sentSoon } from '../answers/sent-soon.ts';
import { bearerOf } from '../requests/request-headers.ts';

export type PageTurnParts = { readonly parties: Parties; readonly turns: Pick<RequestTurns, 'answer'> };

/** A file counts as one request for each so many bytes: the longest, a megabyte, keeps the process busy for milliseconds. */
const bytesOfOne = 64 * 1024;

const costOf = (response: Response): number => {
  const bytes = Number(response.getHeader('Content-Length') ?? 0);
  return Math.max(1, bytes / bytesOfOne);
};

/** Requests of pages and their files take turns like those of the API; together they are one line a person or network. */
export const pageTurns =
  ({ parties, turns }: PageTurnParts): RequestHandler =>
  async (request, response, next) => {
    const party = parties.of(bearerOf(request), request.ip ?? 'unknown');
    const work = async () => {
      if (response.closed) return;
      next();
      await sentSoon(response);
    };
    await turns.answer(party, work, () => costOf(response));
  };
