import type { Page } from 'playwright';

/**
 * The controls of the page that something else covers at their centre, by name: each is scrolled into view as the browser
 * does it for the focus, and then whatever is on top there must be the control itself or the card that it belongs to.
 */
export const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, summary)'),
    ];
    return controls.flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // Of a link that is broken into lines, the first line.
      const [{ left, top, width, height } = control.getBoundingClientRect()] = control.getClientRects();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const whole = control.closest('.choice') ?? control;
      if (seen !== null && whole.contains(seen)) return [];
      const name = control.innerText || control.id;
      return [`${name} under ${seen === null ? 'nothing: it is out of sight' : `${seen.tagName}.${seen.className}`}`];
    });
  });
