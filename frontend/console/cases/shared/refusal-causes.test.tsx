import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { causesOf, RefusalCauses } from './refusal-causes.tsx';

const refused = [
  { id: 'a', code: 'case_edit_failed', message: '빠진 것이 있음' },
  { id: 'b', code: 'case_duplicate', message: '같은 자료가 있음' },
  { id: 'c', code: 'case_duplicate', message: '같은 자료가 있음' },
];

test('each cause is told once, the most frequent first, with its cases below', () => {
  const markup = renderToStaticMarkup(
    <RefusalCauses causes={causesOf(refused)} below={(cause) => <b>{cause.refused.map(({ id }) => id).join()}</b>} />,
  );
  expect(markup.replace(/<\/?(?:ul|li)[^>]*>|<style[^>]*>.*?<\/style>/g, '')).toBe(
    '2건: 같은 자료가 있음<b>b,c</b>1건: 빠진 것이 있음<b>a</b>',
  );
});
