import { describe, expect, it } from 'vitest';
import { advertisementOf, isNight, lastInstantToAdvertise, whyNoAdvertising } from './advertising.ts';

const agreed = { at: '2026-03-02T05:00:00.000Z' };
/** A time of this day in Seoul. */
const seoul = (time: string, day = '2026-11-28') => new Date(`${day}T${time}+09:00`).toISOString();

describe('an advertisement', () => {
  it.each([
    ['07:59:59.999', true],
    ['08:00:00.000', false],
    ['20:59:59.999', false],
    ['21:00:00.000', true],
    ['23:59:59.999', true],
    ['00:00:00.000', true],
  ])('at %s in Seoul is at night: %s', (time, atNight) => {
    expect(isNight(seoul(time))).toBe(atNight);
    expect(whyNoAdvertising(agreed, seoul(time))).toBe(atNight ? 'night' : null);
  });

  it('is sent to nobody who hasn’t agreed', () => {
    expect(whyNoAdvertising(undefined, seoul('12:00:00'))).toBe('not_agreed');
  });

  it('is sent on a consent of less than two years, by the calendar of Korea', () => {
    // Agreed on 2 March in Seoul.
    expect(whyNoAdvertising(agreed, seoul('20:59:59', '2028-03-01'))).toBeNull();
    expect(whyNoAdvertising(agreed, seoul('08:00:00', '2028-03-02'))).toBe('agreed_long_ago');
    // 28 February 23:30 in UTC is 1 March in Seoul.
    const lateInMonth = { at: '2026-02-28T23:30:00.000Z' };
    expect(whyNoAdvertising(lateInMonth, seoul('20:00:00', '2028-02-29'))).toBeNull();
    expect(whyNoAdvertising(lateInMonth, seoul('08:00:00', '2028-03-01'))).toBe('agreed_long_ago');
  });

  it('that waits isn’t sent after nine in the evening', () => {
    expect(lastInstantToAdvertise(seoul('08:00:00'))).toBe(seoul('20:59:59.999'));
    expect(isNight(lastInstantToAdvertise(seoul('15:30:00')))).toBe(false);
  });

  const sender = {
    ...{ name: '노무법인 예시', phone: '02-000-0000', email: 'hello@example.com', address: '서울 중구' },
    refusal: 'https://example.com/more/consents',
  };
  const written = { title: '새 기능', text: '기한 알림이 생겼어요.' };

  it.each(['email', 'sms'] as const)(
    'by %s begins with (광고), names the sender, and ends with the free way to refuse',
    (channel) => {
      const { subject, text } = advertisementOf(written, sender, channel);
      const seen = channel === 'email' ? `${subject}\n${text}` : text;
      expect(seen.startsWith('(광고)')).toBe(true);
      expect(seen).toContain(sender.name);
      expect(seen).toContain(sender.phone);
      expect(seen).toContain(written.text);
      expect(seen.endsWith(`무료 수신거부: ${sender.refusal}`)).toBe(true);
    },
  );
});
