import { expect, test } from 'vitest';
import { caseAt, casesIn } from './cases.ts';

const caseId = '018f0000-0000-5000-8000-000000000001';

test('an address of the search names the decision', () => {
  for (const href of [`/search/${caseId}`, `/search/${caseId}/`, `/search/${caseId}?q=해고#text`])
    expect(caseAt(href)).toEqual({ href, caseId });
  const others = [
    '/search',
    '/search/1',
    `/search/${caseId}/x`,
    `https://evil.example/search/${caseId}`,
    `/x/${caseId}`,
  ];
  for (const href of others) expect(caseAt(href)).toBeNull();
});

test('only decisions in a line of their own count, and each once', () => {
  const line = (href: string, before = '') =>
    ({
      type: 'paragraph',
      content: [
        ...(before === '' ? [] : [{ type: 'text', text: before } as const]),
        { type: 'text', text: '판정', marks: [{ type: 'link', attrs: { href } }] },
      ],
    }) as const;
  const href = `/search/${caseId}`;
  const inList = { type: 'bulletList', content: [{ type: 'listItem', content: [line(`${href}?q=1`)] }] } as const;
  const content = [line(href), line(href), line(`${href}/`, '보세요: '), line('/check'), inList];
  expect(casesIn({ type: 'doc', content })).toEqual([{ href, caseId }]);
});
