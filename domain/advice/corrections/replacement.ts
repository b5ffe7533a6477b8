import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { fold } from '../../search/folding.ts';
import { articlesNamed } from '../../statutes/articles-named.ts';
import { articleOn } from '../../statutes/register.ts';
import { casesNamed } from '../citations/cases-named.ts';
import { sentencesOf } from '../citations/claims/sentences-of.ts';
import { neverSaid } from '../safety/never-said.ts';

/** Why a sentence can't stand in a topic, in words for the field; null where it can. */
export const refusalOfReplacement = (text: string, today: LocalDate): string | null => {
  if (/[\r\n]|\[\[|\]\]|\[\d{1,3}\]/u.test(text)) return '줄바꿈이나 출처 번호 없이 문장만 적어 주세요.';
  const sentences = sentencesOf(text);
  if (sentences.length === 0 || !sentences.every((sentence) => /요[”’"')]?[.!?]$/u.test(sentence)))
    return '문장마다 ‘해요’체로 쓰고 마침표로 끝내 주세요.';
  // For nobody in particular: whatever would hurt one who reads it is refused.
  if (sentences.some((sentence) => neverSaid(sentence, { situation: null, today, lastDays: [] }) !== null))
    return '답에서 해서는 안 되는 말이에요. 다르게 적어 주세요.';
  return null;
};

/** Why that can't be the law of a sentence; null where it can. */
export const refusalOfLaw = (law: string, today: LocalDate): string | null => {
  const articles = articlesNamed(law);
  const wrong = articles.find(
    ({ law: name, article, isFormer }) =>
      name !== null && !isFormer && articleOn(name, article, today).standing !== 'in_force',
  );
  if (wrong) return `지금 시행 중인 조문에서 찾지 못했어요: ${wrong.law} ${wrong.article}`;
  return articles.length > 0 || casesNamed(fold(law).text).length > 0
    ? null
    : '근로기준법 제27조나 대법원 2015두48136처럼 조문이나 사건번호를 적어 주세요.';
};
