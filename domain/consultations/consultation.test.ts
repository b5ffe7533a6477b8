import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import {
  added,
  agreed,
  answeredAt,
  assigned,
  at,
  attorney,
  closed,
  monday,
  moved,
  other,
  owner,
  paid,
  request,
  requested,
  slot,
} from './consultation.fixture.ts';
import { type ConsultationCommand, consultationDecider } from './consultation.ts';
import type { ConsultationEvent } from './consultation-events.ts';
import { isRendered, personMay } from './consultation-state.ts';
import { AGREEMENTS_AT_MOST, HANDS_AT_MOST, lengths, MESSAGES_AT_MOST } from './lengths.ts';

const given = (...events: readonly ConsultationEvent[]) => deciderSpec(consultationDecider).given(...events);
type Change = {
  message?: string;
  slots?: readonly (typeof slot)[];
  toFree?: boolean;
  consentedAt?: string;
  at?: string;
};
const change = (of: Change) =>
  ({ type: 'ChangeConsultation', message: null, slots: null, toFree: false, consentedAt: null, at, ...of }) as const;
type Answer = Partial<Extract<ConsultationCommand, { type: 'AnswerConsultation' }>>;
const answer = (of: Answer) =>
  ({ type: 'AnswerConsultation', message: null, agreedAt: null, conflicts: [], attorney, at, ...of }) as const;
type Close = Extract<ConsultationCommand, { type: 'CloseConsultation' }>;
const close = (of: Partial<Close> = {}): Close => ({
  ...{ type: 'CloseConsultation', attorney, outcome: 'advised', message: null, conflicts: [], at },
  ...of,
});
type Assign = Extract<ConsultationCommand, { type: 'AssignConsultation' }>;
const assign = (of: Partial<Assign> = {}): Assign => ({
  ...{ type: 'AssignConsultation', attorney, to: attorney, mayTakeOver: false, conflicts: [], isReasoned: false, at },
  ...of,
});
const unpaid = requested({ kind: 'paid', price: 55_000 });
const conflict = { what: 'advice', id: other, here: 'opponent', there: 'client' } as const;

describe('a request', () => {
  it('records what was asked, and a price only where it is a paid one', () => {
    given().when(request()).thenHappens(requested());
    given()
      .when(request({ kind: 'paid' }))
      .thenHappens(requested({ kind: 'paid', price: 55_000 }));
    given()
      .when(request({ kind: 'paid', price: null }))
      .thenRefused('consult_failed', { errors: { kind: expect.stringContaining('무료') } });
  });

  it('says field by field what is wrong with it', () => {
    given()
      .when(request({ body: '가'.repeat(20_000), contact: '02-123-4567' }))
      .thenRefused('consult_failed', {
        errors: { body: expect.stringContaining('20,000자'), contact: expect.stringContaining('이메일') },
      });
    given()
      .when(request({ body: '\u200b ', wantsCall: true }))
      .thenRefused('consult_failed', { errors: { body: expect.any(String), contact: expect.any(String) } });
  });

  it.each([
    [[], '하나 이상'],
    [['09:30', '10:00', '10:30', '11:00'], '3개까지'],
    [['12:00'], '평일'],
    [['10:00', '10:00'], '두 번'],
  ])('with the times %j is refused with the reason', (times, why) => {
    given()
      .when(request({ slots: times.map((time) => ({ weekday: 'mon', time })) }))
      .thenRefused('consult_slots', { errors: { slots: expect.stringContaining(why) } });
  });

  it('hides registration numbers and keeps telephone numbers', () => {
    const body = '주민번호 900101-1234567, 회사 전화 02-123-4567';
    const [event] = given()
      .when(request({ body, contact: '+82 10 1234 5678', wantsCall: true }))
      .events();
    expect(event?.data).toMatchObject({
      personal: { body: '주민번호 (주민등록번호 가림), 회사 전화 02-123-4567', contact: '01012345678' },
    });
  });
});

