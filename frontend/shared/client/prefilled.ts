import type { ApiAnswer } from './api-client.ts';

/** Answers of the API by the address that they were asked at, as `addressOf` writes it. */
export type GivenAnswers = { get<T extends object>(address: string): ApiAnswer<T> | undefined };

let given: GivenAnswers | undefined;

/** Answers that are there before the first rendering, because the server rendered the page with them. */
export const giveAnswers = (answers: GivenAnswers): void => {
  given = answers;
};

export const givenAnswer = <T extends object>(address: string): ApiAnswer<T> | undefined => given?.get<T>(address);
