import { afterEach, expect, test } from 'vitest';
import { hideOverlay, overlayNow, underOverlay } from './overlay.ts';

afterEach(hideOverlay);

test('the overlay is shown during the work and hidden after it', async () => {
  const work = underOverlay('screen', '저장하고 있어요', Promise.resolve(42));
  expect(overlayNow()).toEqual({ kind: 'screen', label: '저장하고 있어요' });
  expect(await work).toBe(42);
  expect(overlayNow()).toBeNull();
});

test('it is hidden when the work fails, too', async () => {
  await expect(underOverlay('page', '불러오고 있어요', Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(overlayNow()).toBeNull();
});
