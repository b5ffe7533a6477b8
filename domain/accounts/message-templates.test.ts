import { describe, expect, it } from 'vitest';
import { accountTemplates } from './message-templates.ts';

const eucKrBytes = (text: string): number =>
  [...text].reduce((sum, char) => sum + (char.charCodeAt(0) < 0x80 ? 1 : 2), 0);

const { 'password-link': _link, ...others } = accountTemplates;
const filledIn = { code: '012345', at: '2026년 11월 21일 12:00' };

describe('the e-mail with a link to set a new password', () => {
  it('holds the link on a line of its own', () => {
    const link = 'https://nomucheck.example/user/password/change#proof=abc';
    const { subject, text } = accountTemplates['password-link']({ link }, 'email');
    expect(subject).toBe('[노무체크] 새 비밀번호를 정하는 링크');
    expect(text.split('\n')).toContain(link);
  });
});

describe.each(Object.entries(others))('the text of %s', (template, write) => {
  it('holds its parameters, in Korean', () => {
    for (const channel of ['email', 'sms'] as const) {
      const { subject, text } = write(filledIn, channel);
      expect(subject).toMatch(/^\[노무체크\] [가-힣\d]/);
      expect(text).toContain(template.endsWith('-code') ? filledIn.code : filledIn.at);
      expect(text).not.toMatch(/undefined|null/);
    }
  });

  it('fits one short message where it is sent to a phone', () => {
    expect(eucKrBytes(write(filledIn, 'sms').text)).toBeLessThanOrEqual(90);
  });
});
