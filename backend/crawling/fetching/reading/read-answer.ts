import { type Reply, readReply } from '@nomucheck/domain/crawling/law-api/reply.ts';
import { type ChangedFiles, readChangedFiles } from '@nomucheck/domain/crawling/repository/changed-files.ts';
import { boundedJson, type JsonLimits } from '@nomucheck/domain/kernel/text/bounded-json.ts';
import { ZodError } from 'zod';
import type { Page } from '../fetch-page.ts';
import { pageText } from './page-text.ts';

export type Answered = Pick<Page, 'status' | 'mediaType' | 'body'>;

/** An answer of a source, and what it should be: a reply of the open law API with this key at its top, or a comparison. */
export type AnswerAsked = Answered & { readonly form: { readonly root: string } | 'comparison' };

/** `changes` is null where it isn't a comparison. */
export type AnswerRead = { readonly reply: Reply } | { readonly changes: ChangedFiles | null };

/** What the thread runs for each answer. */
export const readAnswer = ({ form, status, mediaType, body }: AnswerAsked): AnswerRead => {
  // A message to a thread makes a plain array of a Buffer.
  const text = pageText({ mediaType, body: Buffer.from(body) });
  if (form !== 'comparison') return { reply: readReply({ status, body: text }, form.root) };
  return { changes: changesIn(text) };
};

/** Limits of a comparison: at most 300 files, each with about twelve fields and a diff. */
const limits: JsonLimits = { length: 50_000_000, depth: 16, keys: 20_000, items: 20_000 };

const changesIn = (text: string): ChangedFiles | null => {
  const read = boundedJson(text, limits);
  if ('fault' in read) return null;
  try {
    return readChangedFiles(read.value);
  } catch (error) {
    if (error instanceof ZodError) return null;
    throw error;
  }
};
