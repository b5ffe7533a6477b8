import {
  agreed,
  answeredAt,
  assigned,
  at,
  attorney,
  closed,
  moved,
  owner,
  requested,
} from '@nomucheck/domain/consultations/consultation.fixture.ts';
import { consultationDecider } from '@nomucheck/domain/consultations/consultation.ts';
import { type ConsultationEvent, consultationEvents } from '@nomucheck/domain/consultations/consultation-events.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { expect, it } from 'vitest';
import { consultationNotices, writeConsultationNotice } from './consultation-notices.ts';

const id = '018f0000-0000-7000-8000-0000000000c1';
const later = '2026-12-01T02:00:00.000Z';
const withFirm = [requested(), assigned];
const answered = answeredAt(later);
const addedAt = (when: string): ConsultationEvent => ({
  type: 'ConsultationAdded',
  data: { owner, personal: { text: '통보서도 받았어요.' }, consentedAt: null, at: when },
});

/** What the person is told of each of these events; `before` happened, `meanwhile` happens before the jobs run. */
const toldOf = async (
  events: readonly ConsultationEvent[],
  { meanwhile = [], runs = 1, now = later }: Partial<Told> = {},
): Promise<readonly string[]> => {
  const effects = events.flatMap((event, n) =>
    consultationNotices.on({
      ...{ id: `018f0000-0000-7000-8000-0000000000b${n}`, type: event.type, data: event.data },
      schemaVersion: definitionIn(consultationEvents, event.type).version,
      ...{ stream: `consultation-${id}`, revision: n, position: '0000000000000020', hash: '', previousHash: '' },
      ...{ at, actor: { id: attorney, role: 'advisor' }, correlationId: 'c', causationId: 'd' },
    }),
  );
  const told = new Map<string, string>();
  const write = writeConsultationNotice({
    consultationOf: async () => fold(consultationDecider, [...withFirm, ...events, ...meanwhile]),
    emailOf: async () => 'kim@example.com',
    messages: {
      request: async ({ owner: to, template, personal }, { commandId }) => {
        expect([to, personal?.params.link]).toEqual([owner, `https://example.com/consult/${id}`]);
        expect(JSON.stringify(personal)).not.toContain('기한부터');
        told.set(commandId, `${template} ${personal?.params.when ?? ''}`.trim());
        return { id: commandId, position: '' };
      },
    },
    publicUrl: 'https://example.com',
    clock: () => new Date(now),
  });
  for (let run = 0; run < runs; run += 1)
    for (const { key, name, data } of effects)
      await write({ id: key, name, data, attempt: run + 1, isLastAttempt: false, progress: async () => {} });
  return [...told.values()];
};
type Told = { meanwhile: readonly ConsultationEvent[]; runs: number; now: string };

const isAgreed = 'consultation-agreed 2026년 12월 7일 (월) 14:00';

it('an answer is told once, however often the job runs', async () => {
  expect(await toldOf([answered])).toEqual(['consultation-answered']);
  expect(await toldOf([answered], { runs: 3 })).toEqual(['consultation-answered']);
});

it('an answer that the person has written after, or that has ended meanwhile, is no news', async () => {
  expect(await toldOf([answered], { meanwhile: [addedAt('2026-12-01T02:00:01.000Z')] })).toEqual([]);
  expect(await toldOf([answered], { meanwhile: [closed] })).toEqual([]);
});

it('an answer and the time agreed on with it are one message, which names the time', async () => {
  expect(await toldOf([answeredAt(at), agreed])).toEqual([isAgreed]);
});

it('an agreed time that was moved, or has begun, isn’t told', async () => {
  expect(await toldOf([agreed])).toEqual([isAgreed]);
  expect(await toldOf([agreed], { meanwhile: [moved] })).toEqual([]);
  expect(await toldOf([agreed], { now: '2026-12-07T05:00:00.000Z' })).toEqual([]);
});

it('the end is told where the firm made it, with its last word, and not to who took it back', async () => {
  expect(await toldOf([answeredAt(at), closed])).toEqual(['consultation-closed']);
  const takenBack: ConsultationEvent = { type: 'ConsultationClosed', data: { owner, by: 'person', outcome: null, at } };
  expect(await toldOf([takenBack])).toEqual([]);
});

it('that it is a free one now is told where the firm made it so', async () => {
  const free = (who: string | null): ConsultationEvent => ({
    type: 'ConsultationMadeFree',
    data: { owner, attorney: who, at },
  });
  expect(await toldOf([free(attorney)])).toEqual(['consultation-free']);
  expect(await toldOf([free(attorney)], { meanwhile: [closed] })).toEqual([]);
  expect(await toldOf([free(null)])).toEqual([]);
});
