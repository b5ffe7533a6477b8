import type { Page } from 'playwright';

/** Whether the focus can be seen: it is on something, that is in the window, uncovered and outlined. A heading that is read out needs no outline. */
const focusInSight = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return 'nothing has the focus';
    const name = `${at.tagName} “${at.innerText.trim().slice(0, 30) || at.id}”`;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const isSeen = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    if (!isSeen) return `${name} is out of sight`;
    if (at.getAttribute('tabindex') === '-1') return '';
    const framed = at.closest('.choice-card') ?? at.closest('.chip')?.querySelector('span') ?? at;
    const outlines = [at, framed].map((each) => getComputedStyle(each).outlineStyle);
    if (outlines.every((style) => style === 'none')) return `${name} has no outline`;
    const y = Math.min(Math.max(top + 4, 0), window.innerHeight - 1);
    const whole = at.closest('.choice, .chip') ?? at;
    const seen = document.elementFromPoint((left + right) / 2, y);
    return seen === null || whole.contains(seen) || seen.contains(whole) ? '' : `${name} is under ${seen.className}`;
  });

type Direction = 'Tab' | 'Shift+Tab';

/** The keys of a person who has no mouse; after each one the focus must be in sight. */
export const keysOf = (page: Page) => {
  const wrong = new Set<string>();
  // The page may still scroll, or a part of it load: what counts is what stands there a moment later.
  const note = async (key: string): Promise<void> => {
    let found = await focusInSight(page);
    for (let looks = 0; found !== '' && looks < 10; looks += 1) {
      await page.waitForTimeout(50);
      found = await focusInSight(page);
    }
    if (found !== '') wrong.add(`${new URL(page.url()).pathname}, ${key}: ${found}`);
  };
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    await note(key);
  };
  /** Tab, or Shift-Tab where it lies before, until this has the focus. */
  const to = async (selector: string, key: Direction = 'Tab'): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await page.locator(selector).and(page.locator(':focus')).count()) return;
      await press(key);
    }
    throw new Error(`${key} never reached ${selector} at ${page.url()}`);
  };
  /** Presses Enter on what leads to another page, and waits until the heading there has the focus. */
  const follow = async (selector: string, there: RegExp | null = null, key: Direction = 'Tab'): Promise<void> => {
    const before = page.url();
    await to(selector, key);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => (there === null ? url.href !== before : there.test(url.href)));
    await page.locator('h1').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('h1, h2'));
    await note('Enter');
  };
  return { wrong, press, to, follow };
};

export type Keys = ReturnType<typeof keysOf>;
