import { randomUUID } from 'node:crypto';
import { type AdviceCommand, adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { citations } from '@nomucheck/domain/advice/document/advice-document.fixture.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagesOf, textOf } from '../../engine/paper/testing/read-pdf.fixture.ts';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let asker: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  test = await startTestService();
  [asker, first, second] = await Promise.all([
    test.person('김질문'),
    personOfKind(test, 'advisor'),
    personOfKind(test, 'advisor'),
  ]);
}, 120_000);
afterAll(() => test.stop());

const at = new Date().toISOString();
const text = '문자로 한 해고는 효력이 없다고 다툴 수 있어요 [1].';

const carryOut = async (id: string, actor: Actor, ...commands: AdviceCommand[]): Promise<void> => {
  for (const command of commands) {
    const context = { commandId: randomUUID(), correlationId: id, at, actor };
    await test.service.commands.handle(adviceDecider, { stream: adviceStream(id), command, context });
  }
};

const asked = async (): Promise<string> => {
  const id = randomUUID();
  const [messageId, answerId] = [randomUUID(), randomUUID()];
  await carryOut(
    id,
    { id: asker.id, role: 'user' },
    {
      ...{ type: 'AskAdvice', asker: asker.id, checkId: null, companyId: null, parties: null, consentedAt: null },
      ...{ messageId, question: '문자로 해고됐어요' },
    },
    {
      ...{ type: 'BeginAnswer', answerId, messageId, lawDate: '2026-11-23', passages: [], tests: [] },
      advisor: { kind: 'embedded', model: 'embedded', promptVersion: '1', settings: {} },
    },
    { type: 'FinishAnswer', answerId, text, citations, dropped: {}, finish: 'complete', spent: null },
  );
  return id;
};

const reviewed = (stage: 1 | 2, reviewer: string): AdviceCommand[] => [
  { type: 'ClaimReview', conflicts: [], isReasoned: false, stage, reviewer, at },
  {
    ...{ type: 'ApproveReview', conflicts: [], stage, reviewer, registration: `제${stage}호`, text, citations },
    ...{ comments: [], checklist: [], lawDate: '2026-11-23' },
  },
];

const published = async (): Promise<string> => {
  const id = await asked();
  await carryOut(
    id,
    { id: first.id, role: 'advisor' },
    { type: 'RequestReview1', by: 'asker', messages: [], note: null, dueAt: at, consentedAt: null },
    ...reviewed(1, first.id),
    { type: 'RequestReview2', by: { userId: first.id, isAdmin: false }, note: null, dueAt: at },
    ...reviewed(2, second.id),
  );
  return id;
};

const pdfOf = (id: string, { token }: Person): Promise<Response> =>
  fetch(`${test.base}/api/ai-advices/${id}/pdf`, { headers: { Authorization: `Bearer ${token}` } });

it('is written for its asker and the firm, with both reviewers by name and number; a stranger doesn’t learn that it exists', async () => {
  const id = await published();
  const response = await pdfOf(id, asker);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(`nomucheck-advice-${id}.pdf`);
  const said = await textOf(await pagesOf(new Uint8Array(await response.arrayBuffer())));
  for (const part of ['등록번호제1호', '등록번호제2호', '2011다42324', '다툴수있어요[1].', '문자로해고됐어요'])
    expect(said).toContain(part);
  expect((await pdfOf(id, first)).status).toBe(200);
  expect((await pdfOf(id, await test.person())).status).toBe(404);
});

it('isn’t there before the publication, nor after the advice was withdrawn', async () => {
  expect((await pdfOf(await asked(), asker)).status).toBe(409);
  const id = await published();
  await carryOut(id, { id: first.id, role: 'advisor' }, { type: 'WithdrawAdvice', by: 'staff' });
  expect((await pdfOf(id, asker)).status).toBe(409);
});
