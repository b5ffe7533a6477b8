import { collectDefaultMetrics, Registry } from 'prom-client';

let begun: Registry | null = null;

/** Memory, the delay of the event loop, pauses to collect garbage: of this process, however many services are in it. */
export const processMetrics = (): Registry => {
  if (begun === null) {
    begun = new Registry();
    collectDefaultMetrics({ register: begun });
  }
  return begun;
};
