import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { sitePages } from '../../backend/http/site-pages.ts';
import { browserForTests, desktop, phone } from './harness/browser.ts';
import { employeeAnswers, finishedCheck, startedCheck } from './harness/checks.ts';
import { newPerson, type Person, signIn, signInOn } from './harness/people.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

/** Runs if it is ever taken for markup. Short enough for every box that takes free text. */
const markup = '<svg onload=xss=1>';
let person: Person;
let resultId: string;

beforeAll(async () => {
  person = await newPerson(url, markup);
  const own = { ...employeeAnswers(), 'intake/region': { custom: markup }, 'intake/contact': { name: markup } };
  resultId = await finishedCheck(url, person, own);
  await startedCheck(url, person, own, () => 'no');
});

/** Each page of the site under one address of its own. */
const addresses = (): string[] =>
  sitePages.map((page) => page.replace('/*', '').replace(':id', resultId).replace(':policy', 'privacy'));

/** What the browser refused, told by the browser itself; kept over the pages of one visit. */
const refusalsOf = async (page: Page): Promise<string[]> => {
  const told: string[] = [];
  await page.exposeFunction('tellRefusal', (what: string) => told.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, 'tellRefusal');
      if (typeof tell === 'function') tell(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return told;
};

/**
 * Waits until the page has nothing more to do: no request is under way, it has drawn and become idle, and has asked for
 * nothing more meanwhile. Unlike `networkidle` it takes as long as the page does, and not half a second for each.
 */
const settledOf = (page: Page): (() => Promise<void>) => {
  let asked = 0;
  let answered = 0;
  page.on('request', () => (asked += 1));
  page.on('requestfinished', () => (answered += 1));
  page.on('requestfailed', () => (answered += 1));
  return async () => {
    for (let before = -1; before !== asked || answered !== asked; ) {
      before = asked;
      await page.evaluate(
        () =>
          new Promise<unknown>((idle) => requestAnimationFrame(() => requestIdleCallback(idle, { timeout: 5_000 }))),
      );
    }
  };
};

const hasRun = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'xss' in window || document.querySelector('svg[onload]') !== null);

describe('under the strict policy', () => {
  test.each([
    ['someone who isn’t signed in', false],
    ['someone who is', true],
  ])(
    'every page works for %s, and the browser has nothing to refuse',
    async (_who, signedIn) => {
      const { page, problems } = await browser.visit(url, phone);
      const settled = settledOf(page);
      const refused = await refusalsOf(page);
      if (signedIn) await signInOn(page, person);
      for (const address of addresses()) {
        const answer = await page.goto(address);
        const policy = (await answer?.allHeaders())?.['content-security-policy'];
        expect([address, policy]).toEqual([address, expect.stringContaining("require-trusted-types-for 'script'")]);
        await page.locator('h1').first().waitFor();
        await settled();
        expect([address, await hasRun(page)]).toEqual([address, false]);
      }
      expect(refused).toEqual([]);
      expect(problems).toEqual([]);
    },
    180_000,
  );

  test('Trusted Types are enforced, inline and foreign scripts don’t run', async () => {
    const { page } = await browser.visit(url, desktop);
    const refused = await refusalsOf(page);
    await page.goto('/');
    const outcome = await page.evaluate(() => {
      const tried = (what: () => unknown): string => {
        try {
          what();
          return 'done';
        } catch (error) {
          return error instanceof TypeError || error instanceof EvalError ? 'refused' : String(error);
        }
      };
      const sink = document.createElement('div');
      return {
        html: tried(() => {
          sink.innerHTML = '<b>a</b>';
        }),
        script: tried(() => {
          document.createElement('script').src = 'https://evil.example/a.js';
        }),
        policy: tried(() => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})),
      };
    });
    expect(outcome).toEqual({ html: 'refused', script: 'refused', policy: 'refused' });
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3);
  });
});

describe('what people write of themselves', () => {
  test.each([
    ['their name, in the header', () => '/'],
    ['an answer of their own and a contact, where they look at their answers', () => '/check/form/answers'],
    ['an answer of their own, where they change it', () => '/check/form/intake/1'],
    ['a contact, where they change it', () => '/check/form/intake/13'],
  ])('is shown as it was written, never as markup: %s', async (_what, path) => {
    const { page, problems } = await browser.visit(url, desktop);
    await signInOn(page, person);
    await page.goto(path());
    const written = async (): Promise<boolean> =>
      page.evaluate((text) => {
        const boxes = [...document.querySelectorAll('input, textarea')].map((box) => Reflect.get(box, 'value'));
        return document.body.innerText.includes(text) || boxes.includes(text);
      }, markup);
    await expect.poll(written).toBe(true);
    expect(await hasRun(page)).toBe(false);
    expect(problems).toEqual([]);
  });
});

test.each(['//evil.example/a', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'signing in leads to no other site: %s',
  async (wanted) => {
    const someone = await newPerson(url);
    const { page } = await browser.visit(url, desktop);
    await page.goto(`/user/login?to=${encodeURIComponent(wanted)}`);
    await signIn(page, someone);
    await page.waitForURL((at) => at.pathname === '/');
    expect(new URL(page.url()).origin).toBe(new URL(url).origin);
  },
);
