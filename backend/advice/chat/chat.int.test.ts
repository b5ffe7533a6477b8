import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../engine/testing/test-service.fixture.ts';
import { ask, messagesOf, personWhoAsks } from './testing/chat-calls.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

it('asks first for the consent, and names it', async () => {
  const { token } = await test.person();
  const body = { question: '문자로 해고되었어요.' };
  expect(await test.call('POST', '/api/ai-advices', { token, body })).toMatchObject({
    status: 422,
    body: { code: 'consent_needed', errors: { aiProcessing: expect.any(String) } },
  });
});

it('stores and answers a question without the numbers of a person', async () => {
  const me = await personWhoAsks(test);
  const body = { question: '문자로 해고되었어요. 제 번호는 010-1234-5678이에요.', opponent: '나쁜회사' };
  const asked = await test.call('POST', '/api/ai-advices', { token: me.token, body });
  expect(asked).toMatchObject({ status: 201, body: { masked: { phone: 1 } } });
  const { id } = asked.body;
  const answered = await test.call('POST', `/api/ai-advices/${id}/chat`, { token: me.token, body: {} });
  const messages = messagesOf(answered.body);
  expect(messages[0]?.event).toBe('begun');
  expect(messages.at(-1)).toMatchObject({ event: 'done', data: { finish: 'complete', revision: 3 } });
  const { body: advice } = await test.call('GET', `/api/ai-advices/${id}`, { token: me.token });
  expect(advice).toMatchObject({
    question: '문자로 해고되었어요. 제 번호는 (전화번호 가림)이에요.',
    chats: [{ by: 'asker' }, { by: 'advisor', status: 'complete', advisor: 'embedded' }],
  });
});

it('is found by its asker alone', async () => {
  const me = await personWhoAsks(test);
  const other = await personWhoAsks(test);
  const id = await ask(test, me, { question: '문자로 해고되었어요.' });
  for (const path of [`/api/ai-advices/${id}/chat`, `/api/ai-advices/${id}/chat/stop`]) {
    const { status, body } = await test.call('POST', path, { token: other.token, body: {} });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});
