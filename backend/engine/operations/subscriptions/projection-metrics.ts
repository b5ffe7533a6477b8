import type { Metric } from '../../metrics/exposition.ts';
import type { LogStatus } from './projection-status.ts';

/** Names of projections and numbers, and no personal data. */
export const projectionMetrics = ({ events, projections }: LogStatus): Metric[] => {
  const gauge = (name: string, help: string, read: (each: LogStatus['projections'][number]) => number): Metric => ({
    name: `app_projection_${name}`,
    help,
    type: 'gauge',
    samples: projections.map((each) => ({ value: read(each), labels: { projection: each.name } })),
  });
  return [
    {
      name: 'app_log_position',
      help: 'Events of the log, counted or estimated.',
      type: 'gauge',
      samples: [{ value: events }],
    },
    gauge('position', 'Events of the log up to where it has been applied.', ({ read: applied }) => applied),
    gauge('lag_events', 'Events of the log behind that.', ({ lag }) => lag.events),
    gauge('lag_seconds', 'Age of the oldest of them.', ({ lag }) => lag.seconds),
    gauge('parked', 'Streams parked at an event that cannot be applied.', ({ parkedStreams }) => parkedStreams),
    gauge('parked_events', 'Events waiting in parked streams.', ({ parkedEvents }) => parkedEvents),
    gauge('owned', '1 while a living process keeps it up.', ({ owned }) => (owned ? 1 : 0)),
  ];
};
