import { z } from 'zod';
import { boundedJson, type JsonFault, type JsonLimits } from '../../kernel/text/bounded-json.ts';
import { readXml } from './xml-answer.ts';

/**
 * What an answer of the open law API means. The service answers status 200 to nearly everything, so the body decides; and
 * status 404 comes and goes, so only the service's own sentence says that a decision isn't there.
 */
export type Reply =
  | { readonly kind: 'answer'; readonly value: Readonly<Record<string, unknown>> }
  /** The key, this machine's address or the headers aren't accepted: every further call would be refused, too. */
  | { readonly kind: 'refused' }
  /** There is no decision of this number. It isn't asked for again. */
  | { readonly kind: 'absent' }
  /** The same call may succeed later. */
  | { readonly kind: 'transient'; readonly why: 'status' | 'empty' | 'page' | 'cut' }
  /** A page that sends browsers elsewhere by a script, to keep programs out. It is reported, never evaded. */
  | { readonly kind: 'blocked' }
  /** The form of the answer is unknown. It must not pass for an answer without decisions. */
  | { readonly kind: 'unknown'; readonly why: string };

/** @param root the key that a right answer has at its top, such as `PrecSearch`, in JSON as in XML */
export const readReply = ({ status, body }: { status: number; body: string }, root: string): Reply => {
  const said = meaningOf(body.replace(/^\ufeff/, '').trim(), root);
  const isRight = status >= 200 && status <= 299;
  return isRight || said.kind === 'refused' || said.kind === 'blocked' ? said : { kind: 'transient', why: 'status' };
};

const meaningOf = (text: string, root: string): Reply => {
  if (text === '') return { kind: 'transient', why: 'empty' };
  if (text.startsWith('<') && isPage.test(text.slice(0, 1_000)))
    return sendsElsewhere.test(text) ? { kind: 'blocked' } : { kind: 'transient', why: 'page' };
  if (text.length > limits.length) return tooMuch('length');
  const read = text.startsWith('<') ? xmlOf(text) : boundedJson(text, limits);
  if ('fault' in read) return read.fault === 'not_json' ? { kind: 'transient', why: 'cut' } : tooMuch(read.fault);
  const { value } = read;
  const top = object.safeParse(value);
  if (!top.success) return { kind: 'unknown', why: 'the answer is not an object' };
  const inside = object.safeParse(top.data[root]);
  if (inside.success) return { kind: 'answer', value: inside.data };
  // In XML the refusal stands in an element of its own.
  const refusal = object.safeParse(top.data.Response).data ?? top.data;
  if ('result' in refusal) return { kind: 'refused' };
  if (typeof top.data.Law === 'string') return { kind: 'absent' };
  const keys = Object.keys(top.data).slice(0, 5).join(', ');
  return { kind: 'unknown', why: `no ${root} but ${storable(keys) || 'nothing'}` };
};

/** What another party names stands in a message that is stored, and storage refuses U+0000 and lone surrogates. */
const storable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '').toWellFormed();

const object = z.record(z.string(), z.unknown());
const isPage = /<!doctype\s+html|<html[\s>]|<(?:head|body|script)[\s>]/i;
const sendsElsewhere = /location\s*\.\s*(?:assign|replace)\s*\(/;

/** A hundred entries of a list with a dozen fields each, or one decision, which may be long. */
const limits: JsonLimits = { length: 10_000_000, depth: 16, keys: 20_000, items: 20_000 };

const xmlOf = (text: string): ReturnType<typeof boundedJson> => {
  const value = readXml(text, limits.keys);
  if (value === 'too_many') return { fault: 'keys' };
  return value === null ? { fault: 'not_json' } : { value };
};

const tooMuch = (fault: Exclude<JsonFault, 'not_json'>): Reply => ({ kind: 'unknown', why: beyond[fault] });
const beyond: Readonly<Record<Exclude<JsonFault, 'not_json'>, string>> = {
  length: '글자가 1,000만 자를 넘는 응답',
  depth: `괄호가 ${limits.depth}겹보다 깊은 응답`,
  keys: `항목이 ${limits.keys}개를 넘는 응답`,
  items: `목록의 값이 ${limits.items}개를 넘는 응답`,
};
