import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventCatalogue } from '../../../contexts.ts';
import { createCommandHandler } from '../../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../../engine/event-store/event-log.ts';
import type { EventStore } from '../../../engine/event-store/event-store.ts';
import { createMemorySealer } from '../../../engine/sealing/memory-sealer.ts';
import { startTestDatabase, type TestDatabase } from '../../../engine/testing/test-database.ts';
import { makeTestFolder } from '../../../engine/testing/test-folder.ts';
import { launchService, type ServiceProcess } from '../../../testing/service-process.fixture.ts';
import { signupOf } from '../../../testing/test-service.fixture.ts';
import { answering, type FakeModel, startFakeModel } from '../../answering/openai/testing/fake-model.fixture.ts';
import { openAnswer, proveAddress } from '../testing/chat-calls.fixture.ts';
import { bothShown, first, second } from '../testing/model-faults.fixture.ts';

const rounds = 3;
const question = '문자로 해고되었어요. 다툴 수 있나요?';
let model: FakeModel;
let database: TestDatabase;
let store: EventStore;
let dataDir: string;
let service: ServiceProcess | undefined;
let environment: Record<string, string>;
beforeAll(async () => {
  model = await startFakeModel();
  database = await startTestDatabase();
  store = openEventStore({ databaseUrl: database.url });
  dataDir = await makeTestFolder('nomucheck-killed-answer-');
  environment = {
    ...{ DATABASE_URL: database.serviceUrl, DATABASE_OWNER_URL: database.url, DATA_DIR: dataDir },
    ...{ MASTER_KEY: randomBytes(32).toString('base64'), SIGNUPS_PER_HOUR: '1000' },
    ...{ ADVISOR_BASE_URL: model.baseUrl, ADVISOR_MODEL: 'example-model', ADVISOR_MAX_TOKENS: '500' },
  };
});
afterAll(async () => {
  await service?.clear();
  await store.close();
  await database.close();
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

const call = async (method: string, path: string, token: string | null, body?: object) => {
  const answer = await fetch(`${service?.base}${path}`, {
    method,
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
};
const asker = async (): Promise<string> => {
  const { token, user } = (await call('POST', '/api/user/signup', null, signupOf())).body;
  const version = firstPolicyVersion;
  await call('POST', '/api/user/term', token, { aiProcessing: { agreed: true, version } });
  const { sealer } = createMemorySealer();
  await proveAddress(
    { service: { commands: createCommandHandler({ store, sealer, catalogue: eventCatalogue }) } },
    user,
  );
  return token;
};

it(
  'a process killed with -9 in the middle of an answer leaves the question, a marked part, and one bill',
  async () => {
    let living = await launchService(environment);
    service = living;
    for (let round = 1; round <= rounds; round += 1) {
      const token = await asker();
      const asked = `${question} ${round}`;
      const callsBefore = model.requestsAbout(asked).length;
      model.script(asked, async (answer) => {
        await answer.say(first, second, ' 그다음에는');
        await answer.pause(60_000);
      });
      const begun = await call('POST', '/api/ai-advices', token, { question: asked });
      expect(begun.status).toBe(201);
      const { id } = begun.body;
      const answer = await openAnswer(living, { token }, id);
      await answer.until('delta');
      // What was sent is kept at most a second later.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      living.child.kill('SIGKILL');
      await living.ended();
      await expect(answer.rest()).rejects.toThrow();
      living = await launchService(environment);
      service = living;

      const chats = async () => (await call('GET', `/api/ai-advices/${id}`, token)).body.chats;
      await expect.poll(async () => (await chats()).at(-1).status, { timeout: 40_000, interval: 500 }).toBe('part');
      expect(await chats()).toMatchObject([
        { by: 'asker', text: asked, status: 'complete' },
        { by: 'advisor', status: 'part', why: 'interrupted', text: bothShown, citations: [{ n: 1 }, { n: 2 }] },
      ]);
      const rows = async () => (await call('GET', '/api/ai-advices/usages', token)).body;
      await expect.poll(rows).toMatchObject([{ outcome: 'cut', estimated: true, outputTokens: 500 }]);
      expect(model.requestsAbout(asked)).toHaveLength(callsBefore + 1);

      // Nobody was called or billed by the restart; asked again, it is answered in a call of its own.
      model.script(asked, answering(first, second));
      const again = await openAnswer(living, { token }, id);
      expect((await again.rest()).at(-1)).toMatchObject({ event: 'done' });
      await expect.poll(async () => (await rows()).length).toBe(2);
      expect(model.requestsAbout(asked)).toHaveLength(callsBefore + 2);
    }
  },
  60_000 + rounds * 90_000,
);
