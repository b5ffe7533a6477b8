import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import {
  added,
  agreed,
  answeredAt,
  assigned,
  at,
  closed,
  monday,
  moved,
  paid,
  requested,
} from './consultation.fixture.ts';
import { consultationDecider } from './consultation.ts';
import type { ConsultationEvent } from './consultation-events.ts';
import { endOf, stageOf } from './consultation-state.ts';

const stageAfter = (now: string, ...events: readonly ConsultationEvent[]) => {
  const state = fold(consultationDecider, events);
  return state && stageOf(state, now);
};
const during = '2026-12-07T05:29:59.999Z';
const over = '2026-12-07T05:30:00.000Z';

describe('the stage', () => {
  it('says whose word is next', () => {
    expect(stageAfter(at, requested())).toBe('new');
    expect(stageAfter(at, requested({ kind: 'paid', price: 1 }))).toBe('unpaid');
    expect(stageAfter(at, requested({ kind: 'paid', price: 1 }), paid)).toBe('new');
    expect(stageAfter(at, requested(), assigned)).toBe('waiting_for_us');
    expect(stageAfter(at, requested(), assigned, answeredAt(at))).toBe('waiting_for_them');
    expect(stageAfter(at, requested(), assigned, answeredAt(at), added())).toBe('waiting_for_us');
    expect(stageAfter(at, requested(), assigned, closed)).toBe('closed');
  });

  it('of an agreed one waits for the firm from the end of the half hour until the firm has written', () => {
    const events = [requested(), assigned, agreed];
    expect(endOf(monday)).toBe(over);
    expect(stageAfter(during, ...events)).toBe('agreed');
    expect(stageAfter(over, ...events)).toBe('waiting_for_us');
    expect(stageAfter(over, ...events, answeredAt(over))).toBe('waiting_for_them');
    expect(stageAfter(over, ...events, answeredAt(at))).toBe('waiting_for_us');
    expect(stageAfter(at, ...events, moved)).toBe('waiting_for_us');
  });

  it('of any history is closed for ever after the end, and follows from the events alone until a time has passed', () => {
    const events = [paid, assigned, agreed, answeredAt(at), added(), moved, closed];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), fc.boolean(), (later, isPaid) => {
        const all = [requested(isPaid ? { kind: 'paid', price: 1 } : {}), ...later];
        const stage = stageAfter(at, ...all);
        if (later.includes(closed)) expect(stage).toBe('closed');
        else if (isPaid && !later.includes(paid)) expect(stage).toBe('unpaid');
        else expect(stage).not.toBe('closed');
        if (stage !== 'agreed') expect(stageAfter(during, ...all)).toBe(stage);
        else expect(stageAfter(over, ...all)).not.toBe('agreed');
      }),
    );
  });
});
