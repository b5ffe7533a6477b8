import type { EventStore } from '../event-store/event-store.ts';
import type { Metric } from './exposition.ts';

const outcomes = ['appended', 'retried', 'conflict', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

/** The same store, with its appends counted and timed by outcome. */
export const countedStore = (store: EventStore): { readonly store: EventStore; readonly metrics: () => Metric[] } => {
  const counts: Record<Outcome, number> = { appended: 0, retried: 0, conflict: 0, failed: 0 };
  const seconds: Record<Outcome, number> = { appended: 0, retried: 0, conflict: 0, failed: 0 };
  let events = 0;

  const append: EventStore['append'] = async (stream, expectedRevision, appended) => {
    const began = performance.now();
    let outcome: Outcome = 'failed';
    try {
      const result = await store.append(stream, expectedRevision, appended);
      outcome = !result.ok ? 'conflict' : result.retried ? 'retried' : 'appended';
      if (outcome === 'appended') events += appended.length;
      return result;
    } finally {
      counts[outcome] += 1;
      seconds[outcome] += (performance.now() - began) / 1000;
    }
  };

  const byOutcome = (values: Readonly<Record<Outcome, number>>) =>
    outcomes.map((outcome) => ({ value: values[outcome], labels: { outcome } }));

  return {
    store: { ...store, append },
    metrics: () => [
      counter('app_append_duration_seconds_count', 'Appends by this process, by how they ended.', byOutcome(counts)),
      counter('app_append_duration_seconds_sum', 'Seconds spent in them.', byOutcome(seconds)),
      counter('app_append_events_total', 'Events appended by this process.', [{ value: events }]),
    ],
  };
};

const counter = (name: string, help: string, samples: Metric['samples']): Metric => ({
  name,
  help,
  type: 'counter',
  samples,
});
