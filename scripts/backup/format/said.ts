export type Say = (line: string) => void;

export const countOf = (count: number): string => count.toLocaleString('ko-KR');

export const bytesOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${countOf(Math.ceil(bytes / 1_000))} KB` : `${countOf(Math.ceil(bytes / 1_000_000))} MB`;

/** Calls at most once a second, and not at all for what takes less. */
export const everySecond = <Values extends readonly unknown[]>(call: (...values: Values) => void) => {
  let last = performance.now();
  return (...values: Values): void => {
    if (performance.now() - last < 1_000) return;
    last = performance.now();
    call(...values);
  };
};
