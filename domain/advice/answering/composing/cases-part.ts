import { koreanText } from '../../../kernel/korean-date.ts';
import type { FoundPassage, Material } from '../material.ts';
import { heading, item, type Line, quoted, sentence } from './claims.ts';

const MOST = 3;
const QUOTE_LENGTH = 260;

const outcomes: Readonly<Record<string, string>> = {
  worker_win: '근로자 쪽 주장이 받아들여졌어요',
  partial: '근로자 쪽 주장이 일부만 받아들여졌어요',
  employer_win: '회사 쪽 주장이 받아들여졌어요',
};

/** What was decided before: the best cases, each with words of its own. */
export const casesPart = ({ passages }: Pick<Material, 'passages'>): readonly Line[] => {
  const cases = passages.slice(0, MOST).flatMap(caseLine);
  return [heading('비슷한 결정에서는'), ...(cases.length === 0 ? [none] : cases)];
};

const none = sentence('물어보신 일과 꼭 맞는 결정례는 찾지 못했어요.');

const caseLine = (passage: FoundPassage): readonly Line[] => {
  const quote = quoteOf(passage);
  if (quote === '') return [];
  const { court, caseNumber, decidedOn, outcome, text, point } = passage;
  const what = `${court} ${caseNumber}${decidedOn === null ? '' : `(${koreanText(decidedOn)})`}`;
  const ended = outcomes[outcome ?? ''];
  // The firm's summary of a decision isn't the decision's own words, and isn't shown as such.
  const said = text === point ? `${what}의 요지는 “${quote}”` : `${what}에는 “${quote}”라는 대목`;
  const end = text === point ? ['이고', '이에요'] : ['이 있고', '이 있어요'];
  return [item(ended === undefined ? `${said}${end[1]}.` : `${said}${end[0]}, ${ended}.`, quoted(passage, quote))];
};

/** Verbatim: the passage from its beginning, as many whole sentences as a reader takes in; never with a mark's own signs. */
const quoteOf = ({ text }: FoundPassage): string => {
  const [line = ''] = text.trim().split('\n');
  if (/["[\]“”]/u.test(line.slice(0, QUOTE_LENGTH)))
    return (/^[^"[\]“”]{20,}(?=[.,]|다)/u.exec(line)?.[0] ?? '').trim();
  if (line.length <= QUOTE_LENGTH) return line.replace(/\.$/u, '');
  const room = line.slice(0, QUOTE_LENGTH);
  const end = room.lastIndexOf('다.');
  return end > 40 ? room.slice(0, end + 1) : room.slice(0, room.lastIndexOf(' '));
};
