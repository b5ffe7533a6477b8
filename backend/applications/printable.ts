import { type FiledDocument, sentencesOf } from '@nomucheck/domain/applications/document/document.ts';
import { withNamesInHangul } from '@nomucheck/domain/applications/document/names-read.ts';
import { documentOf } from '@nomucheck/domain/applications/documents.ts';
import { writtenFields } from '@nomucheck/domain/applications/fields.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { lettersWithoutForm } from '../engine/paper/typeface-files.ts';
import type { DrawnApplication } from './draw-application.ts';

/**
 * Throws `invalid_request` for a document with letters that would be empty boxes on paper, and names them at the fields that
 * hold them: the person signs what is printed.
 */
export const requirePrintable = async ({ document, basis, fields, today }: DrawnApplication): Promise<void> => {
  const named = withNamesInHangul(basis, fields);
  const without = await lettersWithoutForm(textOf(documentOf(document, named.basis, named.fields, today)));
  if (without.length === 0) return;
  const errors: Record<string, string> = {};
  for (const field of writtenFields) {
    const found = without.filter((letter) => fields[field]?.normalize('NFC').includes(letter));
    if (found.length > 0) errors[field] = mending(found);
  }
  throw new DomainError('invalid_request', {
    errors: Object.keys(errors).length > 0 ? errors : { document: mending(without) },
  });
};

const textOf = (document: FiledDocument): string =>
  sentencesOf(document)
    .map(({ text }) => text)
    .join(' ');

const mostNamed = 5;
const mending = (letters: readonly string[]): string =>
  `PDF에 찍을 수 없는 글자가 있어요: ${letters.slice(0, mostNamed).join(' ')}. 지우거나 한글로 바꿔 주세요.`;
