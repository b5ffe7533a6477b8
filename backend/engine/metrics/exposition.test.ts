import { expect, it } from 'vitest';
import { expositionOf } from './exposition.ts';

it('writes each metric with its description, its type and a line for each set of labels', async () => {
  const text = await expositionOf([
    { name: 'app_log_position', help: 'Where the log ends.', type: 'gauge', samples: [{ value: 12 }] },
    {
      name: 'app_projection_lag_events',
      help: 'Behind.',
      type: 'gauge',
      samples: [
        { value: 0, labels: { projection: 'checks' } },
        { value: 3, labels: { projection: 'a "quoted"\\\nname' } },
      ],
    },
  ]);
  expect(text).toBe(
    [
      '# HELP app_log_position Where the log ends.',
      '# TYPE app_log_position gauge',
      'app_log_position 12',
      '',
      '# HELP app_projection_lag_events Behind.',
      '# TYPE app_projection_lag_events gauge',
      'app_projection_lag_events{projection="checks"} 0',
      'app_projection_lag_events{projection="a \\"quoted\\"\\\\\\nname"} 3',
      '',
    ].join('\n'),
  );
});