describe('the person', () => {
  it('adds messages, as many as a consultation takes', () => {
    given(requested())
      .when(change({ message: '통보서도 받았어요.' }))
      .thenHappens(added());
    const full = Array.from({ length: MESSAGES_AT_MOST }, () => added());
    given(requested(), ...full)
      .when(change({ message: '하나 더' }))
      .thenRefused('consult_failed', { errors: { message: expect.stringContaining('100번') } });
  });

  it('moves once, and an agreed time falls away', () => {
    const { agreed: time } = given(requested(), assigned, agreed)
      .when(change({ slots: [slot] }))
      .state() ?? { agreed: undefined };
    expect(time).toBeNull();
    given(requested(), moved)
      .when(change({ slots: [slot] }))
      .thenRefused('consult_slots', { errors: { slots: expect.stringContaining('한 번만') } });
    given(requested(), assigned, agreed)
      .when(change({ slots: [slot], at: monday }))
      .thenRefused('consult_slots', { errors: { slots: expect.stringContaining('이미 지났어요') } });
  });

  it('takes it back; after the end every step says so', () => {
    given(requested(), paid)
      .when({ type: 'TakeConsultationBack', at })
      .thenHappens({ type: 'ConsultationClosed', data: { owner, by: 'person', outcome: null, at } });
    for (const command of [change({ message: '늦은 글' }), { type: 'TakeConsultationBack', at } as const])
      given(requested(), closed)
        .when(command)
        .thenRefused('consult_failed', { errors: { '': '이미 마친 상담이에요. 새로 신청해 주세요.' } });
  });

  it('sees what may be done now', () => {
    const may = (...events: readonly ConsultationEvent[]) => {
      const state = given(...events).state();
      return state && personMay(state, at);
    };
    expect(may(requested())).toEqual({ add: true, move: true, takeBack: true, pay: false });
    expect(may(requested({ kind: 'paid', price: 1 }))).toMatchObject({ pay: true });
    expect(may(requested({ kind: 'paid', price: 1 }), paid, moved)).toMatchObject({ pay: false, move: false });
    expect(may(requested(), closed)).toEqual({ add: false, move: false, takeBack: false, pay: false });
  });
});

it('what the firm writes rests on the consent of the text that it answers', () => {
  const consentedAt = '2026-11-30T00:00:00.000Z';
  const [said] = given(requested(), assigned, added())
    .when(answer({ message: '답' }))
    .events();
  expect(said?.data).toMatchObject({ consentedAt: null });
  const [more] = given(requested())
    .when(change({ message: '임신 중이에요.', consentedAt }))
    .events();
  const [answered] = given(requested({ consentedAt }), assigned)
    .when(answer({ message: '답' }))
    .events();
  for (const event of [more, answered]) expect(event?.data).toMatchObject({ consentedAt });
});

