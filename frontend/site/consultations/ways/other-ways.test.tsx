import type { Firm } from '@nomucheck/domain/kernel/contract/site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { OtherWays } from './other-ways.tsx';

const page = (firm: Partial<Firm>, checkId: string | null = null): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OtherWays firm={firm} checkId={checkId} />
    </MemoryRouter>,
  );

describe('the page of the consultation request, while the firm takes none', () => {
  const firm = { name: '노무법인 한울', phone: '02-123-4567', email: 'help@hanul.example' };

  test('says so, and how to reach the firm today', () => {
    const html = page(firm);
    expect(html).toContain('상담 신청을 받지 않아요');
    expect(html).toContain('노무법인 한울');
    expect(html).toContain('href="tel:02-123-4567"');
    expect(html).toContain('href="mailto:help@hanul.example"');
  });

  test('names public bodies that help and keeps the deadline visible, whether or not the firm’s details are known', () => {
    for (const known of [{}, firm, { phone: '(예시) 00-0000-0000' }]) {
      for (const number of ['1350', '132']) expect(page(known)).toContain(`href="tel:${number}"`);
      expect(page(known)).toContain('3개월');
    }
  });

  test('shows no example as the firm’s contact, and has no button that does nothing', () => {
    const html = page({ name: '(예시) 노무법인 이름', phone: '(예시) 00-0000-0000', email: '(예시) help@example.com' });
    expect(html).not.toMatch(/예시|tel:0|mailto:|<button/);
  });

  test('leads back to the result that the person came from, or else to the self-diagnosis', () => {
    expect(page(firm, '7c9e6679-7425-40de-944b-e07fc1f90ae7')).toContain(
      'href="/check/result/7c9e6679-7425-40de-944b-e07fc1f90ae7"',
    );
    expect(page(firm)).toContain('href="/check"');
  });
});
