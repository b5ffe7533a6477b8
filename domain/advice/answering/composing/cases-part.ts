import { koreanText } from '../../../kernel/korean/korean-date.ts';
import { isFirmsSummary } from '../../document/source-words.ts';
import type { FoundPassage, Material } from '../material.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { heading, item, type Line, quoted, sentence } from './claims.ts';

const MOST = 2;
const SHORTEST = 12;
const LONGEST = 300;

const outcomes: Readonly<Record<string, string>> = {
  worker_win: '근로자 쪽 주장이 받아들여졌어요',
  partial: '근로자 쪽 주장이 일부만 받아들여졌어요',
  employer_win: '회사 쪽 주장이 받아들여졌어요',
};

/** What was decided before: the best cases, each with words of its own. */
export const casesPart = (
  { passages }: Pick<Material, 'passages'>,
  { topics }: Pick<ReadQuestion, 'topics'>,
): readonly Line[] => {
  const about = [...new Set(topics.flatMap(({ search }) => search.split(' ')))].filter((word) => word.length > 1);
  const cases = passages.flatMap((passage) => caseLine(passage, about)).slice(0, MOST);
  return [heading('비슷한 결정에서는'), ...(cases.length === 0 ? [none] : cases)];
};

const none = sentence('물어보신 일과 꼭 맞는 결정례는 찾지 못했어요.');

const caseLine = (passage: FoundPassage, about: readonly string[]): readonly Line[] => {
  const quote = quoteOf(passage, about);
  if (quote === '') return [];
  const { court, caseNumber, decidedOn, outcome, text, point } = passage;
  const what = `${court} ${caseNumber}${decidedOn === null ? '' : `(${koreanText(decidedOn)})`}`;
  const ended = outcomes[outcome ?? ''];
  // The firm's summary of a decision isn't the decision's own words: it stands without their quotation marks.
  const words = isFirmsSummary(quote) ? quote : `“${quote}”`;
  const said = text === point ? `${what}의 요지는 ${words}` : `${what}에는 ${words}라는 대목`;
  const end = text === point ? ['이고', '이에요'] : ['이 있고', '이 있어요'];
  return [item(ended === undefined ? `${said}${end[1]}.` : `${said}${end[0]}, ${ended}.`, quoted(passage, quote))];
};

/**
 * Verbatim: of the passage the sentence that has the most of what the question is about, for a reader takes in no more. Never one with
 * a mark's own signs.
 */
const quoteOf = ({ text }: FoundPassage, about: readonly string[]): string => {
  const sentences = text
    .split(/(?<=다\.)\s+|\n+/u)
    .map((each) => each.trim().replace(/\.$/u, ''))
    .filter((each) => each.length >= SHORTEST && each.length <= LONGEST && !/["[\]“”#]/u.test(each));
  const said = (sentence: string): number => about.filter((word) => sentence.includes(word)).length;
  return sentences.reduce((best, next) => (said(next) > said(best) ? next : best), sentences[0] ?? '');
};
