import { countOf } from '../event-store/position.ts';
import type { Metric } from '../metrics/exposition.ts';
import type { LogStatus } from './projection-status.ts';

/** Names of projections and numbers, and no personal data. */
export const projectionMetrics = ({ head, projections }: LogStatus): Metric[] => {
  const gauge = (name: string, help: string, read: (each: LogStatus['projections'][number]) => number): Metric => ({
    name: `app_projection_${name}`,
    help,
    type: 'gauge',
    samples: projections.map((each) => ({ value: read(each), labels: { projection: each.name } })),
  });
  return [
    {
      name: 'app_log_position',
      help: 'Position of the last event.',
      type: 'gauge',
      samples: [{ value: countOf(head) }],
    },
    gauge('position', 'Up to where the log has been applied.', ({ position }) => countOf(position)),
    gauge('lag_events', 'Events of the log behind that.', ({ lag }) => lag.events),
    gauge('lag_seconds', 'Age of the oldest of them.', ({ lag }) => lag.seconds),
    gauge('parked', 'Streams parked at an event that cannot be applied.', ({ parkedStreams }) => parkedStreams),
    gauge('parked_events', 'Events waiting in parked streams.', ({ parkedEvents }) => parkedEvents),
    gauge('owned', '1 while a living process keeps it up.', ({ owned }) => (owned ? 1 : 0)),
  ];
};
