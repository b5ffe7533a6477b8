import { judgedQuestions } from '@nomucheck/domain/advice/judged/judged-questions.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { startTestDatabase, type TestDatabase } from '../../engine/testing/test-database.ts';
import { createEmbeddedAdvisor } from '../answering/embedded/embedded-advisor.ts';
import { type JudgedAnswer, passagesOfMaterial, runJudged, sumsOf } from './run-judged.ts';
import { seededRetrieval } from './seeded-retrieval.fixture.ts';

let database: TestDatabase;
let pool: pg.Pool;
let answers: readonly JudgedAnswer[];

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  const run = {
    advisor: createEmbeddedAdvisor(),
    materialFor: await seededRetrieval(pool),
    readPassage: passagesOfMaterial,
  };
  // One after the other: forty searches at once wait for a connection longer than a busy machine gives one.
  const inTurn: JudgedAnswer[] = [];
  for (const label of judgedQuestions) inTurn.push(await runJudged(label, run));
  answers = inTurn;
}, 120_000);
afterAll(async () => {
  await pool.end();
  await database.close();
});

/** Only what is wrong, by question, so that a failure names it. */
const wrong = (of: (answer: JudgedAnswer) => unknown): unknown =>
  answers.flatMap((answer) => {
    const found = of(answer);
    return Array.isArray(found) && found.length === 0 ? [] : [[answer.verdict.name, found]];
  });

describe('over the judged questions, the built-in advisor', () => {
  test('writes no claim that the check leaves out', () => {
    expect(answers.filter(({ verdict }) => verdict.dropped > 0).map(({ verdict }) => verdict.name)).toEqual([]);
    console.log(`${sumsOf(answers).cited} sources named in ${answers.length} answers`);
    expect(sumsOf(answers).cited).toBeGreaterThan(400);
  });

  test('names no wrong article', () => {
    expect(wrong(({ verdict }) => verdict.wrongArticles)).toEqual([]);
  });

  test('says nothing that it must not say', () => {
    expect(wrong(({ verdict }) => verdict.forbidden)).toEqual([]);
  });

  test('names the deadline wherever one runs, to the day where the question states one', () => {
    expect(answers.filter(({ verdict }) => verdict.deadlineNamed === false).map(({ verdict }) => verdict.name)).toEqual(
      [],
    );
  });

  test('names the articles and decisions that an answer must name', () => {
    expect(wrong(({ verdict }) => [...verdict.articles.missing, ...verdict.decisions.missing])).toEqual([]);
  });

  test('says of no dismissal anything where none is told', () => {
    for (const name of ['전세보증금', '임금 체불', '아무것도 적지 않음', '지시를 심은 질문']) {
      const answer = answers.find(({ verdict }) => verdict.name === name);
      expect(answer?.text).not.toMatch(/구제신청|해고되셨|부당해고/u);
      expect(answer?.text.length).toBeGreaterThan(30);
    }
  });
});
