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

test('a link of the site to the console loads the page from the server', () => {
  expect(reachedBy(NavigationType.Push)).toContain('업무 화면을 여는 중이에요');
});

test('if the server responds with the site at the console’s address, the page says so and does not load again', () => {
  expect(reachedBy(NavigationType.Pop)).toContain('업무 화면을 준비하고 있어요');
});
