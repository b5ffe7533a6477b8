import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { citationOf } from '../../../shared/search/case-words.ts';
import { caseFixture } from './case.fixtures.ts';
import { partsOf } from './case-text.tsx';
import { CaseView } from './case-view.tsx';

const page = (more: Partial<typeof caseFixture> = {}, wasMerged = false): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CaseView answer={{ ...caseFixture, ...more }} wasMerged={wasMerged} />
    </MemoryRouter>,
  );
const read = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('a case begins with its outcome, its tribunal and its date', () => {
  const text = read(page());
  expect(text).toMatch(/근로자 승 주문: 파기환송 대법원 2011다42324/);
  expect(text).toContain('2011년 10월 27일');
  expect(text).toContain('2011다42324, 2011다42331');
});

test('has its text under headings, with a table of contents that counts the marks', () => {
  const parts = partsOf(caseFixture.passages);
  expect(parts.map(({ section, passages }) => [section, passages.length])).toEqual([
    ['판시사항', 1],
    ['판결요지', 1],
    ['이유', 2],
  ]);
  const markup = page();
  for (const { id } of parts) {
    expect(markup).toContain(`href="#${id}"`);
    expect(markup).toContain(`id="${id}"`);
  }
  expect(markup).toMatch(/찾은 말 <\/span>2곳/);
});

test('links related cases that are stored here, and names the others', () => {
  const markup = page();
  expect(markup).toContain('href="/search/b"');
  expect(read(markup)).toMatch(/같은 다툼의 다른 판단.*2009나7777/);
  expect(read(markup)).toContain('2009다12345 아직 싣지 못한 사건이에요');
  expect(read(markup)).toContain('모두 12건 가운데 최근 1건');
});

test('without a text says so, and where the text can be read', () => {
  const text = read(page({ passages: [] }));
  expect(text).toContain('아직 본문을 싣지 못했어요');
  expect(text).toContain('공개된 원문');
  expect(text).not.toContain('차례');
});

test('shows its source, and that a hand-picked case isn’t counted', () => {
  expect(read(page())).toContain('결정문을 직접 읽고 확인했어요');
  expect(read(page())).toContain('승소율에는 넣지 않아요');
  const { provenance } = caseFixture;
  expect(read(page({ provenance: { ...provenance, sampling: 'population' } }))).toContain('승소율을 셀 때 들어가는');
});

test('shows a reader who followed the link of a merged case that it was merged', () => {
  expect(read(page({}, true))).toContain('하나로 합쳤어요');
  expect(read(page())).not.toContain('하나로 합쳤어요');
});

test('has a citation in the usual form of briefs', () => {
  expect(citationOf(caseFixture)).toBe('대법원 2011. 10. 27. 선고 2011다42324, 2011다42331 판결');
  expect(
    citationOf({
      court: '중앙노동위원회',
      caseNumbers: ['중앙2020부해123'],
      decidedOn: '2020-07-01',
    }),
  ).toBe('중앙노동위원회 2020. 7. 1. 중앙2020부해123 판정');
  expect(citationOf({ court: '대법원', caseNumbers: ['99두8657'], decidedOn: null })).toBe('대법원 99두8657 판결');
});
