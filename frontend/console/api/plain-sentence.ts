/**
 * A sentence of the error catalogue as the console shows it. The catalogue's sentences begin with an emoji for the public; the firm's
 * pages have none. What a person has written stays as it is: this is only for what the service says.
 */
export const plainSentence = (sentence: string): string => sentence.replace(leadingEmoji, '');

/** Pictures with what joins or colours them, at the beginning. */
const leadingEmoji = /^\s*(?:\p{Extended_Pictographic}(?:\u{FE0E}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}])*\s*)+/u;
