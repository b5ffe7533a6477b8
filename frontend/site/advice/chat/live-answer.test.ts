import type { AdviceOut, ChatOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { citations } from '@nomucheck/domain/advice/document/advice-document.fixture.ts';
import { expect, test } from 'vitest';
import { awaitsAnswer, grown, startedAnswer } from './live-answer.ts';

const id = '6f9f7c2e-0000-4000-8000-000000000001';

test('an answer grows by what is told; waiting ends with the first word', () => {
  const [cited] = citations;
  if (cited === undefined) throw new Error('no citation');
  let live = startedAnswer('질문');
  live = grown(live, { event: 'waiting', data: { ahead: 2 } });
  expect(live.ahead).toBe(2);
  live = grown(live, { event: 'begun', data: { messageId: id, answerId: id } });
  live = grown(live, { event: 'citation', data: cited });
  live = grown(live, { event: 'delta', data: { text: '기한은 ' } });
  live = grown(live, { event: 'delta', data: { text: '3개월이에요 [1].' } });
  expect(live).toEqual({
    ...{ message: '질문', answerId: id, ahead: null, text: '기한은 3개월이에요 [1].', citations: [cited] },
  });
});

const turn = (by: ChatOut['by'], status: ChatOut['status'] = 'complete'): ChatOut => ({
  ...{ id, by, text: '', status, why: null, citations: [], dropped: {}, advisor: null },
});
const waits = (chats: ChatOut[], stage: AdviceOut['stage'] = 'drafting') => awaitsAnswer({ stage, chats });

test('an answer can be asked for after a message without one, and after one that broke off', () => {
  expect(waits([turn('asker')])).toBe(true);
  expect(waits([turn('asker'), turn('advisor', 'part')])).toBe(true);
  expect(waits([turn('asker'), turn('advisor', 'failed')])).toBe(true);
  expect(waits([turn('asker'), turn('advisor')])).toBe(false);
  expect(waits([turn('asker'), turn('advisor', 'writing')])).toBe(false);
  expect(waits([turn('asker')], 'review1')).toBe(false);
});
