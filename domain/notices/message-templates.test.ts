import { expect, it } from 'vitest';
import { createSmsText, smsLimits } from '../messages/sms-text.ts';
import type { About } from './about.ts';
import { noticeKinds } from './kinds.ts';
import { paramsOf } from './message-params.ts';
import { noticeTemplates, templateOf } from './message-templates.ts';

const id = '018f0000-0000-7000-8000-000000000001';
const about: About = { kind: 'review_overdue', advice: id, stage: 2, dueAt: '2026-11-30T09:00:00.000Z' };
const params = { ...paramsOf(about), link: `https://nomucheck.example/inspection/detail/${id}` };
const euckr = new TextDecoder('euc-kr');
const { bytesOf } = createSmsText((pair) => euckr.decode(pair));

it.each(noticeKinds)(
  '%s: the e-mail has the link on a line of its own, and the text message is a short one',
  (kind) => {
    const write = noticeTemplates[templateOf[kind]];
    const { subject, text } = write(params, 'email');
    expect(subject).toMatch(/^\[노무체크\] [가-힣\d]/);
    expect(text.split('\n')).toContain(params.link);
    const sms = write(params, 'sms').text;
    expect(bytesOf(sms)).toBeLessThanOrEqual(smsLimits.SMS);
    for (const said of [subject, text, sms]) expect(said).not.toMatch(/undefined|null|해고/);
  },
);

it('a notice of what is due names the day', () => {
  expect(noticeTemplates['review-overdue'](params, 'email').text).toMatch(/2026년 11월 30일 \(월\) 18:00까지/);
});
