import { collectDefaultMetrics, Registry } from 'prom-client';

let begun: Registry | null = null;

/** Memory, event-loop delay and garbage-collection pauses of this process, however many services run in it. */
export const processMetrics = (): Registry => {
  if (begun === null) {
    begun = new Registry();
    collectDefaultMetrics({ register: begun });
  }
  return begun;
};
