import type { Page, Response } from 'playwright';
import { hasRun, refusalsOf } from '../../harness/browser/refusals.ts';
import type { Rule } from './rule.ts';

/** The strict content security policy is sent, the page violates nothing of it, and no person's text is run as a script. */
export const policy: Rule = {
  name: 'works under the strict policy: the browser has nothing to refuse, and what a person wrote is never run',
  begin: async ({ page, problems }) => {
    const newlyRefused = newIn(await refusalsOf(page));
    const newProblems = newIn(problems);
    return async ({ answer }) => [
      ...(await sentWith(answer)),
      ...newlyRefused(),
      ...newProblems(),
      ...(await runOn(page)),
    ];
  },
};

const sentWith = async (answer: Response | null): Promise<string[]> => {
  const sent = (await answer?.allHeaders())?.['content-security-policy'];
  return sent?.includes("require-trusted-types-for 'script'") ? [] : [`is sent with another policy: ${sent}`];
};

const runOn = async (page: Page): Promise<string[]> => ((await hasRun(page)) ? ['runs what a person wrote'] : []);

/** The entries that were added to a list since the last call. */
const newIn = (list: readonly string[]): (() => readonly string[]) => {
  let told = 0;
  return () => {
    const added = list.slice(told);
    told = list.length;
    return added;
  };
};
