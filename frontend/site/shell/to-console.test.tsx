import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationType, Router } from 'react-router';
import { expect, test } from 'vitest';
import ToConsole from './to-console.tsx';

const navigator = { createHref: String, go: () => {}, push: () => {}, replace: () => {} };
const reachedBy = (navigationType: NavigationType): string =>
  renderToStaticMarkup(
    <Router location="/admin/user" navigationType={navigationType} navigator={navigator}>
      <ToConsole />
    </Router>,
  );

test('a link of the site to the console has it asked for anew', () => {
  expect(reachedBy(NavigationType.Push)).toContain('업무 화면을 여는 중이에요');
});

test('where the server answers with the site at the console’s address, that is said and not asked for again', () => {
  expect(reachedBy(NavigationType.Pop)).toContain('업무 화면을 준비하고 있어요');
});
