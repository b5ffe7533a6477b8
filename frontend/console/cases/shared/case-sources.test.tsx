import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseSources } from './case-sources.tsx';

const shown = (...sources: Parameters<typeof CaseSources>[0]['sources']) =>
  renderToStaticMarkup(<CaseSources sources={sources} />);
const at = '2026-05-07T00:00:00.000Z';

test('each source is named with its own number, and linked where it has a page', () => {
  const markup = shown(
    { place: 'law-api-commissions', sourceId: 'nlrc:71', sourceAt: null, at },
    { place: 'commission-site', sourceId: 'nlrc-site:65-71', sourceAt: 'https://nlrc.go.kr/71', at },
    { place: null, sourceId: 'prec:9', sourceAt: 'owner/repository:path', at },
  );
  expect(markup).toContain('국가법령정보 노동위원회 결정문 71');
  expect(markup).toContain('노동위원회 누리집 65-71');
  expect(markup).toContain('파일 9');
  expect(markup.match(/href="[^"]*"/g)).toEqual(['href="https://nlrc.go.kr/71"']);
});
