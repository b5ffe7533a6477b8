import { checkDecider } from '../check.ts';
import type { CheckEvent } from '../check-events.ts';

/** Without the question that is asked next, for tests of what is answered; asked-next.test.ts holds what is said of it. */
const withoutAsked = (event: CheckEvent): CheckEvent => {
  switch (event.type) {
    case 'AnswerGiven': {
      const { asks: _asks, ...data } = event.data;
      return { ...event, data };
    }
    case 'QuestionLeftBlank': {
      const { asks: _asks, ...data } = event.data;
      return { ...event, data };
    }
    case 'AnswerCleared': {
      const { asks: _asks, ...data } = event.data;
      return { ...event, data };
    }
    default:
      return event;
  }
};

export const deciderWithoutAsked: typeof checkDecider = {
  ...checkDecider,
  decide: (command, check) => checkDecider.decide(command, check).map(withoutAsked),
};
