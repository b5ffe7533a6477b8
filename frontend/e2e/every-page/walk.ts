import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Visit } from '../harness/browser/browser.ts';
import { settledOf } from '../harness/on-page/settled.ts';
import { accessibility } from './rules/accessibility.ts';
import { charts } from './rules/charts.ts';
import { headings } from './rules/headings.ts';
import { layout } from './rules/layout.ts';
import { policy } from './rules/policy.ts';
import type { Opened, Rule, State } from './rules/rule.ts';

const allRules: readonly Rule[] = [accessibility, policy, headings, charts, layout];
const opening = 'opens and shows its heading';

/** The person whose pages are checked: `begin` signs the device in as them. */
export type Walk = {
  readonly visit: () => Promise<Visit>;
  readonly begin?: (page: Page) => Promise<unknown>;
  readonly states: () => readonly State[];
};

/** By rule, the failures of all pages. */
type Findings = ReadonlyMap<string, readonly string[]>;

/**
 * Opens each page once and checks the rules there, because opening pages takes most of the time. Each rule is a test of its
 * own, and its failure names every page that breaks it.
 */
export const everyPage = (who: string, walk: Walk, rules: readonly Rule[] = allRules): void => {
  let walked: Promise<Findings> | undefined;
  describe(`every page, ${who}`, () => {
    test.each([opening, ...rules.map(({ name }) => name)])(
      '%s',
      async (rule) => {
        walked ??= walkThrough(walk, rules);
        expect((await walked).get(rule)).toEqual([]);
      },
      300_000,
    );
  });
};

/** If so many pages don't open, waiting for the others would show nothing new. */
const patience = 3;

const walkThrough = async ({ visit: arrive, begin, states }: Walk, rules: readonly Rule[]): Promise<Findings> => {
  const visit = await arrive();
  const { page } = visit;
  const settled = settledOf(page);
  const unopened: string[] = [];
  const asked = await Promise.all(
    rules.map(async (rule) => ({ name: rule.name, ask: await rule.begin(visit), found: [] as string[] })),
  );
  await begin?.(page);
  const seen = new Set<string>();
  let before: Opened | undefined;
  for (const state of states()) {
    const opened = await reach(page, state, before).catch(
      (error: Error) => void unopened.push(`${nameOf(state)}: ${error.message}`),
    );
    before = opened ?? undefined;
    if (unopened.length >= patience) break;
    if (opened === undefined) continue;
    await settled();
    const at = new URL(page.url()).pathname;
    const wasSeen = seen.has(at);
    seen.add(at);
    // A page for members leads everybody else to one and the same page.
    if (at !== new URL(state.path, page.url()).pathname && wasSeen) continue;
    for (const { ask, found } of asked) found.push(...(await ask(opened)).map((wrong) => `${nameOf(state)} ${wrong}`));
  }
  return new Map([[opening, unopened], ...asked.map(({ name, found }) => [name, found] as const)]);
};

const reach = async (page: Page, state: State, before: Opened | undefined): Promise<Opened> => {
  const goesOn = state.doing !== undefined && before?.state.path === state.path;
  const answer = goesOn ? before.answer : await page.goto(state.path);
  if (!goesOn) await page.locator('h1').first().waitFor();
  await state.doing?.(page);
  return { page, state, answer };
};

const nameOf = ({ path, how }: State): string => (how === undefined ? path : `${path}, ${how},`);
