import type { Material } from '@nomucheck/domain/advice/answering/material.ts';
import { type CheckedPiece, joinChecked } from '@nomucheck/domain/advice/citations/check-claims.ts';
import type { ReadPassage } from '@nomucheck/domain/advice/cited-passages.ts';
import { judge, type Verdict } from '@nomucheck/domain/advice/judged/judge.ts';
import type { JudgedQuestion } from '@nomucheck/domain/advice/judged/judged-question.ts';
import { type Advisor, AdvisorFailed } from '../answering/advisor.ts';
import { checkedPieces } from '../chat/writing/checked-pieces.ts';

export type JudgedAnswer = { readonly question: string; readonly text: string; readonly verdict: Verdict };

export type JudgedRun = {
  readonly advisor: Advisor;
  readonly materialFor: (question: string) => Promise<Material>;
  readonly readPassage: (material: Material) => ReadPassage;
};

/** Asks one judged question and judges the answer as people would get it: after the check of its claims. */
export const runJudged = async (
  label: JudgedQuestion,
  { advisor, materialFor, readPassage }: JudgedRun,
): Promise<JudgedAnswer> => {
  const material = await materialFor(label.question);
  const pieces: CheckedPiece[] = [];
  const written = textOf(advisor, label.question, material);
  try {
    for await (const piece of checkedPieces(written, { material, readPassage: readPassage(material) }))
      pieces.push(piece);
  } catch (error) {
    // What came before is judged as the people who ask would see it.
    if (!(error instanceof AdvisorFailed)) throw error;
  }
  const checked = joinChecked(pieces);
  return { question: label.question, text: checked.text, verdict: judge(label, checked) };
};

/** A model gets as long for an answer as it does in the service's slowest case. */
const LONGEST_MS = 120_000;

const textOf = async function* (advisor: Advisor, question: string, material: Material): AsyncIterable<string> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  for await (const piece of advisor.write({ question, conversation: [], material }, signal))
    if (piece.type === 'text') yield piece.text;
};

/** The passages of the material as the cases' own, unchanged since. */
export const passagesOfMaterial =
  ({ passages }: Material): ReadPassage =>
  async ({ caseId, revision, passage }) => {
    const found = passages.find((one) => one.caseId === caseId && one.revision === revision && one.passage === passage);
    if (!found || found.outcome === null) return null;
    const { text, court, decidedOn, outcome, point, caseNumber } = found;
    return { text, court, decidedOn, outcome, point: point ?? '', caseNumbers: caseNumber.split(', ') };
  };

/** A line a question, and the sums. */
export const tableOf = (answers: readonly JudgedAnswer[]): readonly Readonly<Record<string, string | number>>[] =>
  answers.map(({ verdict }) => ({
    question: verdict.name,
    articles: `${verdict.articles.named}/${verdict.articles.wanted}`,
    decisions: `${verdict.decisions.named}/${verdict.decisions.wanted}`,
    wrong: verdict.wrongArticles.join(', '),
    forbidden: verdict.forbidden.length,
    cited: verdict.cited,
    dropped: verdict.dropped,
    deadline: verdict.deadlineNamed === null ? '-' : verdict.deadlineNamed ? 'named' : 'MISSING',
  }));

export type Sums = {
  readonly articles: number;
  readonly decisions: number;
  readonly wrong: number;
  readonly forbidden: number;
  readonly cited: number;
  readonly dropped: number;
  readonly deadlines: number;
};

/** Of the whole set: shares from 0 to 1, and counts. */
export const sumsOf = (answers: readonly JudgedAnswer[]): Sums => {
  const verdicts = answers.map(({ verdict }) => verdict);
  const sum = (count: (verdict: Verdict) => number): number => verdicts.reduce((all, one) => all + count(one), 0);
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  return {
    articles: share(
      sum(({ articles }) => articles.named),
      sum(({ articles }) => articles.wanted),
    ),
    decisions: share(
      sum(({ decisions }) => decisions.named),
      sum(({ decisions }) => decisions.wanted),
    ),
    wrong: sum(({ wrongArticles }) => wrongArticles.length),
    forbidden: sum(({ forbidden }) => forbidden.length),
    cited: sum(({ cited }) => cited),
    dropped: sum(({ dropped }) => dropped),
    deadlines: share(
      sum(({ deadlineNamed }) => (deadlineNamed ? 1 : 0)),
      sum(({ deadlineNamed }) => (deadlineNamed === null ? 0 : 1)),
    ),
  };
};
