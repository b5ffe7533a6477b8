import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import {
  caseOfDocument,
  newTextOfCase,
  type StatedFacts,
  type TextOfDocument,
} from '@nomucheck/domain/ocr/case-of-document.ts';
import type { AttachBody, AttachedOut } from '@nomucheck/domain/ocr/contract.ts';
import {
  type OcrDocument,
  ocrDocumentDecider,
  ocrDocumentStream,
  pagesInOrder,
  requirePages,
} from '@nomucheck/domain/ocr/ocr-document.ts';
import { caseIdOf } from '../cases/context.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import {
  casesBeside,
  duplicateOf,
  existingCase,
  isSameDecision,
  type SameDecisionParts,
  shownOf,
  standingFor,
} from './same-decision.ts';
import { type TextParts, textFor } from './text-for-case.ts';
import { present } from './views/document-views.ts';

export type Attaching = (
  id: string,
  body: AttachBody,
  context: CommandContext,
  expectedRevision?: number,
) => Promise<Omit<AttachedOut, 'document'> & { readonly position: string }>;

export type AttachingParts = TextParts &
  SameDecisionParts & {
    readonly commands: Pick<CommandHandler, 'handle'>;
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
        : await toNew(parts, statedFacts(body.new), text, context, body.besides);
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
  if (known.stage === 'withdrawn' || known.stage === 'merged')
    throw new DomainError('stage_wrong', { extra: { existing: await standingFor(commands, shownOf(caseId, known)) } });
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

/**
 * Where the decision is a case already, that one is named, and a person goes on with it. Only beside one that was withdrawn a new
 * one may be made, when the person says so and why.
 */
const toNew = async (
  parts: AttachingParts,
  stated: StatedFacts,
  text: TextOfDocument,
  context: CommandContext,
  besides: { readonly caseId: string; readonly reason: string } | undefined,
): Promise<Given> => {
  const { commands } = parts;
  const ownId = followingCommandId(context.commandId, 'case');
  const usualId = caseIdOf(stated, null);
  const caseId = besides ? ownId : (usualId ?? ownId);
  const arrival = caseOfDocument(caseId, stated, text);
  const like = await casesBeside(parts, caseId, stated, text);
  if (context.answeredBefore === undefined) {
    const beside = besides && usualId !== null ? await existingCase(commands, usualId) : null;
    const all = [...(beside ? [beside] : []), ...like];
    const same =
      stated.caseNumbers.length > 0
        ? all.find((other) => isSameDecision(stated, other) && !(besides && other.stage === 'withdrawn'))
        : undefined;
    if (same) throw duplicateOf(await standingFor(commands, same));
  }
  const stream = caseStream(caseId);
  try {
    const command = { type: 'CollectCase', arrival } as const;
    // A repeated command finds its own case; any other finds one that somebody else has made.
    const reason = besides ? { reason: besides.reason } : {};
    const own = { ...following(context), ...reason };
    await commands.handle(caseDecider, { stream, command, context: own, expectedRevision: 0 });
  } catch (error) {
    const { state } = await commands.load(caseDecider, stream);
    if (!(error instanceof DomainError) || error.code !== 'conflict' || !state) throw error;
    throw duplicateOf(await standingFor(commands, shownOf(caseId, state)));
  }
  return { caseId, became: 'new', like: [...like] };
};

const following = (context: CommandContext): CommandContext => ({
  ...context,
  commandId: followingCommandId(context.commandId, 'attach'),
  causationId: context.commandId,
});
