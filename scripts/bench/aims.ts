/** What was aimed at, and whether it was met; told line by line, and summed up at the end. */
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
