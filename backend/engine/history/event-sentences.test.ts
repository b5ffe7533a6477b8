import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventCatalogue } from '../event-store/event-catalogue.ts';
import kept from '../event-store/kept-events.fixture.json' with { type: 'json' };
import { sentenceOf, type ToldEvent, toldTypes } from './event-sentences.ts';

const isTold = (event: { type: string }): event is ToldEvent => toldTypes.has(event.type);
const events = z.array(z.object({ type: z.string(), schemaVersion: z.int(), data: z.unknown() })).parse(kept);

describe('what happened', () => {
  it('has a sentence for every type of event that this service writes, and for no other', () => {
    expect([...toldTypes].sort()).toEqual([...eventCatalogue.keys()].sort());
  });

  it.each(events.map((event, n) => [n, event.type, event] as const))(
    '%i: %s is told in plain Korean',
    (_n, type, event) => {
      const newest = eventCatalogue.get(type)?.version === event.schemaVersion;
      if (!newest) return;
      if (!isTold(event)) throw new Error(`${type} has no sentence`);
      const sentence = sentenceOf(event, { question: (key) => `질문 ${key}` });
      expect(sentence).toMatch(/^[^a-zA-Z]*[가-힣].*요\.$|^‘질문 .*요\.$|[가-힣].*\.$/);
      expect(sentence).not.toMatch(/undefined|null|\[object/);
    },
  );

  it('of a result says its figure and nothing else of the calculation', () => {
    const event = events.find(({ type }) => type === 'ResultCalculated');
    if (!event || !isTold(event)) throw new Error('no kept result');
    expect(sentenceOf(event, { question: String })).toBe('승소 가능성을 약 35%로 추정했어요.');
  });
});
