import type { AskAdviceBody } from '@nomucheck/domain/advice/contract/advice.ts';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { isVisible } from '@nomucheck/domain/kernel/text/visible.ts';
import { isSending, type Sending } from '../../../shared/client/sending.ts';
import { parsedKept } from '../../../shared/device/kept-on-device.ts';
import type { FieldMistake } from '../../forms/error-summary.tsx';

/** A question that isn't sent yet. */
export type QuestionDraft = {
  readonly question: string;
  readonly checkId: string | null;
  readonly companyId: string | null;
  readonly opponent: string;
};

export const emptyDraft: QuestionDraft = { question: '', checkId: null, companyId: null, opponent: '' };

/**
 * As it is kept on the device. `owner`: who typed it; null before the sign-in, whose person then takes it over. `sending`
 * is the key under which these very words were sent and maybe arrived: sent again under it, they make no second question.
 */
export type KeptDraft = {
  readonly owner: string | null;
  readonly draft: QuestionDraft;
  readonly sending: Sending | null;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is QuestionDraft =>
  isObject(value) &&
  isText(value.question) &&
  isTextOrNull(value.checkId) &&
  isTextOrNull(value.companyId) &&
  isText(value.opponent);
const isKept = (value: unknown): value is KeptDraft =>
  isObject(value) &&
  isTextOrNull(value.owner) &&
  isDraft(value.draft) &&
  (value.sending === null || isSending(value.sending));

/** The kept draft for this person; null if there is none, if it is another person's, or broken. */
export const draftFor = (text: string | null, person: string | null): KeptDraft | null => {
  const value = parsedKept(text);
  if (!isKept(value) || (value.owner !== null && value.owner !== person)) return null;
  return { ...value, owner: person };
};

export const bodyOf = ({ question, checkId, companyId, opponent }: QuestionDraft): AskAdviceBody => ({
  question: question.trim(),
  ...(checkId === null ? {} : { checkId }),
  ...(companyId === null ? {} : { companyId }),
  ...(opponent.trim() === '' ? {} : { opponent: opponent.trim() }),
});

export const fields = { question: 'question', opponent: 'opponent', consent: 'ai-consent' } as const;

export const draftMistakes = ({ question, opponent }: QuestionDraft): FieldMistake[] => [
  ...(!isVisible(question) ? [{ id: fields.question, message: '질문을 적어 주세요.' }] : []),
  ...(question.trim().length > lengths.question
    ? [{ id: fields.question, message: `질문을 ${lengths.question.toLocaleString('ko-KR')}자 안으로 줄여 주세요.` }]
    : []),
  ...(opponent.trim().length > lengths.party
    ? [{ id: fields.opponent, message: `이름을 ${lengths.party}자 안으로 적어 주세요.` }]
    : []),
];

/** An example replaces an example or nothing; what a person wrote stays, and the example follows it. */
export const withExample = (typed: string, example: string, examples: readonly string[]): string => {
  const own = typed.trim();
  return own === '' || examples.includes(own) ? example : `${typed.trimEnd()}\n${example}`;
};
