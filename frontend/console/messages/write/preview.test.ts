import { expect, test } from 'vitest';
import { countedFor, previewOf, priceWords, whyNotSms } from './preview.ts';

const counted = (text: string) => countedFor({ title: '상담 안내', text });

test('the preview has the service’s name, which counts as well', () => {
  expect(previewOf({ title: '상담 안내', text: '내일 뵙겠습니다.' }, 'sms').text).toBe('[노무체크] 내일 뵙겠습니다.');
  expect(counted('가')).toEqual({ bytes: 13, kind: 'SMS', unsayable: [], subject: null });
  expect(priceWords(counted('가'))).toBe('SMS (단문 요금) · 13 / 90바이트');
});

test('a text of more than ninety bytes is a long message with a title', () => {
  // The name and its space take eleven bytes.
  expect(counted('가'.repeat(39)).kind).toBe('SMS');
  expect(counted('가'.repeat(40))).toMatchObject({ bytes: 91, kind: 'LMS', subject: '[노무체크] 상담 안내' });
  expect(priceWords(counted('가'.repeat(40)))).toBe('LMS (장문 요금) · 91 / 2,000바이트');
});

test('what a phone can’t show is named, and so is a text that is too long', () => {
  expect(whyNotSms(counted('해고 😀 통보 ✅'))).toBe('문자로 보낼 수 없는 글자: 😀 ✅');
  expect(whyNotSms(counted('가'.repeat(994)))).toBeNull();
  expect(whyNotSms(counted('가'.repeat(995)))).toContain('2,000바이트');
  expect(priceWords(counted('가'.repeat(995)))).toBe('보낼 수 없음 · 2,001 / 2,000바이트');
});

test('advertising is marked, named and can be refused in both channels', () => {
  const sender = {
    ...{ name: '노무법인 예시', phone: '02-000-0000', email: 'hello@example.com', address: '서울 중구' },
    refusal: 'https://example.com/more/consents',
  };
  const written = { title: '새 기능', text: '기한 알림', sender };
  expect(previewOf(written, 'email').subject).toBe('(광고) [노무법인 예시] 새 기능');
  expect(previewOf(written, 'sms').text).toMatch(/^\(광고\)\[노무법인 예시\][\s\S]*무료 수신거부: https:/);
  expect(countedFor(written).kind).toBe('LMS');
});
