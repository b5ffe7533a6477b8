import { type Paper, papersFor } from '../../../checks/next-steps/papers.ts';
import type { LocalDate } from '../../../kernel/korean-date.ts';
import { needsNoSource } from '../../citations/connecting.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { heading, item, type Line } from './claims.ts';

const STEPS = 2;
const PAPERS = 3;

/** What to do now: what the topic needs at once, and the papers that will be missed most if they are lost. */
export const thisWeekPart = ({ topics, answers, side }: ReadQuestion, today: LocalDate): readonly Line[] => {
  if (side === 'employer') return [heading('결정하기 전에'), ...beforeDismissing];
  const steps = topics.flatMap(({ steps: own = [] }) => own).slice(0, STEPS);
  // The papers are those of an employment.
  const papers = answers.get('intake/contract') === 'public_official' ? [] : papersFor(answers, today);
  const chosen = papers
    .toSorted((one, other) => rank(one.key) - rank(other.key))
    .flatMap((paper) => lineOf(paper) ?? []);
  return [heading('이번 주에 할 일'), ...steps.map((step) => item(step)), ...chosen.slice(0, PAPERS)];
};

/** Everybody keeps a contract and payslips; what belongs to this case comes first. */
const ofEverybody = ['contract', 'pay', 'messages', 'insurance'];
const rank = (key: string): number => (key === 'report' ? -1 : ofEverybody.indexOf(key) + 1);

/**
 * What to do with a paper: only sentences that state no law, for these have no source. null where nothing of it is left.
 */
const lineOf = ({ name, keep }: Paper): Line | null => {
  const sentences = keep
    .split(/(?<=\.)\s/u)
    .map((each) => each.replace(/(모아|저장해|찍어|남겨|받아|적어|확인해)요\.$/u, '$1 두세요.'));
  const [first, ...more] = sentences.filter((each) => needsNoSource(each, noFigures));
  if (first === undefined || !needsNoSource(`${name}: ${first}`, noFigures)) return null;
  return item([`${name}: ${first}`, ...more].join(' '));
};
const noFigures: ReadonlySet<string> = new Set();

const beforeDismissing: readonly Line[] = [
  item('이유가 되는 일을 날짜와 자료로 먼저 정리해 보세요.'),
  item('그 직원에게 사정을 설명할 기회를 주고, 언제 무엇을 묻고 들었는지 적어 두세요.'),
  item('경고나 개선 기회처럼 해고보다 가벼운 방법을 써 보았는지 돌아보세요.'),
];
