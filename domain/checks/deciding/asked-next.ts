import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, Form, Frame } from '../../rulesets/ruleset.ts';
import type { CheckEvent } from '../check-events.ts';
import { keyOf, questionAt } from '../form-index.ts';
import { isSensitive } from '../sensitive.ts';
import { walk } from '../walk.ts';

type Walked = { readonly form: Form; readonly frame: Frame; readonly answers: Answers; readonly today: LocalDate };

/**
 * The events of one request, of which the last says what is asked next. Where one of them is sensitive nothing is said: what is
 * asked after a sealed answer may tell that answer.
 */
export const asking = (events: readonly CheckEvent[], walked: Walked): readonly CheckEvent[] => {
  const last = events.at(-1);
  if (last === undefined || events.some(({ type }) => type === 'SensitiveAnswerGiven')) return events;
  const said = withAsked(last, () => askedNext(walked));
  return [...events.slice(0, -1), said];
};

/** The open question of the walk; null where there is none, or where it is a sensitive one. */
const askedNext = ({ form, frame, answers, today }: Walked): string | null => {
  const { next } = walk(form, frame, answers, today);
  const found = next === null ? undefined : questionAt(form, next);
  return found === undefined || isSensitive(found) ? null : keyOf(found);
};

const withAsked = (event: CheckEvent, asked: () => string | null): CheckEvent => {
  switch (event.type) {
    case 'AnswerGiven':
      return { ...event, data: { ...event.data, asks: asked() } };
    case 'QuestionLeftBlank':
      return { ...event, data: { ...event.data, asks: asked() } };
    case 'AnswerCleared':
      return { ...event, data: { ...event.data, asks: asked() } };
    default:
      return event;
  }
};
