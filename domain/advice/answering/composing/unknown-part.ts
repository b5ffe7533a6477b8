import type { FoundTest, Material } from '../material.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { heading, item, type Line, sentence, test } from './claims.ts';
import { reasonOf } from './legal-part.ts';

const MOST = 4;
const isQuestion = /[까나가]요\?$/u;
/** A reason that only says that it is asked. */
const isNoReason = /(?:확인해요|달라져요)\.?$/u;

/** What the answer doesn't know, as questions with the reason why each decides: whoever answers them is told more. */
export const unknownPart = (material: Material, read: ReadQuestion): readonly Line[] => {
  const { tests, check } = material;
  const answered = new Set(check?.answers.map(({ question }) => question));
  const asks = new Set(read.topics.flatMap((topic) => topic.asks));
  const open = tests.filter(
    ({ item: key, title }) => asks.has(key) && !read.answers.has(key) && !answered.has(title) && isQuestion.test(title),
  );
  const said = new Set(read.topics.flatMap((topic) => topic.tests));
  const questions = [...basics(material, read), ...open.map((found) => asked(found, !said.has(found.item)))];
  if (questions.length === 0) return [];
  return [
    heading('더 알려 주시면'),
    sentence('아래를 아는 만큼 이어서 적어 주시면 더 정확히 말씀드릴게요.'),
    ...questions.slice(0, MOST),
  ];
};

/** Every sentence of it rests on the item. */
const asked = (found: FoundTest, withReason: boolean): Line => {
  const reason = reasonOf(found);
  const said = !withReason || isNoReason.test(reason) ? found.title : `${found.title} ${reason}`;
  return item(said.replace(/([.?!])(?=\s)/gu, `${test(found)}$1`), test(found));
};

/** What everything begins with; a company, a public official and who asks for a benefit alone aren't asked. */
const basics = (
  { dismissedOn, check }: Material,
  { side, topics, workers, answers }: ReadQuestion,
): readonly Line[] => {
  const isBenefitAlone = topics.length > 0 && topics.every(({ id }) => id === 'unemployment-benefit');
  if (side === 'employer' || check !== null || isBenefitAlone || answers.get('intake/contract') === 'public_official')
    return [];
  return [
    ...(dismissedOn === null ? [item('해고된 날은 언제인가요? 종이를 받았다면 거기 적힌 날을 적어 주세요.')] : []),
    ...(workers === null ? [item('대표를 빼고 직원은 몇 명인가요?')] : []),
  ];
};
