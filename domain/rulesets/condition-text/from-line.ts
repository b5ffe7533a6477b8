import type { Condition } from '../ruleset.ts';
import { comparisonIn, sentencesAbout } from './comparisons.ts';
import { computedSentences } from './computed-sentences.ts';
import type { TextFinding } from './finding.ts';
import { type LineParts, partsOfLine, type Token } from './line.ts';
import { type NamedQuestion, type Names, nameOfAnswer, nameOfQuestion } from './names.ts';
import { nearestOf, plain } from './nearest.ts';
import { leadOf, sayingOf } from './saying.ts';

/** Findings of one line, placed in that line. */
export type LineFinding = Omit<TextFinding, 'line'>;
export type ReadLine = { readonly condition: Condition } | { readonly findings: readonly LineFinding[] };

type Span = { readonly start: number; readonly end: number };

const wrong = ({ start, end }: Span, message: string, instead: string | null = null): ReadLine => ({
  findings: [{ start, end, message, instead }],
});

/** One condition from its line. */
export const conditionOfLine = (names: Names, line: string): ReadLine => {
  const computed = computedSentences.find(({ text }) => plain(text) === plain(line));
  if (computed) return { condition: { computed: computed.computed, holds: computed.holds } };
  const compared = comparisonIn(names, line);
  if (compared) return { condition: compared };
  const parts = partsOfLine(line);
  if (parts.tokens.length === 0 && parts.place === '') return noQuestion(line);
  const asked = questionOf(names, parts, line);
  if ('findings' in asked) return asked;
  return answersOf(names, asked.question, asked.answers, parts, line);
};

/** Neither a computed fact nor a question. */
const noQuestion = (line: string): ReadLine => {
  const near = nearestOf(
    line,
    computedSentences.map(({ text }) => text),
  );
  const example = '‘질문’에 ‘답’이라고 답했다';
  return wrong(
    { start: 0, end: line.length },
    `조건으로 읽을 수 없습니다. ${example}처럼 쓰거나, ${near ? `“${near}”처럼` : '정해진 문장으로'} 써 주십시오.`,
    near,
  );
};

type Asked = { readonly question: NamedQuestion; readonly answers: readonly Token[] };

/** The question that the line is about, and the names that are left for its answers. */
const questionOf = (names: Names, parts: LineParts, line: string): Asked | Extract<ReadLine, { findings: unknown }> => {
  const refused = (span: Span, message: string, instead: string | null = null) => ({
    findings: [{ ...span, message, instead }],
  });
  const [first, ...others] = parts.tokens;
  if (parts.place !== '') {
    const span = { start: 0, end: parts.placeEnd };
    const [placed, another] = names.byPlace(parts.place);
    if (placed === undefined) return refused(span, `${parts.place} 질문이 없습니다.`);
    if (another)
      return refused(span, `${parts.place}이 둘입니다. [${placed.key}]처럼 키로 써 주십시오.`, `[${placed.key}]`);
    // The title behind the place may be left out: then the name that follows is an answer.
    const isTitle = first !== undefined && !first.isKey && line.slice(parts.placeEnd, first.start).trim() === '';
    if (!isTitle) return { question: placed, answers: parts.tokens };
    if (plain(first.text) === plain(placed.title)) return { question: placed, answers: others };
    return refused(first, `${parts.place}의 질문은 ‘${placed.title}’입니다.`, `‘${placed.title}’`);
  }
  if (first === undefined) return refused({ start: 0, end: line.length }, '질문이 없습니다.');
  if (first.isKey) {
    const keyed = names.byKey(first.text);
    if (keyed) return { question: keyed, answers: others };
    const near = nearestOf(
      first.text,
      names.questions.map(({ key }) => key),
    );
    return refused(first, `[${first.text}]라는 질문이 없습니다.`, near && nameOfQuestion(names, near));
  }
  const [titled, ...twins] = names.byTitle(first.text);
  if (titled === undefined) return unknownTitle(names, first);
  if (twins.length === 0) return { question: titled, answers: others };
  const places = [titled, ...twins].map(({ place }) => place).join(', ');
  return refused(
    first,
    `같은 질문이 여럿입니다: ${places}. 앞에 번호를 써 주십시오.`,
    nameOfQuestion(names, titled.key),
  );
};

