import { z } from 'zod';
import { defineEvent } from '../../kernel/log/event-definition.ts';
import { storableText } from '../../kernel/text/text.ts';
import { lengths } from '../texts/text-lengths.ts';

/**
 * A published advice retold for the home page. It isn't the advice: a labour attorney writes question and answer anew, naming nobody,
 * and has asked the person whether it may be shown (공인노무사법 제14조). Sealed under the asker's key, so that it goes with them.
 */

const shown = z.strictObject({
  asker: z.uuid(),
  question: storableText(lengths.shownQuestion).nullable(),
  answer: storableText(lengths.shownAnswer).nullable(),
});
/** What the home page says of an advice; null once the asker's key is destroyed. */
export type Shown = { readonly question: string | null; readonly answer: string | null };
const hidden = z.strictObject({ asker: z.uuid() });

export type ShownEvent =
  | { type: 'AdviceShown'; data: z.infer<typeof shown> }
  | { type: 'AdviceHidden'; data: z.infer<typeof hidden> };

export const shownEvents = [
  defineEvent({
    ...{ type: 'AdviceShown', version: 1, schema: shown },
    sealed: { person: 'asker', fields: ['question', 'answer'] },
  }),
  defineEvent({ type: 'AdviceHidden', version: 1, schema: hidden }),
] as const;
