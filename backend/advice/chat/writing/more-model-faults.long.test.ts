import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultyModel, moreFaults, startFaultyModel, suffer } from '../testing/model-faults.fixture.ts';

let faulty: FaultyModel;
beforeAll(async () => {
  faulty = await startFaultyModel({ ADVISOR_FIRST_TOKEN_SECONDS: '2', ADVISOR_WHOLE_SECONDS: '4' });
});
afterAll(() => faulty.stop());

describe('an answer of a model that', () => {
  it.each(moreFaults)('$says', (fault) => suffer(faulty, fault), 30_000);

  it('leaves no connection open behind', async () => {
    await expect.poll(faulty.model.openSockets, { timeout: 8_000 }).toBe(0);
  });
});
