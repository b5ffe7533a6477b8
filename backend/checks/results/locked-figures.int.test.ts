import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answered, type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { checkCalls } from '../testing/check-calls.fixture.ts';
import { fillIn } from '../testing/fill-in.fixture.ts';

let test: TestService;
let me: Person;
let staff: Person;
beforeAll(async () => {
  test = await startTestService();
  me = await test.person();
  staff = await test.staff();
});
afterAll(() => test.stop());

const { call } = checkCalls(() => test);

type Given = { readonly section: string; readonly numbering: number; readonly value: unknown };
type Figure = Record<'rate' | 'shownRate', number> & Record<'band' | 'shownBand', { low: number; high: number }>;

/** Answers that lead to a result; and for each item, the same answers with that one inverted. */
const answersAndFlips = async (): Promise<{ id: string; whole: Given[]; flips: Given[][] }> => {
  // Dismissed in writing, because an oral dismissal is raised to a floor, which is a whole percentage already.
  const intake = { 'intake/notice': 'paper' };
  const { id } = await fillIn(test, me, { intake, item: (key) => (key.endsWith('3') ? 'yes' : 'no') });
  const { answers } = (await call('GET', `/api/check/${id}`, me)).body;
  const whole: Given[] = answers.map(({ section, numbering, value }: Given) => ({ section, numbering, value }));
  const flips = whole
    .filter(({ section }) => section !== 'intake')
    .map((flipped) =>
      whole.map((answer) =>
        answer === flipped ? { ...answer, value: answer.value === 'yes' ? 'no' : 'yes' } : answer,
      ),
    );
  return { id, whole, flips };
};

const calculate = ({ token }: Person, answers: readonly Given[]): Promise<Answered> =>
  call('POST', '/api/win-rate/calculate', { token, body: { answers } });

/** A person's own check with these answers, and its result. */
const resultOf = async (answers: readonly Given[]): Promise<Answered> => {
  const { id, rulesetVersion } = (await call('POST', '/api/check/form', { ...me, body: { questionnaire: 'detail' } }))
    .body;
  await call('PUT', '/api/check/autosave', { ...me, body: { id, rulesetVersion, answers } });
  return call('POST', '/api/check/checkResult', { ...me, body: { id } });
};

const figureOf = ({ body: { rate, band, shownRate, shownBand } }: Answered): Figure => ({
  rate,
  band,
  shownRate,
  shownBand,
});

const figureFields = new Set(['rate', 'shownRate', 'low', 'high']);

/** A figure as a history shows it; other percentages come from laws and statistics. */
const percentagesIn = (text: string): number[] =>
  /^[\d.]+%(?:~[\d.]+%)?$|약 [\d.]+%/.test(text)
    ? [...text.matchAll(/([\d.]+)%/g)].map(([, percent]) => Number(percent) / 100)
    : [];

/** Every number of an answer that is part of a figure, and every percentage in its sentences. */
const figuresIn = (value: unknown, field = ''): number[] => {
  if (typeof value === 'number') return figureFields.has(field) ? [value] : [];
  if (typeof value === 'string') return field === 'source' ? [] : percentagesIn(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => figuresIn(part, Array.isArray(value) ? field : name));
};

const finerThanPercents = (figures: readonly number[]): number[] =>
  figures.filter((figure) => Math.abs(figure * 100 - Math.round(figure * 100)) > 1e-9);

