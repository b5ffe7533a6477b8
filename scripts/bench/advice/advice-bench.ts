import { judgedQuestions } from '@nomucheck/domain/advice/judged/judged-questions.ts';
import type { Advisor } from '../../../backend/advice/answering/advisor.ts';
import { createConfiguredAdvisor } from '../../../backend/advice/answering/configured-advisor.ts';
import { createEmbeddedAdvisor } from '../../../backend/advice/answering/embedded/embedded-advisor.ts';
import {
  type JudgedAnswer,
  passagesOfMaterial,
  runJudged,
  sumsOf,
  tableOf,
} from '../../../backend/advice/judged/run-judged.ts';
import { seededRetrieval } from '../../../backend/advice/judged/seeded-retrieval.fixture.ts';
import { adviceSettings } from '../../../backend/advice/settings.ts';
import type { Aims } from '../aims.ts';
import { withBenchDatabase } from '../bench-database.ts';

/**
 * The judged questions over the built-in advisor and, where the environment configures one, over the model: what an answer names
 * of what it must, and what it must not say, after the check of its claims.
 */
export const benchAdvice = async (
  { show }: { readonly show: boolean },
  { judge }: Pick<Aims, 'judge'>,
): Promise<void> => {
  const configured = createConfiguredAdvisor(adviceSettings.read(process.env).advisor, console);
  const advisors = [createEmbeddedAdvisor(), ...(configured.kind === 'embedded' ? [] : [configured])];
  await withBenchDatabase(async ({ pool }) => {
    const materialFor = await seededRetrieval(pool);
    for (const advisor of advisors) {
      console.log(`advice, ${judgedQuestions.length} judged questions: ${advisor.kind} ${advisor.model}`);
      const answers = await answersOf(advisor, materialFor);
      console.table(tableOf(answers));
      if (show) for (const { question, text } of answers) console.log(`\n> ${question}\n\n${text}\n`);
      aimAt(advisor, answers, judge);
    }
  });
};

/** One after the other: the server of a model may allow a few calls at once only. */
const answersOf = async (
  advisor: Advisor,
  materialFor: Parameters<typeof runJudged>[1]['materialFor'],
): Promise<readonly JudgedAnswer[]> => {
  const answers: JudgedAnswer[] = [];
  for (const label of judgedQuestions)
    answers.push(await runJudged(label, { advisor, materialFor, readPassage: passagesOfMaterial }));
  return answers;
};

const aimAt = ({ kind }: Advisor, answers: readonly JudgedAnswer[], judge: Aims['judge']): void => {
  const { articles, decisions, wrong, forbidden, cited, dropped, deadlines } = sumsOf(answers);
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  judge(wrong === 0, `${kind}: ${wrong} wrong articles named`);
  judge(forbidden === 0, `${kind}: ${forbidden} forbidden sentences`);
  judge(deadlines === 1, `${kind}: deadlines named where one runs ${percent(deadlines)}`);
  judge(articles >= 0.9, `${kind}: required articles named ${percent(articles)}`);
  judge(decisions >= 0.9, `${kind}: required decisions named ${percent(decisions)}`);
  // What a model invents is left out before anyone sees it; the built-in advisor invents nothing.
  judge(kind !== 'embedded' || dropped === 0, `${kind}: ${cited} sources named, ${dropped} claims left out`);
};
