import type { Asked } from '@nomucheck/domain/advice/answering/material.ts';
import { describe, expect, it } from 'vitest';
import { createEmbeddedAdvisor } from './embedded-advisor.ts';

const advisor = createEmbeddedAdvisor();
const asked: Asked = {
  question: '안녕하세요',
  conversation: [],
  material: { lawDate: '2026-11-23', passages: [], tests: [], routes: [], dismissedOn: null, check: null },
};

describe('the built-in advisor', () => {
  it('gives its answer out sentence by sentence, and costs nothing', async () => {
    const pieces = [];
    for await (const piece of advisor.write(asked, new AbortController().signal)) pieces.push(piece);

    const texts = pieces.flatMap((piece) => (piece.type === 'text' ? [piece.text] : []));
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text.match(/[.?!](?=\s|$)/gu)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(pieces.at(-1)).toEqual({
      type: 'ended',
      finish: 'complete',
      spent: { inputTokens: 0, outputTokens: 0, costMicroWon: 0 },
    });
    expect(advisor.most(asked).costMicroWon).toBe(0);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const texts: string[] = [];
    const read = async (): Promise<void> => {
      for await (const piece of advisor.write(asked, stop.signal)) {
        if (piece.type === 'text') texts.push(piece.text);
        stop.abort();
      }
    };
    await expect(read()).rejects.toThrow();
    expect(texts).toHaveLength(1);
  });
});
