import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { v4 as uuidV4 } from 'uuid';

/** The id of the request being answered; it is the correlation id of what the request makes happen. */
export const requestIdOf = (response: Response): string => String(response.locals.requestId);

/**
 * One line a request: which route, who by id, how long, how it ended. Never the URL's values, a header, a body, an address:
 * what isn't written down can't leak.
 */
export const requestLog = (log: Logger, now: () => number = performance.now.bind(performance)): RequestHandler => {
  return (request: Request, response: Response, next: NextFunction) => {
    const began = now();
    response.locals.requestId = uuidV4();
    response.setHeader('X-Request-Id', requestIdOf(response));
    response.on('close', () => {
      const { route, actor, code } = response.locals;
      const line = {
        requestId: response.locals.requestId,
        method: request.method,
        route: route ?? 'page',
        status: response.statusCode,
        ms: Math.round((now() - began) * 10) / 10,
        ...(actor ? { actor: actor.id, role: actor.role } : {}),
        ...(code ? { code } : {}),
        ...(response.writableFinished ? {} : { cut: true }),
      };
      if (response.statusCode >= 500) log.error(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
};
