import { currentData, type EventCatalogue } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { nameOfEvent } from '@nomucheck/domain/operations/log/record-kinds.ts';
import type { SentenceOf } from '../../engine/history/event-sentences.ts';
import { isSealed } from '../../engine/sealing/sealer.ts';

/** The event's sentence; where that needs what is sealed, or the type is of a newer program, its name. */
export const summaryOf = (
  event: Pick<StoredEvent, 'type' | 'schemaVersion' | 'data'>,
  catalogue: EventCatalogue,
  sentenceOf: SentenceOf,
): string => {
  const name = nameOfEvent(event.type) ?? event.type;
  try {
    const definition = catalogue.get(event.type);
    if (!definition) return name;
    const data = Object.fromEntries(
      Object.entries(currentData(definition, event) ?? {}).map(([field, value]) => [
        field,
        isSealed(value) ? hidden : value,
      ]),
    );
    // Which question somebody answered is as personal as the answer.
    return sentenceOf({ type: event.type, data }, { question: () => '질문' });
  } catch {
    return name;
  }
};

const refuse = (): never => {
  throw new TypeError('this is sealed');
};

const words = '봉인된 내용';

/**
 * Stands for a sealed field: in a sentence it is these words, so that the sentence reads on. A sentence that asks it for a number
 * or for a part, which would be NaN or undefined, isn't said.
 */
const hidden = new Proxy(
  {},
  {
    get: (_target, part) => {
      if (part === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? refuse() : words);
      return part === 'toString' ? () => words : refuse();
    },
    has: refuse,
    ownKeys: refuse,
  },
);
