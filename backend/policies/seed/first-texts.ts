import { readFile } from 'node:fs/promises';
import type { PolicyName } from '@nomucheck/domain/policies/policy-names.ts';

/** The first text of a policy, in force from the first start on. Later ones are written in the console. */
export const firstTextOf = (name: PolicyName): Promise<string> =>
  readFile(new URL(`./${name}.md`, import.meta.url), 'utf8');
