import { compose } from '@nomucheck/domain/advice/answering/composing/compose.ts';
import type { Advisor, Spent } from '../advisor.ts';

const nothingSpent: Spent = { inputTokens: 0, outputTokens: 0, costMicroWon: 0 };

/** The advisor that is built in: it puts an answer together from rules and cases, without a language model. */
export const createEmbeddedAdvisor = (): Advisor => ({
  kind: 'embedded',
  model: 'nomucheck-embedded',
  promptVersion: '2',
  settings: {},
  most: () => nothingSpent,
  write: async function* (asked, signal) {
    for (const text of piecesOf(compose(asked))) {
      signal.throwIfAborted();
      yield { type: 'text', text };
    }
    yield { type: 'ended', finish: 'complete', spent: nothingSpent };
  },
});

/** Sentence by sentence, each with the blank behind it. */
const piecesOf = (text: string): readonly string[] => text.split(/(?<=[.?!]\s+|\n+)(?=\S)/u);
