import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SoldConsultation } from './consultation-info.tsx';
import { listPath, subjectPath } from './ordered.ts';
import { productWords } from './product-words.ts';

const info = (open: boolean, price: number | null): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SoldConsultation terms={{ open, price, minutes: 30 }} checkId={null} />
    </MemoryRouter>,
  );

test('a sold consultation is named with its price, what it holds, and how to withdraw, before anybody orders', () => {
  const html = info(true, 55_000);
  for (const text of [
    '공인노무사 상담 30분',
    '55,000원',
    '부가가치세 포함',
    '답을 글로도 남겨 드려요',
    'href="/consult"',
  ])
    expect(html).toContain(text);
  expect(html).toContain('노무사가 답을 드렸거나 상담이 시작되면 그때부터 청약철회할 수 없어요');
});

test('where none is sold, none is named', () => {
  expect(info(true, null)).toBe('');
  expect(info(false, null)).toBe('');
});

test('whoever ordered for an unknown consultation is led to the list, and back to the right one', () => {
  expect(listPath.consultation).toBe('/consult/list');
  expect(productWords.consultation.list).toBe('상담 내역 보기');
  expect(subjectPath({ checkId: null, consultationId: 'a b' })).toBe('/consult/a%20b');
});
