/** Collects the aims and whether they were met; each is printed on a line, with a summary at the end. */
export type Aims = {
  readonly judge: (met: boolean, what: string) => void;
  readonly summary: () => string;
};

export const createAims = (say: (line: string) => void = console.log): Aims => {
  const outcomes: boolean[] = [];
  return {
    judge: (met, what) => {
      outcomes.push(met);
      say(`${met ? '✓' : '✗'} ${what}`);
    },
    summary: () => `${outcomes.filter((met) => met).length} of ${outcomes.length} aims met`,
  };
};
