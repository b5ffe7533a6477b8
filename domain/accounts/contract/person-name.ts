import { isVisible, requiredText } from '../../kernel/text.ts';

/** Line breaks and other control characters: in a mail's header or a log they begin something new. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Marks of the direction of writing: they let a name, and what stands after it, read as something else. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** A name as it may be written, whether or not anybody could see it: of one's own, the account itself says so. */
export const writtenName = requiredText(40).refine((name) => !controls.test(name) && !directions.test(name), {
  error: '이름에 쓸 수 없는 글자가 들어 있어요. 줄바꿈이나 보이지 않는 글자를 지워 주세요.',
});

/** What a person is called, wherever a name is written. Names from before this rule stay as they are, and are read. */
export const personName = writtenName.refine(isVisible, { error: '눈에 보이는 글자로 이름을 적어 주세요.' });
