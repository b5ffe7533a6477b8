/** What a person says to a question: whether it can be an answer, and how it reads. */
export { answerText } from './answers/answer-text.ts';
export { checkAnswer } from './questions/intake-rules.ts';
