import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../../answering/openai/testing/fake-model.fixture.ts';
import {
  answeredTo,
  type FaultyModel,
  faults,
  first,
  startFaultyModel,
  suffer,
} from '../testing/model-faults.fixture.ts';

let faulty: FaultyModel;
beforeAll(async () => {
  faulty = await startFaultyModel();
});
afterAll(() => faulty.stop());

describe('an answer of a model that', () => {
  it.each(faults)('$says', (fault) => suffer(faulty, fault));

  it('leaves no connection open behind', async () => {
    await expect.poll(faulty.model.openSockets, { timeout: 8_000 }).toBeLessThanOrEqual(1);
  });
});

it('sends what it needs to the model, and nothing else of the person', async () => {
  const question = '문자로 해고되었어요.';
  const { me } = await answeredTo(faulty, question, answering(first));
  const [request] = faulty.model.requestsAbout(question);
  expect(request?.authorization).toBe('Bearer example-key');
  expect(request?.body).toMatchObject({
    ...{ model: 'example-model', temperature: 0.2, max_tokens: 500, stream_options: { include_usage: true } },
  });
  const sent = JSON.stringify(request?.body);
  for (const secret of [me.email, me.id, '김해고']) expect(sent).not.toContain(secret);
});
