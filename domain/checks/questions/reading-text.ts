/**
 * Numbers, times and dates as people type them. Each reader answers the value, or a sentence that says what to correct. Whether a
 * value may be the answer to its question (limits, dates that must agree) is decided by `checkAnswer`.
 */
export type ReadText<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

export const read = <T>(value: T): ReadText<T> => ({ ok: true, value });
export const refused = (error: string): ReadText<never> => ({ ok: false, error });

/** Full-width characters in their plain form, without any space. */
export const plain = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');

/** Words around a number that say it is not exact: "약 30명", "30명쯤". */
export const about = /^(약|대략|한|거의)/;
export const aboutAfter = /(쯤|정도|가량|여명|남짓|안팎|내외|입니다|이요|요)+$/;
