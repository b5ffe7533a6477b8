import type { Advisor } from '../advisor.ts';

const nothingSpent = { inputTokens: 0, outputTokens: 0, costMicroWon: 0 };

/** The advisor that is built in: it puts an answer together from rules and cases, without a language model. */
export const createEmbeddedAdvisor = (): Advisor => ({
  kind: 'embedded',
  model: 'nomucheck-embedded',
  promptVersion: '1',
  settings: {},
  most: () => nothingSpent,
  write: async function* () {
    yield { type: 'text', text: '적어 주신 내용만으로는 말씀드릴 수 있는 것이 없어요.' };
    yield { type: 'ended', finish: 'complete', spent: nothingSpent };
  },
});
