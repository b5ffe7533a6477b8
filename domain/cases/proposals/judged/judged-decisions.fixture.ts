import type { DecisionFacts } from '../../decision-facts.ts';
import { composeText } from '../../decision-text.ts';
import { factsFor } from '../decisions.fixture.ts';
import { blindDecisions } from './blind-decisions.fixture.ts';
import { commissionDecisions } from './commission-decisions.fixture.ts';
import { courtDecisions } from './court-decisions.fixture.ts';
import { keptDecisions } from './kept-decisions.fixture.ts';
import { secondBlindDecisions } from './second-blind-decisions.fixture.ts';

/** A real decision with the sections that a person chose for it. */
export type JudgedDecision = {
  /** A court's case number, or the commission's serial number. */
  readonly number: string;
  readonly facts: DecisionFacts;
  readonly text: string;
  /** The section that it is about; null: none of the questionnaire's sections. */
  readonly main: string | null;
  /** Sections that are acceptable beside it, or in its place. */
  readonly also: readonly string[];
  /** Held out: not read while a rule is being written. */
  readonly heldOut: boolean;
};

export const judgedDecisions = (): readonly JudgedDecision[] => [
  ...lines(commissionDecisions).map(([number = '', main = '', also = '', result = '', points = '', reasons = '']) => ({
    ...labelled(number, main, also),
    facts: factsFor({
      sourceId: `nlrc:${number}`,
      kind: 'case-low',
      tribunal: /^초심/.test(result) ? '중앙노동위원회' : '서울지방노동위원회',
      title: '부당해고 구제신청',
      outcomeText: result,
    }),
    text: textOf({ 판정사항: points, 판정결과: result, 판정요지: reasons }),
  })),
  ...lines(courtDecisions).map(ofCourt),
  ...[...lines(blindDecisions), ...lines(secondBlindDecisions)].map((columns) => ({
    ...ofCourt(columns),
    heldOut: false,
  })),
  ...lines(keptDecisions).map((columns) => ({ ...ofCourt(columns), heldOut: true })),
];

const ofCourt = (columns: readonly string[]): JudgedDecision => {
  const [number = '', main = '', also = '', title = '', points = '', order = '', reasons = ''] = columns;
  return {
    ...labelled(number, main, also),
    facts: factsFor({ sourceId: null, caseNumbers: [number], title }),
    text: textOf({ 판시사항: onLines(points), 주문: order, 이유: reasons }),
  };
};

/** As courts publish them: each question on a line of its own. */
const onLines = (points: string): string => points.replace(/ (?=\[\d\] |[가나다라마바사아]\. )/g, '\n');

const lines = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

const labelled = (number: string, main: string, also: string) => ({
  number,
  main: main === '-' ? null : `detail-${main}`,
  also: also
    .split(' ')
    .filter((section) => section !== '')
    .map((section) => (section === '-' ? 'none' : `detail-${section}`)),
  // Derived from the number, so that no person chooses which decisions are held out.
  heldOut: [...number].reduce((sum, digit) => sum * 31 + (digit.codePointAt(0) ?? 0), 7) % 3 === 0,
});

const textOf = (sections: Readonly<Record<string, string>>): string =>
  composeText(Object.entries(sections).map(([name, words]) => ({ name, paragraphs: words === '' ? [] : [words] })));
