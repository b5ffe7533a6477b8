import { describe, expect, it } from 'vitest';
import { correctionTemplates } from './message-templates.ts';

const write = correctionTemplates['corrected-deadline'];
const link = 'https://nomucheck.example/check/result/1';
const later = {
  ...{ side: 'employee', toldOn: '2026년 11월 10일', before: '2026년 12월 31일 (목)', after: '2027년 3월 31일 (수)' },
  ...{ opened: 'yes', closed: '', moved: '', passed: '', stillOpen: 'yes', discreet: '', link },
};

describe('the message about a corrected last day', () => {
  it('names the old and the new day, says that we were wrong, apologises, and that it costs nothing', () => {
    const { subject, text } = write(later, 'email');
    expect(subject).toContain('틀렸어요');
    for (const part of [
      later.before,
      later.after,
      '저희가 잘못 안내',
      '죄송',
      '다른 길도 열려',
      '드는 돈은 없어요',
      link,
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/1350|노동조합|부당노동행위/);
  });

  it('says where the right day has passed, and what is left', () => {
    const { text } = write({ ...later, after: '2026년 11월 20일 (금)', passed: 'yes' }, 'email');
    expect(text).toMatch(/이미 지났어요[\s\S]*아직 남아 있는 길[\s\S]*1350[\s\S]*132/);
    expect(write({ ...later, passed: 'yes', stillOpen: '' }, 'email').text).not.toContain('아직 남아 있는 길');
  });

  it('gives a company no advice to apply', () => {
    const { text } = write({ ...later, side: 'employer' }, 'email');
    expect(text).toContain('상대방이 신청할 수 있는 마지막 날: 2027년 3월 31일 (수)');
    expect(text).not.toMatch(/신청하세요|신청해 주세요|다른 길도 열려/);
  });

  it.each([
    ['a text message', later, 'sms'],
    ['a letter to an address that nobody has proved', { ...later, discreet: 'yes' }, 'email'],
  ] as const)('says nothing of a dismissal in %s', (_what, params, channel) => {
    const { subject, text } = write(params, channel);
    expect(subject + text).not.toMatch(/해고|노동위원회|진단|구제|신청/);
    expect(text).toContain('죄송');
    expect(text).toContain(link);
  });
});

describe('the message about a figure that moves', () => {
  const moved = correctionTemplates['moved-figure'];

  it('speaks to a company of the other side’s last day, and not of its own application', () => {
    const { text } = moved({ side: 'employer', discreet: '', link }, 'email');
    expect(text).toContain('상대방이 신청할 수 있는 마지막 날');
    expect(text).not.toMatch(/승소 가능성|열린 길/);
    expect(moved({ side: 'employee', discreet: '', link }, 'email').text).toMatch(/승소 가능성[\s\S]*열린 길은 그대로/);
  });

  it('doesn’t say how much: the firm may tell of a single point', () => {
    expect(moved({ side: 'employee', discreet: '', link }, 'email').text).not.toMatch(/눈에 띄게|크게|많이/);
  });
});