const unknownTitle = (names: Names, { text, start, end }: Token): Extract<ReadLine, { findings: unknown }> => {
  const near = nearestOf(
    text,
    names.questions.map(({ title }) => title),
  );
  const instead = near === null ? null : nameOfQuestion(names, names.byTitle(near)[0]?.key ?? '');
  const meant = instead === null ? '' : ` 혹시 ${instead}입니까?`;
  return { findings: [{ start, end, message: `‘${text}’라는 질문이 없습니다.${meant}`, instead }] };
};

const answersOf = (
  names: Names,
  question: NamedQuestion,
  answers: readonly Token[],
  parts: LineParts,
  line: string,
): ReadLine => {
  if (question.answers.length === 0) return wrong({ start: 0, end: line.length }, ...withoutChoices(question, line));
  const { rest, restStart, between } = parts;
  const end = { start: restStart, end: line.length };
  if (answers.length === 0)
    return wrong(end, `어떤 답인지 없습니다. ‘${question.answers[0]?.label ?? '답'}’처럼 답을 따옴표로 써 주십시오.`);
  const values = answers.map((token) => valueSaid(question, token));
  const unknown = answers.flatMap((token, n) => (values[n] === undefined ? unknownAnswer(names, question, token) : []));
  if (unknown.length > 0) return { findings: unknown };
  const separators = answers.length === 1 ? [] : between.slice(-(answers.length - 1));
  if (separators.some((each) => !/^\s*[,·]\s*$/u.test(each)))
    return wrong(
      { start: answers[0]?.start ?? 0, end: answers.at(-1)?.end ?? 0 },
      '답과 답 사이는 쉼표로 나눠 주십시오.',
    );
  const list = values.filter((value) => value !== undefined);
  const lead = leadOf([parts.lead, ...between.slice(0, between.length - separators.length)]);
  const said = sayingOf(rest, answers.length > 1);
  if (lead !== null) return wrong({ start: 0, end: restStart }, lead);
  if (typeof said === 'object') return wrong(end, said.refused);
  if (said === 'isNot') return { condition: { question: question.key, isNot: list } };
  if (parts.alsoUnanswered) return wrong(end, '“답했다”는 답이 없으면 그렇지 않습니다. 괄호 안의 말을 지워 주십시오.');
  return { condition: { question: question.key, is: list } };
};

/** What can be said of a question without choices: the sentence that is most like the line is offered. */
const withoutChoices = ({ key, title }: NamedQuestion, line: string): readonly [string, string | null] => {
  const sentences = sentencesAbout(key);
  if (sentences.length === 0) return [`‘${title}’은 고르는 질문이 아니어서 조건이 될 수 없습니다.`, null];
  const offered = sentences.map((sentence) => `“${sentence}”`).join(', ');
  return [
    `‘${title}’에는 고를 답이 없습니다. 쓸 수 있는 조건: ${offered}`,
    nearestOf(line, sentences) ?? sentences[0] ?? null,
  ];
};

const valueSaid = ({ answers }: NamedQuestion, { text, isKey }: Token): string | undefined => {
  if (isKey) return answers.find(({ value }) => value === text)?.value;
  const labelled = answers.filter(({ label }) => plain(label) === plain(text));
  return labelled.length === 1 ? labelled[0]?.value : undefined;
};

const unknownAnswer = (
  names: Names,
  question: NamedQuestion,
  { text, isKey, start, end }: Token,
): readonly LineFinding[] => {
  const twins = isKey ? [] : question.answers.filter(({ label }) => plain(label) === plain(text));
  if (twins.length > 1) {
    const values = twins.map(({ value }) => `[${value}]`);
    return [
      {
        start,
        end,
        message: `‘${text}’라는 답이 둘입니다. ${values.join('나 ')}로 써 주십시오.`,
        instead: values[0] ?? null,
      },
    ];
  }
  const near = nearestOf(
    text,
    question.answers.map(({ label }) => label),
  );
  const found = question.answers.find(({ label }) => label === near);
  const instead = found ? nameOfAnswer(names, question.key, found.value) : null;
  const offered =
    instead === null
      ? `고를 수 있는 답: ${question.answers.map(({ label }) => label).join(', ')}`
      : `혹시 ${instead}입니까?`;
  return [{ start, end, message: `‘${question.title}’에 ‘${text}’라는 답이 없습니다. ${offered}`, instead }];
};
