import { beforeAll, describe, expect, inject, test } from 'vitest';
import { browserForTests, desktop } from '../harness/browser/browser.ts';
import { hasRun, markup, refusalsOf } from '../harness/browser/refusals.ts';
import { newPerson, type Person, signIn, signInOn } from '../harness/people.ts';
import { employeeAnswers, finishedCheck } from '../harness/records/checks.ts';

const browser = browserForTests();
const url = inject('unlockedUrl');

let person: Person;
let result: string;

beforeAll(async () => {
  person = await newPerson(url, markup);
  const own = { ...employeeAnswers(), 'intake/region': { custom: markup }, 'intake/contact': { name: markup } };
  result = await finishedCheck(url, person, own, () => 'no');
});

describe('under the strict policy', () => {
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

describe('texts that people write', () => {
  test.each([
    ['their name, in the header', () => '/'],
    ['an answer of their own and a contact, where they look at their answers', () => `/check/result/${result}/answers`],
    ['an answer of their own, where they change it', () => `/check/result/${result}/more/intake/1`],
    ['a contact, where they change it', () => `/check/result/${result}/more/intake/13`],
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
