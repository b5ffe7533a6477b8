const LONGEST = 60;

const asks =
  /[?？]|(?:나요|까요|가요|되죠|하죠|맞죠|인지요|건지|한가|는지|될지)(?:[^가-힣]|$)|(?<![가-힣])(?:어떻게|어케|얼마|언제|어디|무엇|뭐|뭘|무슨|누구|왜)|어떡|궁금|가능한|알려\s?(?:주|줘|달)|써\s?(?:줘|주)|주세요/u;
const doesntKnow = /(?:몰라요|모르겠어요|모릅니다|모름|기억\s?(?:이\s?)?안\s?나요)[.~!\s]*$/u;

/** A short message that asks nothing: it answers what was asked back, and what was asked before it is still what is asked. */
export const isReply = (message: string): boolean =>
  message.length <= LONGEST && message.trim() !== '' && (doesntKnow.test(message) || !asks.test(message));

/** The message with what was asked before it, where it only replies: `증거는 뭐가 필요해요` and then `녹음이 있어요`. */
export const askedIn = (message: string, before: readonly string[]): string => {
  if (before.length === 0 || !isReply(message)) return message;
  const asked = before.findLast((each) => !isReply(each)) ?? before[0];
  return `${asked}\n${message}`;
};
