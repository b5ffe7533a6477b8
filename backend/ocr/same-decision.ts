import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { likenessKeys, minHashOf, plainNumbers } from '@nomucheck/domain/cases/likeness.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { StatedFacts, TextOfDocument } from '@nomucheck/domain/ocr/case-of-document.ts';
import type { OtherCase } from '@nomucheck/domain/ocr/contract.ts';
import { readFacts } from '@nomucheck/domain/ocr/reading/read-facts.ts';
import { type cases, standingCase } from '../cases/context.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { OffersOf } from '../engine/foundation/context.ts';

export type SameDecisionParts = {
  readonly commands: Pick<CommandHandler, 'load' | 'loadMany'>;
  readonly casesLike: OffersOf<typeof cases>['casesLike'];
};

export const existingCase = async (
  commands: Pick<CommandHandler, 'load'>,
  caseId: string,
): Promise<OtherCase | null> => {
  const { state } = await commands.load(caseDecider, caseStream(caseId));
  return state && shownOf(caseId, state);
};

/** The case itself as it is shown, or the one that it was merged into at last. */
export const standingFor = async (commands: Pick<CommandHandler, 'load'>, one: OtherCase): Promise<OtherCase> => {
  if (one.stage !== 'merged') return one;
  const { state } = await commands.load(caseDecider, caseStream(one.caseId));
  if (!state) return one;
  const standing = await standingCase(commands, state);
  return shownOf(standing.caseId, standing);
};

export const duplicateOf = (existing: OtherCase): DomainError =>
  new DomainError('case_duplicate', {
    errors: {
      caseNumbers:
        existing.stage === 'withdrawn'
          ? '같은 기관, 날짜, 사건번호의 자료가 철회되어 있어요. 그 자료를 되돌리거나, 사유를 적고 새로 만들어 주세요.'
          : '같은 기관, 날짜, 사건번호의 자료가 이미 있어요. 그 자료에 이 글을 붙여 주세요.',
    },
    extra: { existing },
  });

export const isSameDecision = (stated: StatedFacts, other: OtherCase): boolean => {
  const numbers = new Set(plainNumbers(stated.caseNumbers));
  return (
    stated.tribunal !== null &&
    stated.tribunal === other.tribunal &&
    stated.decidedOn === other.decidedOn &&
    plainNumbers(other.caseNumbers).some((number) => numbers.has(number))
  );
};

/** Cases with nearly the same text, or with the number that was said or is read in the text. */
export const casesBeside = async (
  { casesLike, commands }: SameDecisionParts,
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

export const shownOf = (caseId: string, { stage, record, draft }: LegalCase): OtherCase => {
  const { tribunal, caseNumbers, decidedOn, title } = record ?? draft;
  return { caseId, stage, tribunal, caseNumbers: [...caseNumbers], decidedOn, title };
};
