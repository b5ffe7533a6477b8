import { nameText } from '../../kernel/text/text.ts';
import { refusalOfName } from '../person-name.ts';

/** Line breaks and other control characters: in the header of an e-mail or in a log they start a new line or field. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Control characters of writing direction: they change the order in which a name and the text after it are displayed. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/**
 * A name without control characters. It may still be none that a person may have: where the answer depends on whose
 * name it is, the decider of the account checks that (`person-name.ts`).
 */
export const writtenName = nameText(40)
  .trim()
  .min(1)
  .refine((name) => !controls.test(name) && !directions.test(name), {
    error: '이름에 쓸 수 없는 글자가 들어 있어요. 줄바꿈이나 보이지 않는 글자를 지워 주세요.',
  });

/** The name of a person who signs up. Names that were stored before this rule are not changed and stay readable. */
export const personName = writtenName.superRefine((name, check) => {
  const refusal = refusalOfName(name);
  if (refusal !== null) check.addIssue({ code: 'custom', message: refusal });
});
