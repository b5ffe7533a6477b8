import type { Metric, Sample } from '../metrics/exposition.ts';
import type { ManagerStatus, WorkStatus } from './work-status.ts';

/** Names of process managers and numbers, and no personal data. */
export const workMetrics = ({ managers, queue }: WorkStatus): Metric[] => {
  const ofEach = (name: string, help: string, read: (manager: ManagerStatus) => number): Metric =>
    gauge(
      name,
      help,
      managers.map((manager) => ({ value: read(manager), labels: { manager: manager.name } })),
    );
  return [
    ofEach('process_manager_position', 'Events of the log that have been read.', ({ read }) => read),
    ofEach('process_manager_lag_events', 'Events of the log behind that.', ({ lag }) => lag.events),
    ofEach('process_manager_lag_seconds', 'Age of the oldest of them.', ({ lag }) => lag.seconds),
    ofEach('process_manager_owned', '1 while a living process follows the log for it.', ({ owned }) => (owned ? 1 : 0)),
    ofEach('outbox_pending', 'Effects to be carried out.', ({ effects }) => effects.pending),
    ofEach('outbox_sent', 'Effects that are jobs of the queue.', ({ effects }) => effects.sent),
    ofEach('outbox_parked', 'Effects that wait for a person.', ({ effects }) => effects.parked),
    ofEach(
      'outbox_oldest_seconds',
      'Age of the oldest that is neither done nor parked.',
      ({ effects }) => effects.oldestSeconds,
    ),
    gauge('queue_up', '1 while the queue answers.', [{ value: queue ? 1 : 0 }]),
    gauge(
      'queue_jobs',
      'Jobs that the queue knows.',
      Object.entries(queue ?? {}).map(([state, value]) => ({ value, labels: { state } })),
    ),
  ];
};

const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name: `app_${name}`,
  help,
  type: 'gauge',
  samples,
});
