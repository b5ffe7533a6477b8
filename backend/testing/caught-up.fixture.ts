import { readiness } from '@nomucheck/domain/kernel/contract/projection.ts';
import { expect } from 'vitest';
import type { TestService } from './test-service.fixture.ts';

export type Followers = 'read models' | 'process managers';

/**
 * The names of the read models or process managers that still have an event to take. Their checkpoints say less: over events of
 * others they move only about once a second, and a test would wait for that each time.
 */
export const behindIn = async (
  { base }: Pick<TestService, 'base'>,
  of: readonly Followers[] = ['read models', 'process managers'],
): Promise<readonly string[]> => {
  const state = readiness.parse(await (await fetch(`${base}/readyz`)).json());
  if (!('projections' in state)) throw new Error('the service doesn’t tell this caller how far it has read');
  const followers = [
    ...(of.includes('read models') ? state.projections : []),
    ...(of.includes('process managers') ? state.processManagers : []),
  ];
  return followers.filter(({ lagEvents }) => lagEvents > 0).map(({ name }) => name);
};

/** Waits until the read models have every event: a command doesn't wait for those that it reads. */
export const readModelsCaughtUp = (test: Pick<TestService, 'base'>): Promise<void> =>
  expect.poll(() => behindIn(test, ['read models'])).toEqual([]);
