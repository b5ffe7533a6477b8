import { expect, it } from 'vitest';
import { eventCatalogue, sentences } from '../../contexts.ts';
import { sentenceFrom } from '../../engine/history/event-sentences.ts';
import { keptEvents } from '../../testing/kept-events.fixture.ts';
import { summaryOf } from './event-summary.ts';

const sentenceOf = sentenceFrom(sentences);
const withSealed = keptEvents.map((event) => {
  const fields = eventCatalogue.get(event.type)?.sealed?.fields ?? [];
  const sealed = Object.fromEntries(fields.map((field) => [field, { $sealed: { person: 'x' } }]));
  return { ...event, data: Object.assign({}, event.data, sealed) };
});

it.each(withSealed.map((event, n) => [n, event.type, event] as const))(
  'event %i of the log, %s, is told without what is sealed, and without gaps where that stands',
  (_n, _type, event) => {
    expect(summaryOf(event, eventCatalogue, sentenceOf)).toMatch(
      /^(?!.*(?:NaN|undefined|null|Invalid|\[object)).*[가-힣]/,
    );
  },
);

it('a result that rests on sealed answers is named, because its figure is sealed with them', () => {
  const event = withSealed.find(
    ({ type, schemaVersion }) => type === 'ResultCalculated' && schemaVersion === eventCatalogue.get(type)?.version,
  );
  expect(event && summaryOf(event, eventCatalogue, sentenceOf)).toBe('결과 계산');
});
