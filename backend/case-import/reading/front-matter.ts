import { unusable } from '@nomucheck/domain/cases/decision-facts.ts';
import type { PrecedentHead } from '@nomucheck/domain/cases/precedent-file.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, YAMLMap } from 'yaml';
import { decodedBytes } from './text/decoded-text.ts';

/**
 * The longest front matter that is parsed. Real ones have a few hundred characters; YAML's parsing time grows faster
 * than the length, so the length is limited.
 */
const LONGEST_HEAD = 16 * 1024;
const MOST_ENTRIES = 200;

/** A Markdown file in two parts: the fields of its front matter, and the body. */
export type MarkdownFile = { readonly head: PrecedentHead; readonly body: string };

/**
 * The file of a decision, in UTF-8 or an encoding that Korean machines write.
 * @throws DomainError with the reason in Korean
 */
export const markdownFile = (bytes: Uint8Array): MarkdownFile => {
  const text = decodedBytes(bytes);
  if (text === null) throw unreadable('글자를 읽을 수 없습니다. UTF-8로 저장해 주십시오.');
  if (text.trim() === '') throw unreadable('빈 파일입니다.');
  return splitFrontMatter(text);
};

const unreadable = (why: string): DomainError => new DomainError('file_upload_failed', { errors: { '': why } });

/**
 * Splits a file at its front matter: YAML between two lines of `---`. Every value is text as it was written (`0123`
 * keeps its zero, a date stays text); a list becomes its entries joined with commas; deeper values are ignored.
 * @throws DomainError `case_edit_failed` with the reason in Korean: no front matter, one that is too long, or one
 * that isn't YAML.
 */
export const splitFrontMatter = (file: string): MarkdownFile => {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const opening = /^---[ \t]{0,20}\n/.exec(text)?.[0].length;
  if (opening === undefined) throw unusable('', NO_HEAD);
  // The end is searched only within the greatest length, line by line, so that a file without an end isn't scanned
  // completely.
  const start = text.slice(opening, opening + LONGEST_HEAD + 10);
  const closing = /^(?:---|\.\.\.)[ \t]{0,20}$/m.exec(start);
  if (!closing) throw unusable('', text.length > opening + LONGEST_HEAD ? TOO_LONG : NO_HEAD);
  return {
    head: fieldsOf(start.slice(0, closing.index)),
    body: text.slice(opening + closing.index + closing[0].length + 1),
  };
};

const NO_HEAD = '파일 첫머리에 --- 로 둘러싼 항목(판례일련번호, 사건번호 등)이 없습니다.';
const TOO_LONG = '파일 첫머리의 항목이 너무 깁니다. --- 두 줄 사이를 16KB 안으로 줄여 주십시오.';

/** `failsafe` makes every scalar a text. An alias can expand to far more than was written, so aliases are refused. */
const fieldsOf = (yaml: string): PrecedentHead => {
  const lineCounter = new LineCounter();
  const { contents, errors } = parsed(yaml.normalize('NFC'), lineCounter);
  const [error] = errors;
  // The first line of the file is `---`.
  if (error) throw notYaml(lineCounter.linePos(error.pos[0]).line + 1);
  if (contents === null) return {};
  if (!(contents instanceof YAMLMap)) throw unusable('', NO_HEAD);
  if (contents.items.length > MOST_ENTRIES) throw unusable('', `파일 첫머리의 항목이 ${MOST_ENTRIES}개를 넘습니다.`);
  const fields: Record<string, string> = Object.create(null);
  for (const pair of contents.items) {
    const key = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : null;
    // Of two fields with the same name the first is used; the second is a mistake of the writer.
    if (key !== null) fields[key] ??= textOf(pair.value);
  }
  return fields;
};

const parsed = (yaml: string, lineCounter: LineCounter) => {
  try {
    // `uniqueKeys` compares each key with all earlier ones, which takes too long.
    return parseDocument(yaml, { schema: 'failsafe', uniqueKeys: false, lineCounter, logLevel: 'silent' });
  } catch (error) {
    // Thousands of nested brackets.
    if (error instanceof RangeError) throw unusable('', '파일 첫머리의 괄호가 너무 깊이 겹쳐 있어 읽을 수 없습니다.');
    throw error;
  }
};

const notYaml = (line: number) =>
  unusable('', `파일의 ${line}번째 줄을 읽을 수 없습니다. 첫머리의 항목은 YAML(이름: 값)로 적어 주십시오.`);

const EMPTY = new Set(['~', 'null']);

const textOf = (value: unknown): string => {
  if (isScalar(value)) {
    const text = String(value.value ?? '');
    return value.type === 'PLAIN' && EMPTY.has(text) ? '' : text;
  }
  return isSeq<Node>(value) ? value.items.filter(isScalar).map(textOf).join(', ') : '';
};
