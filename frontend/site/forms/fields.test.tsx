import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RadioGroup } from './choices/radio-group.tsx';
import { DateField } from './date/date-field.tsx';
import { noDate } from './date/date-parts.ts';
import { controlOf } from './error-summary.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

const ignore = () => undefined;

describe('a field gives a screen reader what is visible', () => {
  test('has its label, its hint and its error connected to the box', () => {
    const html = renderToStaticMarkup(
      <TextField
        id="email"
        label="이메일"
        hint="회사 이메일은 피하세요"
        error="이메일을 입력해 주세요."
        value=""
        onChange={ignore}
      />,
    );
    expect(html).toContain('<label class="field-label" for="email">이메일</label>');
    expect(html).toContain('aria-describedby="email-hint email-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="email-error">.*이메일을 입력해 주세요\./);
  });

  test('without hint and error has no description', () => {
    const html = renderToStaticMarkup(<TextField id="name" label="이름" value="" onChange={ignore} />);
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
  });

  test('if optional, says so in words', () => {
    const html = renderToStaticMarkup(<TextField id="x" label="연락처" optional value="" onChange={ignore} />);
    expect(html).toContain('(선택)');
  });

  test('as a question is the page’s heading and the group’s name at once', () => {
    const html = renderToStaticMarkup(
      <RadioGroup
        id="q"
        label="해고를 서면으로 통지받았나요?"
        isHeading
        options={[
          { value: 'yes', label: '예' },
          { value: 'unknown', label: '잘 모르겠어요', isApart: true },
        ]}
        value="yes"
        onChange={ignore}
      />,
    );
    expect(html).toMatch(/<legend[^>]*><h1[^>]*>해고를 서면으로 통지받았나요\?<\/h1><\/legend>/);
    expect(html).toMatch(/checked=""[^>]*value="yes"|value="yes"[^>]*checked=""/);
  });

  test('each box of a date has its own name and the numeric keyboard', () => {
    const html = renderToStaticMarkup(<DateField id="d" label="해고된 날" value={noDate} onChange={ignore} />);
    for (const name of ['연도', '월', '일']) expect(html).toContain(`aria-label="${name}"`);
    expect(html.match(/inputMode="numeric"/g)).toHaveLength(3);
  });

  test('a password is hidden until the person asks to see it, and marked for password managers', () => {
    const html = renderToStaticMarkup(
      <PasswordField id="password" label="비밀번호" autoComplete="current-password" value="" onChange={ignore} />,
    );
    expect(html).toContain('type="password"');
    expect(html).toContain('autoComplete="current-password"');
    expect(html).toContain('aria-pressed="false"');
  });
});

test('the link of a mistake leads to the choice, not to the question above it', () => {
  type Fake = { readonly is: string; matches(selector: string): boolean; querySelector(selector: string): Fake | null };
  const part = (is: string, ...parts: readonly Fake[]): Fake => ({
    is,
    matches: (selector) => selector.split(', ').some((one) => is.startsWith(one)),
    querySelector: (selector) =>
      parts.find((one) => selector.split(', ').some((wanted) => one.is.startsWith(wanted))) ?? null,
  });
  const heading = part('[tabindex]');
  expect(controlOf(part('fieldset', heading, part('input 1'), part('input 2')))?.is).toBe('input 1');
  expect(controlOf(part('fieldset', heading, part('input 1'), part('input:checked')))?.is).toBe('input:checked');
  expect(controlOf(part('textarea'))?.is).toBe('textarea');
  expect(controlOf(part('section', heading))?.is).toBe('[tabindex]');
});
