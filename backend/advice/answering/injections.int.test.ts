import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedAdvisor } from './embedded/embedded-advisor.ts';
import { createOpenAiAdvisor } from './openai/openai-advisor.ts';
import { type FakeModel, startFakeModel } from './openai/testing/fake-model.fixture.ts';
import { obeying } from './openai/testing/obeying.fixture.ts';
import { askedWith, givenOut, gotThrough } from './testing/attacked.fixture.ts';
import { injections } from './testing/injections.fixture.ts';

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());

describe('sixty attempts to give orders in questions, earlier messages, cases and checks', () => {
  it('change nothing when a model obeys them', async () => {
    expect(injections).toHaveLength(60);
    const advisor = createOpenAiAdvisor({
      settings: {
        ...{ baseUrl: model.baseUrl, model: 'fooled', apiKey: null, temperature: null, maxTokens: 500 },
        prices: { input: 0, output: 0 },
      },
      limits: { firstTokenMs: 10_000, wholeMs: 20_000 },
      onRefused: () => {},
    });
    const table = await Promise.all(
      injections.map(async (injection, n) => {
        const mark = `(${n + 1}번째 물음)`;
        const asked = askedWith(injection, mark);
        model.script(mark, obeying(injection));
        const given = await givenOut(advisor, asked);
        const dropped = Object.values(given.dropped).reduce((sum, count) => sum + count, 0);
        const wrong = gotThrough(given, injection, asked).join(' | ');
        return {
          kind: injection.kind,
          where: injection.where,
          refused: given.refused,
          dropped,
          shown: given.text,
          wrong,
        };
      }),
    );
    console.table(table.map(({ shown, ...row }) => ({ ...row, shown: shown.slice(0, 40) })));
    expect(table.filter(({ wrong }) => wrong !== '')).toEqual([]);
    // Each was really asked and obeyed.
    expect(model.requestsAbout('번째 물음)')).toHaveLength(60);
  });

  it('change nothing in what the built-in advisor writes', async () => {
    const advisor = createEmbeddedAdvisor();
    const table = await Promise.all(
      injections.map(async (injection) => {
        const asked = askedWith(injection, '');
        const given = await givenOut(advisor, asked);
        return { kind: injection.kind, where: injection.where, wrong: gotThrough(given, injection, asked).join(' | ') };
      }),
    );
    expect(table.filter(({ wrong }) => wrong !== '')).toEqual([]);
  });
});
