import { noCounts } from '@nomucheck/domain/cases/case-counts.ts';
import { rightEdition, wrongEdition } from '@nomucheck/domain/checks/corrections/two-editions.fixture.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { publish } from '../corrections/testing/publish.fixture.ts';
import { calculatedChecks, dismissedInWriting } from '../testing/fill-in.fixture.ts';
import { createRulesetImpact } from './ruleset-impact.ts';

let test: TestService;
let pool: ReturnType<typeof createPool>;
let store: ReturnType<typeof openEventStore>;

/** The right one, with one more question that may be left blank. */
const askingEdition: RulesetContent = {
  ...rightEdition,
  edition: { title: '더 묻는 판', reasons: [] },
  intake: [
    ...rightEdition.intake,
    ...rightEdition.intake
      .filter(({ optional }) => optional)
      .slice(0, 1)
      .map((question) => ({ ...question, key: 'intake/added', numbering: 99 })),
  ],
};

beforeAll(async () => {
  test = await startTestService();
  pool = createPool(test.databaseUrl);
  store = openEventStore({ databaseUrl: test.serviceUrl });
  await publish(test, rightEdition, 'known', new Date());
  await publish(test, askingEdition, 'asking', new Date());
  await publish(test, wrongEdition, 'wrong', new Date());
  await calculatedChecks(test, 5, dismissedInWriting);
}, 120_000);
afterAll(async () => {
  await store.close();
  await pool.end();
  await test.stop();
});

const counts = { matched: noCounts, section: noCounts, general: noCounts, years: null };
const impactOf = (
  patienceMs: number,
  count = async () => ({ counts, position: '' }),
  noted: { kept: number; begun: string[] } = { kept: 0, begun: [] },
) => {
  const keep = async () => {
    noted.kept += 1;
  };
  const rulesetTrial = async (person: string) => {
    noted.begun.push(person);
  };
  const impact = createRulesetImpact({
    ...{ db: pool, store, rulesets: test.service.rulesets, findEdition: test.service.rulesets.find, cases: { count } },
    ...{ reports: { keep }, allowances: { rulesetTrial }, patienceMs, inOneRead: 2 },
  });
  return (version: string) => impact(version, 'kim');
};
const versionOf = async (content: RulesetContent): Promise<string> => {
  const publications = await test.service.rulesets.publications();
  for (const { version } of publications)
    if ((await test.service.rulesets.find(version))?.ruleset.edition?.title === content.edition?.title) return version;
  throw new Error('the edition was not published');
};

it('tries every stored result page by page, with the last days and routes that would change', async () => {
  const impact = await impactOf(20_000)(await versionOf(rightEdition));
  expect(impact).toMatchObject({ of: 5, tried: 5, unreadable: 0, complete: true });
  // The wrong edition sends a regular employee to a route of one month, and shuts the commission to who has paper.
  expect(impact.days).toMatchObject({ changed: 5, later: 5, earlier: 0 });
  expect(impact.days.routes).toEqual([
    { route: 'labour_commission', opened: 5, closed: 0 },
    { route: 'appeal_review', opened: 0, closed: 5 },
  ]);
  expect(impact.days.results).toHaveLength(5);
});

it('asks a finished check no question that may be left blank, as the correction doesn’t', async () => {
  expect(await impactOf(20_000)(await versionOf(askingEdition))).toMatchObject({ asksMore: 0, days: { changed: 5 } });
});

it('an edition changes nothing of the results that were calculated by it', async () => {
  expect((await impactOf(20_000)(await versionOf(wrongEdition))).days).toMatchObject({ changed: 0, results: [] });
});

it('says how far it has got, and whoever asks again gets the end of the same work', async () => {
  let asked = 0;
  const noted = { kept: 0, begun: [] };
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  const impact = impactOf(
    50,
    async () => {
      asked += 1;
      await held;
      return { counts, position: '' };
    },
    noted,
  );
  const version = await versionOf(rightEdition);
  // How many there are is counted within the first answer, or the next on a busy machine.
  await expect.poll(() => impact(version)).toMatchObject({ of: 5, tried: 0, complete: false });
  const before = asked;
  expect(await impact(version)).toMatchObject({ complete: false });
  expect(asked).toBe(before);
  // Another edition waits for it, so that all that are asked for at once don't take the whole process.
  const asking = await versionOf(askingEdition);
  expect(await impact(asking)).toMatchObject({ of: 0, tried: 0, complete: false });
  expect(asked).toBe(before);
  go();
  await expect.poll(async () => (await impact(version)).complete).toBe(true);
  await expect.poll(async () => (await impact(asking)).complete).toBe(true);
  expect(noted.begun).toEqual(['kim', 'kim']);
  // Each answer of the end is kept: the edition may have been offered since the last one.
  const { kept } = noted;
  await impact(asking);
  expect(noted.kept).toBe(kept + 1);
});
