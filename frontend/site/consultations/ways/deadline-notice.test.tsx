import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeadlineNotice } from './deadline-notice.tsx';

test('three months are said to who has no check yet, and a check’s own days to who has one', () => {
  expect(renderToStaticMarkup(<DeadlineNotice checkId={null} />)).toContain('3개월');
  expect(renderToStaticMarkup(<DeadlineNotice checkId="c" />)).not.toContain('3개월');
});
