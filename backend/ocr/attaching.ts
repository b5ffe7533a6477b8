import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { likenessKeys, minHashOf, plainNumbers } from '@nomucheck/domain/cases/likeness.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import {
  caseOfDocument,
  newTextOfCase,
  type StatedFacts,
  type TextOfDocument,
} from '@nomucheck/domain/ocr/case-of-document.ts';
import type { AttachBody, AttachedOut, OtherCase } from '@nomucheck/domain/ocr/contract.ts';
import {
  type OcrDocument,
  ocrDocumentDecider,
  ocrDocumentStream,
  pagesInOrder,
  requirePages,
} from '@nomucheck/domain/ocr/ocr-document.ts';
import { readFacts } from '@nomucheck/domain/ocr/read-facts.ts';
import type { cases } from '../cases/context.ts';
import { caseIdOf } from '../cases/context.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { OffersOf } from '../engine/foundation/context.ts';
import { present } from './document-views.ts';
import { type TextParts, textFor } from './text-for-case.ts';

export type Attaching = (
  id: string,
  body: AttachBody,
  context: CommandContext,
  expectedRevision?: number,
) => Promise<Omit<AttachedOut, 'document'> & { readonly position: string }>;

export type AttachingParts = TextParts & {
  readonly commands: Pick<CommandHandler, 'handle' | 'load' | 'loadMany'>;
  readonly casesLike: OffersOf<typeof cases>['casesLike'];
};

/** Gives a document's text to a case through the case's own commands, and records that on the document. */
export const createAttaching = (parts: AttachingParts): Attaching => {
  const { commands } = parts;
  return async (id, body, context, expectedRevision) => {
    const stream = ocrDocumentStream(id);
    const { state, revision } = await commands.load(ocrDocumentDecider, stream);
    const document = present(state);
    const range = body.pages ?? { from: 1, to: document.pages ?? 1 };
    requirePages(document, range);
    const isStale = expectedRevision !== undefined && expectedRevision !== revision;
    // A repeated request finds what it has done under a newer revision.
    if (isStale && context.answeredBefore === undefined)
      throw new DomainError('conflict', { extra: { currentRevision: revision } });

    const pages = pagesInOrder(document).filter(({ page }) => page >= range.from && page <= range.to);
    const text = await textFor(parts, { id, ...range }, pages);
    const given =
      'caseId' in body
        ? await toExisting(parts, body.caseId, text, body.replaceText ?? false, context)
        : await toNew(parts, statedFacts(body.new), text, context);
    const { caseId, became } = given;
    const { position } = await commands.handle(ocrDocumentDecider, {
      stream,
      command: { type: 'RecordAttachment', attachment: { caseId, became, ...range } },
      context,
    });
    return { ...given, missing: withoutText(document, range), position };
  };
};

/** The pages of a range that couldn't be read, and that nobody has typed. */
const withoutText = ({ read }: OcrDocument, { from, to }: { readonly from: number; readonly to: number }): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((page) => !read.has(page));

const statedFacts = ({
  kind,
  tribunal = '',
  caseNumbers = [],
  decidedOn = '',
  title = '',
}: Extract<AttachBody, { readonly new: unknown }>['new']): StatedFacts => ({
  ...{ kind, caseNumbers, title, tribunal: tribunal || null, decidedOn: decidedOn || null },
});

type Given = Pick<AttachedOut, 'caseId' | 'became' | 'like'>;

