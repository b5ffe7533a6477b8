import { expect, it } from 'vitest';
import {
  added,
  agreed,
  answeredAt,
  assigned,
  at,
  attorney,
  closed,
  moved,
  other,
  owner,
  paid,
  requested,
} from '../../consultations/consultation.fixture.ts';
import { consultationDecider } from '../../consultations/consultation.ts';
import type { ConsultationEvent } from '../../consultations/consultation-events.ts';
import { fold } from '../../kernel/decider.ts';
import { type AboutConsultation, turnsOfFirm, waitingForConsultation } from './consultations.ts';

const consultation = '018f0000-0000-7000-8000-0000000000a2';
const takers = [owner, attorney, other];
const earlier = '2026-12-01T00:59:00.000Z';
const later = '2026-12-01T01:00:01.000Z';

const waiting = (about: AboutConsultation, ...events: readonly ConsultationEvent[]) => {
  const state = fold(consultationDecider, events);
  return state && waitingForConsultation(about, state, { takers, now: later });
};
const isNew: AboutConsultation = { kind: 'consultation_requested', consultation };
const unpaid = requested({ kind: 'paid', price: 55_000 });

it('a new one waits for everybody who may take it but its owner, until somebody does or it is closed', () => {
  expect(waiting(isNew, requested())).toEqual([attorney, other]);
  expect(waiting(isNew, requested(), assigned)).toEqual([]);
  expect(waiting(isNew, requested(), closed)).toEqual([]);
});

it('a paid one waits for nobody until it is paid', () => {
  expect(waiting(isNew, unpaid)).toEqual([]);
  expect(waiting(isNew, unpaid, paid)).toEqual([attorney, other]);
  const back: ConsultationEvent = { type: 'ConsultationUnpaid', data: { owner, orderId: other, at } };
  expect(waiting(isNew, unpaid, paid, back)).toEqual([]);
});

it.each(['consultation_assigned', 'consultation_waits'] as const)(
  '%s: it waits for who has it, until they write, agree on a time or hand it over',
  (kind) => {
    const about: AboutConsultation = { kind, consultation, since: at };
    const events = [requested(), assigned, added()];
    expect(waiting(about, ...events)).toEqual([attorney]);
    expect(waiting(about, ...events, answeredAt(earlier))).toEqual([attorney]);
    expect(waiting(about, ...events, answeredAt(later))).toEqual([]);
    expect(waiting(about, ...events, { ...agreed, data: { ...agreed.data, at: later } } as typeof agreed)).toEqual([]);
    expect(waiting(about, ...events, closed)).toEqual([]);
    const to: ConsultationEvent = {
      type: 'ConsultationAssigned',
      data: { owner, attorney: other, despite: [], at: later },
    };
    expect(waiting(about, ...events, to)).toEqual([other]);
    expect(waiting(about, requested(), added())).toEqual([]);
  },
);

it('several words of the person before the firm’s next one are one turn', () => {
  const turns = (...events: readonly ConsultationEvent[]) => {
    const state = fold(consultationDecider, events);
    return state && turnsOfFirm(state);
  };
  const events = [requested(), assigned, added(), moved];
  expect(turns(...events)).toBe(turns(requested(), assigned));
  expect(turns(...events, answeredAt(later))).toBe(1);
  expect(turns(...events, answeredAt(later), agreed)).toBe(2);
});
