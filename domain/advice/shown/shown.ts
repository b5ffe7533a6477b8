import { DomainError } from '../../kernel/errors.ts';
import type { Advice } from '../advice-state.ts';
import { maskPersonal } from '../masking.ts';
import type { ShownEvent } from './shown-events.ts';

export type ShownCommand =
  | {
      readonly type: 'ShowAdvice';
      readonly question: string;
      readonly answer: string;
      /** The names that are known of it beside the parties: the asker's and their company's. */
      readonly names: readonly string[];
    }
  | { readonly type: 'HideAdvice' };

/**
 * Whether the firm may show it at all: published, not being amended, and resting on no consent for health, birth, a union and the
 * like, which was given for an answer alone.
 */
export const mayBeShown = ({ stage, consentedAt }: Pick<Advice, 'stage' | 'consentedAt'>): boolean =>
  stage === 'published' && consentedAt === null;

export const decideShown = (command: ShownCommand, advice: Advice): readonly ShownEvent[] => {
  const { asker, parties, shown } = advice;
  if (command.type === 'HideAdvice') return shown === null ? [] : [{ type: 'AdviceHidden', data: { asker } }];
  if (!mayBeShown(advice)) throw new DomainError('stage_wrong');
  const { question, answer } = command;
  const names = [...command.names, parties?.client ?? '', parties?.opponent ?? ''];
  const errors = Object.fromEntries(
    Object.entries({ question, answer }).flatMap(([field, text]) => {
      const mistake = namingIn(text, names);
      return mistake === null ? [] : [[field, mistake]];
    }),
  );
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_request', { errors });
  if (shown?.question === question && shown.answer === answer) return [];
  return [{ type: 'AdviceShown', data: { asker, question, answer } }];
};

/** How the text names somebody, as a sentence; null if it doesn't, as far as a program can tell. A person has to read it, too. */
export const namingIn = (text: string, names: readonly string[]): string | null => {
  if (Object.keys(maskPersonal(text).masked).length > 0)
    return '전화번호나 이메일, 주민등록번호처럼 누구인지 알 수 있는 것이 있어요. 빼 주세요.';
  const plain = lettersOf(text);
  const named = names.map(lettersOf).find((name) => name.length > 1 && plain.includes(name));
  return named === undefined ? null : '물어본 분이나 회사, 상대방의 이름이 들어 있어요. 빼 주세요.';
};

/** Without blanks and what stands around a company's name. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\(주\)|주식회사|㈜/gu, '')
    .replace(/\s/gu, '')
    .toLowerCase();