/** Another text is never put over the one that a case has unless the person has said so. */
const toExisting = async (
  { commands }: AttachingParts,
  caseId: string,
  text: TextOfDocument,
  replaces: boolean,
  context: CommandContext,
): Promise<Given> => {
  const stream = caseStream(caseId);
  const { state: known } = await commands.load(caseDecider, stream);
  if (!known) throw new DomainError('not_found');
  if (known.stage === 'withdrawn' || known.stage === 'merged') throw new DomainError('stage_wrong');
  const { events } = await commands.handle(caseDecider, {
    stream,
    command: { type: 'CollectCase', arrival: newTextOfCase(caseId, known, text) },
    context: following(context),
    first: ({ state }) => {
      const before = state?.draft.text ?? null;
      if (state && before && !replaces && !isSame(before, text.text))
        throw new DomainError('case_edit_failed', {
          errors: { replaceText: '이 자료에는 이미 본문이 있어요. 바꾸려면 바꾼다고 알려 주세요.' },
          extra: { existing: shownOf(caseId, state) },
        });
    },
  });
  return { caseId, became: events.length > 0 ? 'changed' : 'unchanged', like: [] };
};

const toNew = async (
  parts: AttachingParts,
  stated: StatedFacts,
  text: TextOfDocument,
  context: CommandContext,
): Promise<Given> => {
  const { commands } = parts;
  const caseId = caseIdOf(stated, null) ?? followingCommandId(context.commandId, 'case');
  const arrival = caseOfDocument(caseId, stated, text);
  const like = await casesBeside(parts, caseId, stated, text);
  const same = stated.caseNumbers.length > 0 ? like.find((other) => isSameDecision(stated, other)) : undefined;
  if (same && context.answeredBefore === undefined) throw duplicateOf(same);
  const stream = caseStream(caseId);
  try {
    const command = { type: 'CollectCase', arrival } as const;
    // A repeated command finds its own case; any other finds one that somebody else has made.
    await commands.handle(caseDecider, { stream, command, context: following(context), expectedRevision: 0 });
  } catch (error) {
    const { state } = await commands.load(caseDecider, stream);
    if (!(error instanceof DomainError) || error.code !== 'conflict' || !state) throw error;
    throw duplicateOf(shownOf(caseId, state));
  }
  return { caseId, became: 'new', like: [...like] };
};

const following = (context: CommandContext): CommandContext => ({
  ...context,
  commandId: followingCommandId(context.commandId, 'attach'),
  causationId: context.commandId,
});

const duplicateOf = (existing: OtherCase): DomainError =>
  new DomainError('case_duplicate', {
    errors: { caseNumbers: '같은 기관, 날짜, 사건번호의 자료가 이미 있어요.' },
    extra: { existing },
  });

const isSameDecision = (stated: StatedFacts, other: OtherCase): boolean => {
  const numbers = new Set(plainNumbers(stated.caseNumbers));
  return (
    stated.tribunal !== null &&
    stated.tribunal === other.tribunal &&
    stated.decidedOn === other.decidedOn &&
    plainNumbers(other.caseNumbers).some((number) => numbers.has(number))
  );
};

/** Cases with nearly the same text, or with the number that was said or is read in the text. */
const casesBeside = async (
  { casesLike, commands }: AttachingParts,
  caseId: string,
  stated: StatedFacts,
  { content }: TextOfDocument,
): Promise<readonly OtherCase[]> => {
  const read = readFacts(content);
  const one = (field: string): string | null => read.find((found) => found.field === field)?.value ?? null;
  const numbers =
    stated.caseNumbers.length > 0
      ? stated.caseNumbers
      : read.flatMap(({ field, value }) => (field === 'caseNumbers' ? [value] : []));
  const sketch = minHashOf(content);
  const ids = await casesLike({
    tribunal: stated.tribunal ?? one('tribunal'),
    decidedOn: stated.decidedOn ?? one('decidedOn'),
    numbers: plainNumbers(numbers),
    sketch,
    keys: likenessKeys(numbers, sketch),
  });
  const found = await commands.loadMany(caseDecider, ids.filter((id) => id !== caseId).map(caseStream));
  return [...found.values()].flatMap(({ state }) => (state ? [shownOf(state.caseId, state)] : []));
};

const shownOf = (caseId: string, { stage, record, draft }: LegalCase): OtherCase => {
  const { tribunal, caseNumbers, decidedOn, title } = record ?? draft;
  return { caseId, stage, tribunal, caseNumbers: [...caseNumbers], decidedOn, title };
};
