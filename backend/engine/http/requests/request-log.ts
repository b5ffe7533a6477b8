import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { v4 as uuidV4 } from 'uuid';
import type { AnsweredRequest } from '../../metrics/http-metrics.ts';

/** The id of the request being answered; it is the correlation id of the events and effects that the request causes. */
export const requestIdOf = (response: Response): string => String(response.locals.requestId);

/**
 * One line a request: route, person's id, duration, outcome. Never URL values, headers, bodies or addresses: what isn't
 * logged can't leak.
 */
export const requestLog = (log: Logger, observe: (request: AnsweredRequest) => void): RequestHandler => {
  return (request: Request, response: Response, next: NextFunction) => {
    const began = performance.now();
    response.locals.requestId = uuidV4();
    response.setHeader('X-Request-Id', requestIdOf(response));
    response.on('close', () => {
      const { route = 'page', actor, code } = response.locals;
      const { method } = request;
      const { statusCode: status, writableFinished } = response;
      const ms = performance.now() - began;
      observe({ method, route, status, cut: !writableFinished, seconds: ms / 1000 });
      const line = {
        requestId: response.locals.requestId,
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(actor ? { actor: actor.id, role: actor.role } : {}),
        ...(code ? { code } : {}),
        ...(writableFinished ? {} : { cut: true }),
      };
      if (status >= 500) log.error(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
};