describe('the firm', () => {
  it('takes it once: whoever comes second is told', () => {
    given(requested()).when(assign()).thenHappens(assigned);
    given(requested(), assigned).when(assign()).thenHappens();
    given(requested(), assigned)
      .when(assign({ attorney: other, to: other }))
      .thenRefused('conflict');
    given(requested(), closed).when(assign()).thenRefused('stage_wrong');
  });

  it('hands it over by whoever has it, or by an admin who knows who has it', () => {
    const to: ConsultationEvent = {
      type: 'ConsultationAssigned',
      data: { owner, attorney: other, despite: [], at },
    };
    given(requested(), assigned)
      .when(assign({ to: other }))
      .thenHappens(to);
    given(requested(), assigned)
      .when(assign({ attorney: other, to: other, mayTakeOver: true }))
      .thenHappens(to);
  });

  it('goes on in spite of a conflict of interest only with a reason, and the event names the conflict', () => {
    const conflicts = [conflict];
    given(requested()).when(assign({ conflicts })).thenRefused('conflict_reason_needed');
    given(requested())
      .when(assign({ isReasoned: true, conflicts }))
      .thenHappens({ type: 'ConsultationAssigned', data: { owner, attorney, despite: [conflict], at } });
  });

  it('says again why they go on where a conflict has come up since they took it; to decline needs no reason', () => {
    const conflicts = [conflict];
    const despite: ConsultationEvent = {
      type: 'ConsultationAssigned',
      data: { owner, attorney, despite: conflicts, at },
    };
    for (const command of [answer({ message: '답', conflicts }), close({ conflicts }), assign({ conflicts })])
      given(requested(), assigned).when(command).thenRefused('conflict_reason_needed');
    given(requested(), assigned)
      .when(assign({ conflicts, isReasoned: true }))
      .thenHappens(despite);
    given(requested(), despite)
      .when(answer({ message: '기한부터 볼게요.', conflicts }))
      .thenHappens(answeredAt(at));
    given(requested(), despite).when(assign({ conflicts })).thenHappens();
    given(requested(), despite)
      .when(answer({ message: '답', conflicts: [conflict, { ...conflict, id: owner }] }))
      .thenRefused('conflict_reason_needed');
    expect(
      given(requested(), assigned)
        .when(close({ conflicts, outcome: 'declined' }))
        .state(),
    ).toMatchObject({ closed: { outcome: 'declined' } });
  });

  it('answers and agrees on a wished time of the next four weeks, by whoever has it', () => {
    given(requested(), assigned)
      .when(answer({ message: '기한부터 볼게요.', agreedAt: monday }))
      .thenHappens(answeredAt(at), agreed);
    given(requested(), assigned)
      .when(answer({ agreedAt: '2026-12-07T14:00:00+09:00' }))
      .thenHappens(agreed);
    for (const agreedAt of ['2026-12-08T05:00:00.000Z', '2026-11-30T05:00:00.000Z', '2027-02-01T05:00:00.000Z'])
      given(requested(), assigned)
        .when(answer({ agreedAt }))
        .thenRefused('consult_slots', { errors: { at: expect.stringContaining('월요일 14:00') } });
    given(requested())
      .when(answer({ message: '답' }))
      .thenRefused('stage_wrong');
    given(requested(), assigned)
      .when(answer({ message: '답', attorney: other }))
      .thenRefused('conflict');
  });

  it('neither answers a paid one nor agrees on its time before it is paid, and a refund takes the time away', () => {
    for (const step of [answer({ agreedAt: monday }), answer({ message: '답' }), close({ message: '답' })])
      given(unpaid, assigned).when(step).thenRefused('stage_wrong');
    given(unpaid, assigned)
      .when(close({ outcome: 'declined', message: '기한부터 볼게요.' }))
      .thenHappens(answeredAt(at), {
        type: 'ConsultationClosed',
        data: { owner, by: 'firm', outcome: 'declined', at },
      });
    given(unpaid, paid, assigned)
      .when(answer({ agreedAt: monday }))
      .thenHappens(agreed);
    const refund = { type: 'RecordRefund', orderId: other, at } as const;
    expect(given(unpaid, paid, assigned, agreed).when(refund).state()).toMatchObject({ agreed: null, payment: null });
    given(unpaid, paid).when({ type: 'RecordPayment', orderId: owner, at }).thenHappens();
    given(unpaid).when(refund).thenHappens();
  });

  it('makes an unpaid one a free one, as the person does, and what is paid afterwards books nothing', () => {
    const byFirm = { type: 'MakeConsultationFree', attorney, at } as const;
    const free = (who: string | null): ConsultationEvent => ({
      type: 'ConsultationMadeFree',
      data: { owner, attorney: who, at },
    });
    given(unpaid, assigned).when(byFirm).thenHappens(free(attorney));
    given(unpaid)
      .when(change({ toFree: true }))
      .thenHappens(free(null));
    given(unpaid).when(byFirm).thenRefused('stage_wrong');
    given(unpaid, assigned, paid).when(byFirm).thenRefused('stage_wrong');
    given(unpaid, paid)
      .when(change({ toFree: true }))
      .thenRefused('consult_failed', { errors: { kind: expect.stringContaining('결제 내역') } });
    given(unpaid, free(null))
      .when(change({ toFree: true }))
      .thenHappens();
    given(unpaid, free(null)).when({ type: 'RecordPayment', orderId: other, at }).thenHappens();
    given(unpaid, assigned, free(attorney))
      .when(answer({ message: '기한부터 볼게요.' }))
      .thenHappens(answeredAt(at));
  });

  it('closes it with an outcome, and a last word', () => {
    given(requested(), assigned).when(close()).thenHappens(closed);
    given(requested(), assigned)
      .when(close({ message: '기한부터 볼게요.' }))
      .thenHappens(answeredAt(at), closed);
    given(requested()).when(close()).thenRefused('stage_wrong');
  });

  it('has rendered what was paid for once it has written, or the agreed time has come', () => {
    const rendered = (now: string, ...events: readonly ConsultationEvent[]) => {
      const state = given(requested(), assigned, ...events).state();
      return state && isRendered(state, now);
    };
    expect(rendered(at, agreed)).toBe(false);
    expect(rendered(monday, agreed)).toBe(true);
    expect(rendered(at, answeredAt(at))).toBe(true);
    // What ended before its time doesn't begin any more; a sentence that declines it is no answer.
    expect(rendered(monday, agreed, closed)).toBe(false);
    const declined: ConsultationEvent = {
      type: 'ConsultationClosed',
      data: { owner, by: 'firm', outcome: 'declined', at },
    };
    expect(rendered(monday, answeredAt(at), declined)).toBe(false);
    expect(rendered(monday, answeredAt('2026-12-01T00:00:00.000Z'), declined)).toBe(true);
    expect(rendered(monday, answeredAt(at), closed)).toBe(true);
  });

  it('goes through so many hands and agreed times at most', () => {
    const times = (n: number, ...events: readonly ConsultationEvent[]) =>
      Array.from({ length: n }, () => events).flat();
    given(requested(), ...times(HANDS_AT_MOST, assigned))
      .when(assign({ to: other }))
      .thenRefused('stage_wrong');
    given(requested(), assigned, ...times(AGREEMENTS_AT_MOST, agreed), moved)
      .when(answer({ agreedAt: monday }))
      .thenRefused('stage_wrong');
  });
});

it('a text that masking makes too long is refused at its field', () => {
  const body = `${'가'.repeat(lengths.body - 9)} 900101-1*`.slice(-lengths.body);
  given()
    .when(request({ body }))
    .thenRefused('consult_failed', { errors: { body: expect.stringContaining('가리면') } });
});

it('a day on which the firm doesn’t work is no wished time', () => {
  given()
    .when(request({ slots: [{ weekday: 'sat', time: '10:00' }] }))
    .thenRefused('consult_slots', { errors: { slots: expect.stringContaining('평일') } });
});
