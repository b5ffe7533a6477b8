import { turnBack } from '../shell/gates/left-at-once.ts';
import { followViewportHeight } from '../shell/window/viewport-height.ts';

// Public pages have their content in the HTML: whoever has left and presses Back must not see them either.
turnBack();
followViewportHeight();

/** React marks the element that it draws into. */
const isTakenOver = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));

// A form that is sent before the page's scripts run would load the page anew, and what was typed would be gone.
document.addEventListener('submit', (event) => {
  if (!isTakenOver()) event.preventDefault();
});