describe('a person who hasn’t paid and inverts one answer after the other', () => {
  it('can order the effects of answers no better than whole percentages allow, by the figures of any route', async () => {
    const { whole, flips } = await answersAndFlips();
    const asked = [];
    for (const answers of [whole, ...flips]) {
      const exact = await calculate(staff, answers);
      if (exact.status !== 200) continue;
      asked.push({ exact: figureOf(exact), calculated: await calculate(me, answers), result: await resultOf(answers) });
    }
    const finer = finerThanPercents(
      asked.flatMap(({ calculated, result }) => [...figuresIn(calculated.body), ...figuresIn(result.body)]),
    );
    const distinct = (figures: readonly Figure[]): number => new Set(figures.map((each) => JSON.stringify(each))).size;
    const exactly = distinct(asked.map(({ exact }) => exact));
    const seen = distinct(asked.map(({ calculated }) => figureOf(calculated)));
    console.info(
      `${asked.length} figures asked: ${exactly} differ, ${seen} are distinguished, ${finer.length} numbers finer than 1 %`,
    );

    expect(finer).toEqual([]);
    expect(seen).toBeLessThanOrEqual(exactly);
    for (const { exact, calculated, result } of asked) {
      expect(figureOf(result)).toEqual(figureOf(calculated));
      expect(Math.abs(calculated.body.shownRate - exact.shownRate)).toBeLessThanOrEqual(0.005 + 1e-9);
      // A figure that is raised to a floor is a whole percentage itself.
      if (exact.rate !== 0.7) expect(finerThanPercents([exact.rate])).toHaveLength(1);
    }
  });

  it('gets whole percentages from every other route, and is refused more', async () => {
    const { id } = await answersAndFlips();
    await call('POST', '/api/check/checkResult', { ...me, body: { id } });
    const again = await call('POST', `/api/check/${id}/recalculate`, { ...me, body: {} });
    const { revision } = (await call('GET', `/api/check/${id}`, me)).body;
    const head = await test.service.store.head();
    const waiting = { token: me.token, headers: { 'X-Wait-For': head } };
    const paths = [
      `/api/check/${id}`,
      `/api/check/${id}?asOf=r${revision - 1}`,
      `/api/check/${id}/history`,
      '/api/check/list',
      '/api/user/export',
    ];
    const answers = [again, ...(await Promise.all(paths.map((path) => call('GET', path, waiting))))];
    for (const [n, { status, body }] of answers.entries()) {
      const figures = figuresIn(body);
      expect({ n, status, has: figures.length > 0, finer: finerThanPercents(figures) }).toEqual({
        n,
        status: 200,
        has: true,
        finer: [],
      });
    }
    for (const query of ['', `?against=${again.body.calculationId}`]) {
      const refused = await call('GET', `/api/check/${id}/explanation${query}`, me);
      expect({ status: refused.status, figures: figuresIn(refused.body) }).toEqual({ status: 402, figures: [] });
    }
    const asOf = await call('POST', '/api/win-rate/calculate', { ...me, body: { answers: [], asOf: head } });
    expect({ status: asOf.status, figures: figuresIn(asOf.body) }).toEqual({ status: 403, figures: [] });
  });

  it('doesn’t change what staff see, who still get unrounded figures', async () => {
    const { id } = await answersAndFlips();
    await call('POST', '/api/check/checkResult', { ...me, body: { id } });
    const mine = (await call('GET', `/api/check/${id}`, me)).body.result;
    const theirs = (await call('GET', `/api/check/${id}`, staff)).body.result;
    expect(theirs.steps.at(-1).after).toBe(theirs.rate);
    expect(finerThanPercents([theirs.rate, theirs.shownRate])).toHaveLength(2);
    expect(Math.round(theirs.shownRate * 100)).toBe(Math.round(mine.shownRate * 100));
    const { body } = await call('GET', `/api/admin/userdetail/get?id=${me.id}`, {
      token: staff.token,
      headers: { 'X-Wait-For': await test.headToken() },
    });
    const listed = body.checks.find((check: { id: string }) => check.id === id);
    expect(listed.shownRate).toBe(theirs.shownRate);
  });
});

describe('how many figures one may ask for', () => {
  let strict: TestService;
  beforeAll(async () => {
    // The service as in production.
    strict = await startTestService({ FIGURES_PER_DAY: '30', FIGURES_PER_NETWORK: '120' });
  });
  afterAll(() => strict.stop());

  const asks = ({ token }: Person) => strict.call('POST', '/api/win-rate/calculate', { token, body: { answers: [] } });
  /** The number of requests that are answered before the person has to wait. */
  const untilRefused = async (person: Person): Promise<{ times: number; refusal: Answered }> => {
    for (let times = 0; times < 200; times += 1) {
      const answer = await asks(person);
      if (answer.status === 429) return { times, refusal: answer };
    }
    throw new Error('never refused');
  };

  it('is far smaller than the number of questions, also after a restart; the refusal says when to come back', async () => {
    const curious = await strict.person();
    const { times, refusal } = await untilRefused(curious);
    expect(times).toBe(10);
    expect(refusal.body.code).toBe('too_many_requests');
    const wait = Number(refusal.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3000);
    expect(wait).toBeLessThanOrEqual(3600);

    strict = await strict.restart();
    expect((await asks(curious)).status).toBe(429);
  });

  it('never depends on what strangers of the same network have asked, for one’s own checks and for made-up answers', async () => {
    for (let strangers = 0; strangers < 6; strangers += 1) await untilRefused(await strict.person());
    const innocent = await strict.person();
    const { id } = await fillIn(strict, innocent);
    const result = await strict.call('POST', '/api/check/checkResult', { token: innocent.token, body: { id } });
    expect(result).toMatchObject({ status: 200, body: { locked: true } });
    const same = await strict.call('POST', '/api/check/checkResult', { token: innocent.token, body: { id } });
    expect(same.body.calculationId).toBe(result.body.calculationId);
    const again = await strict.call('POST', `/api/check/${id}/recalculate`, { token: innocent.token, body: {} });
    expect(again.status).toBe(200);
    expect((await untilRefused(innocent)).times).toBe(8);
  });

  it('isn’t limited for the firm’s people, nor when every result is open', async () => {
    const firm = await strict.staff();
    for (let n = 0; n < 45; n += 1) expect((await asks(firm)).body.code).toBe('survey_empty');
    const person = await strict.person();
    strict = await strict.restart({ FIGURES_PER_DAY: '3', FIGURES_PER_NETWORK: '3', UNLOCK_RESULTS: '1' });
    for (let n = 0; n < 5; n += 1) expect((await asks(person)).body.code).toBe('survey_empty');
  });
});
