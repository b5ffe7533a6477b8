import type { LineCounts } from '../logging/bounded-lines.ts';
import type { Metric } from './exposition.ts';

/** How many log lines were written and dropped. */
export const logMetrics = ({ written, dropped, taking }: LineCounts): Metric[] => [
  {
    name: 'app_log_lines_total',
    help: 'Lines of the log, by what became of them.',
    type: 'counter',
    samples: [
      { value: written, labels: { outcome: 'written' } },
      { value: dropped, labels: { outcome: 'dropped' } },
    ],
  },
  {
    name: 'app_log_up',
    help: '1 while the file of the log takes lines.',
    type: 'gauge',
    samples: [{ value: taking ? 1 : 0 }],
  },
];
