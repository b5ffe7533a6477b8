import { boundedJson } from '@nomucheck/domain/kernel/text/bounded-json.ts';
import { z } from 'zod';
import { mostBytes } from './signals.ts';

/** A hint, or the answer of a process that has carried one out. */
export type SignalText =
  | { readonly topic: string; readonly payload: unknown; readonly id: string; readonly isAsked: boolean }
  | { readonly done: string; readonly by: string };

const hint = z.strictObject({ topic: z.string(), payload: z.unknown(), id: z.string(), isAsked: z.boolean() });
const answer = z.strictObject({ done: z.string(), by: z.string() });
const either = z.union([hint, answer]);

/** Throws where it is longer than every adapter carries. */
export const textOfSignal = (signal: SignalText): string => {
  const text = JSON.stringify(signal);
  const bytes = Buffer.byteLength(text);
  if (bytes > mostBytes) throw new Error(`a signal has ${bytes} bytes, and ${mostBytes} is the most`);
  return text;
};

/** A hint, and the payload in it. */
const limits = { length: mostBytes, depth: 2, keys: 100, items: 0 };

/** Null for a text that isn't ours: of another program, or of a release that speaks otherwise. */
export const readSignal = (text: string): SignalText | null => {
  const read = boundedJson(text, limits);
  return 'value' in read ? (either.safeParse(read.value).data ?? null) : null;
};
