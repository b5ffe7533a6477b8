import { expect, it } from 'vitest';
import { someEvent } from '../event-store/test-events.ts';
import { createMemoryEventStore } from '../event-store/testing/memory-log.ts';
import { countedStore } from './counted-store.ts';

it('counts written, refused and repeated appends', async () => {
  const { store, metrics } = countedStore(createMemoryEventStore());
  const [first, second] = [someEvent(), someEvent()];
  await store.append('check-1', 0, [first, second]);
  await store.append('check-1', 0, [first, second]);
  await store.append('check-1', 0, [someEvent()]);
  const [count, sum, events] = metrics();
  expect(count?.samples).toEqual([
    { value: 1, labels: { outcome: 'appended' } },
    { value: 1, labels: { outcome: 'retried' } },
    { value: 1, labels: { outcome: 'conflict' } },
    { value: 0, labels: { outcome: 'failed' } },
  ]);
  expect(sum?.samples[0]?.value).toBeGreaterThan(0);
  expect(events?.samples).toEqual([{ value: 2 }]);
});
