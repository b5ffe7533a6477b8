import { describe, expect, it } from 'vitest';
import { eventCatalogue, sentences } from '../../contexts.ts';
import { sentenceFrom } from '../../engine/history/event-sentences.ts';
import { keptEvents } from '../../testing/kept-events.fixture.ts';

const sentenceOf = sentenceFrom(sentences);

describe('the sentence of an event', () => {
  it('exists for every type of event that this service writes, and for no other', () => {
    expect(Object.keys(sentences).sort()).toEqual([...eventCatalogue.keys()].sort());
  });

  it.each(keptEvents.map((event, n) => [n, event.type, event] as const))(
    'event %i: %s has a sentence in plain Korean',
    (_n, type, event) => {
      const newest = eventCatalogue.get(type)?.version === event.schemaVersion;
      if (!newest) return;
      const sentence = sentenceOf(event, { question: (key) => `질문 ${key}` });
      expect(sentence).toMatch(/^[^a-zA-Z]*[가-힣].*요\.$|^‘질문 .*요\.$|[가-힣].*\.$/);
      expect(sentence).not.toMatch(/undefined|null|\[object/);
    },
  );

  it('of a result gives its figure and nothing else of the calculation', () => {
    const event = keptEvents.find(({ type }) => type === 'ResultCalculated');
    if (!event) throw new Error('no kept result');
    expect(sentenceOf(event, { question: String })).toBe('승소 가능성을 약 35%로 추정했어요.');
  });
});
