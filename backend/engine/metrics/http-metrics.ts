import { Histogram, Registry } from 'prom-client';

/** A request that was answered, or whose client disconnected before the answer. */
export type AnsweredRequest = {
  readonly method: string;
  /** The route's pattern, never the path that the client sent. */
  readonly route: string;
  readonly status: number;
  /** The client disconnected before the answer was sent. */
  readonly cut: boolean;
  readonly seconds: number;
};

export type HttpMetrics = { readonly registry: Registry; readonly observe: (request: AnsweredRequest) => void };

/** Clients can invent methods, and each would be a time series of its own; unknown ones share one. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** How many requests, how they ended and how long they took, by route. */
export const createHttpMetrics = (): HttpMetrics => {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by how long they took, their route and how they ended; cut: the caller went away.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe: ({ method, route, status, cut, seconds }) =>
      durations.observe(
        { method: methods.has(method) ? method : 'other', route, status: cut ? 'cut' : String(status) },
        seconds,
      ),
  };
};
