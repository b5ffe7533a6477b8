import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { z } from 'zod';
import { koreanIssue } from './korean-issues.ts';

const mostFields = 50;
const longestField = 100;

/** The input as parsed by its schema. Throws `invalid_request` with a Korean sentence at each field that is wrong. */
export const parseInput = <Output>(schema: z.ZodType<Output>, input: unknown): Output => {
  const parsed = schema.safeParse(input, { error: koreanIssue });
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid_request', { errors: fieldErrors(parsed.error.issues) });
};

/** The first message of each field, by its dotted path; `""` is the body itself. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const each of paths) {
      const field = each.join('.').slice(0, longestField);
      if (errors.size < mostFields && !errors.has(field)) errors.set(field, issue.message);
    }
  }
  return Object.fromEntries(errors);
};
