import type { Item } from '../ruleset.ts';
import type { Finding, Rule } from './finding.ts';
import { afterFigureKeys } from './lookup.ts';
import { ofItems } from './section-rules.ts';

/** What follows a dismissal isn't asked before it; whether it is asked is known before the section, and its first item leads into it. */
const askedWhen: Rule = (ruleset) => {
  const late = afterFigureKeys(ruleset);
  return ofItems('asked_when', (item) => {
    if (item.askedWhen === undefined) return null;
    if (item.numbering === 1) return '1번 문항은 누구에게나 물어야 함';
    if (item.askedWhen.length === 0 || item.askedWhen.some((set) => set.length === 0)) return '묻는 때가 비어 있음';
    return (
      item.askedWhen.flat().some((one) => !('computed' in one) && late.has(one.question)) &&
      '수치를 본 뒤에 묻는 질문은 조건이 될 수 없음'
    );
  })(ruleset);
};

type Words = { readonly title?: string; readonly note?: string | null };

const isEmpty = ({ title, note }: Words): boolean => title === undefined && note === undefined;
const asks = ({ title }: Words): boolean => title === undefined || /[^?]\?$/.test(title.trim());
const repeats = (text: Words, of: Words): boolean =>
  (text.title !== undefined && text.title === of.title) || (text.note !== undefined && text.note === of.note);

const wrongWords = ({ title, note, toEmployer, toCome }: Item): string | null => {
  if (toCome === undefined) return null;
  const own = toCome.toEmployer;
  if ((isEmpty(toCome) && own === undefined) || (own !== undefined && isEmpty(own)))
    return '해고되기 전의 말이 비어 있음';
  if (!asks(toCome) || !asks(own ?? {})) return '해고되기 전의 질문도 물음표로 끝나야 함';
  const same =
    repeats(toCome, { title, ...(note === undefined ? {} : { note }) }) || repeats(own ?? {}, toEmployer ?? {});
  return same ? '해고되기 전의 말이 해고된 뒤와 같음' : null;
};

/** The words of a dismissal that is still to come are others, and a question, too. */
const toCome: Rule = ofItems('to_come', wrongWords);

/** The same of the intake, where a title needn't be a question. */
const intakeToCome: Rule = ({ intake }) =>
  intake.flatMap(({ numbering, title, note, toCome: words }): readonly Finding[] => {
    if (words === undefined) return [];
    const wrong =
      (isEmpty(words) && words.toEmployer === undefined) ||
      repeats(words, { title, ...(note === undefined ? {} : { note }) });
    return wrong
      ? [{ section: 'intake', numbering, rule: 'to_come', message: '해고되기 전의 말이 비었거나 해고된 뒤와 같음' }]
      : [];
  });

export const toComeRules: readonly Rule[] = [askedWhen, toCome, intakeToCome];
