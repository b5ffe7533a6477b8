import { describe, expect, it } from 'vitest';
import { readClock, readMinutes } from './reading-times.ts';

const readAs = <T>(read: { ok: true; value: T } | { ok: false }): T | null => (read.ok ? read.value : null);

describe('a time of day', () => {
  it.each([
    ['9', '09:00'],
    ['9시', '09:00'],
    ['9시 30분', '09:30'],
    ['9시 반', '09:30'],
    ['0900', '09:00'],
    ['930', '09:30'],
    ['1830', '18:30'],
    ['09:00', '09:00'],
    ['９：００', '09:00'],
    ['오전 9시', '09:00'],
    ['오후 6시', '18:00'],
    ['저녁 6시 반', '18:30'],
    ['오후 12시', '12:00'],
    ['오전 12시', '00:00'],
    ['6 PM', '18:00'],
    ['18시', '18:00'],
    ['24시', '00:00'],
    ['정오', '12:00'],
    ['9시쯤', '09:00'],
    ['밤 12시', '00:00'],
    ['밤12시', '00:00'],
    ['밤 12시 30분', '00:30'],
    ['밤 1시', '01:00'],
    ['밤 2시 반', '02:30'],
    ['밤 2시 30분', '02:30'],
    ['밤 5시', '05:00'],
    ['밤 9시', '21:00'],
    ['밤 11시 50분', '23:50'],
    ['밤 0시', '00:00'],
    ['밤 22시', '22:00'],
    ['한밤중 3시', '03:00'],
    ['심야 1시', '01:00'],
    ['저녁 12시', '00:00'],
    ['저녁 7시', '19:00'],
    ['저녁 11시', '23:00'],
    ['낮 12시', '12:00'],
    ['낮 12시 반', '12:30'],
    ['낮 11시', '11:00'],
    ['낮 2시', '14:00'],
    ['점심 1시', '13:00'],
    ['새벽 12시', '00:00'],
    ['새벽 0시 30분', '00:30'],
    ['새벽 4시 반', '04:30'],
    ['아침 7시', '07:00'],
    ['이른 아침 5시 반', '05:30'],
    ['아침 11시', '11:00'],
    ['오전 0시', '00:00'],
    ['오후 0시 30분', '12:30'],
    ['12 am', '00:00'],
    ['12 p.m.', '12:00'],
    ['오후 18시', '18:00'],
  ])('is read from %s', (typed, clock) => expect(readAs(readClock(typed))).toBe(clock));

  it.each([
    ...['', '아침', '25시', '9:75', '오전 15시', '구시', '밤', '밤 13시', '저녁 2시', '낮 9시', '새벽 14시'],
    ...['오후 24시', '24:30', '밤 2시 70분', '12시 반시', '9,5'],
  ])('is refused from "%s"', (typed) => expect(readClock(typed).ok).toBe(false));
});

it.each(['아침 12시', '아침12시 30분', '아침 0시', '아침 12:00'])(
  '"%s" is neither noon nor midnight, so it is asked again',
  (typed) => expect(readClock(typed)).toMatchObject({ ok: false, error: expect.stringMatching(/낮 12시나 밤 12시/) }),
);

describe('the parts of a day', () => {
  it('follow each other: an hour of the clock is the same in the words of its half and in those of its time of day', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const face = hour % 12 === 0 ? 12 : hour % 12;
      const half = hour < 12 ? '오전' : '오후';
      const word = hour < 6 ? '밤' : hour < 10 ? '아침' : hour < 17 ? '낮' : hour < 21 ? '저녁' : '밤';
      const clock = `${String(hour).padStart(2, '0')}:30`;
      expect(readAs(readClock(`${half} ${face}시 30분`))).toBe(clock);
      expect(readAs(readClock(`${word} ${face}시 반`))).toBe(clock);
    }
  });
});

describe('a break', () => {
  it.each([
    ['60', 60],
    ['60분', 60],
    ['1시간', 60],
    ['1시간 30분', 90],
    ['1시간 반', 90],
    ['없음', 0],
    ['', 0],
  ])('is read from "%s"', (typed, minutes) => expect(readAs(readMinutes(typed))).toBe(minutes));

  it('is refused from other words', () => expect(readMinutes('잠깐').ok).toBe(false));
});
