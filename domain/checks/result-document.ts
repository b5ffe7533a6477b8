import { caseOutcomeNames } from '../cases/case-names.ts';
import { koreanDateOf, koreanText } from '../kernel/korean/korean-date.ts';
import { count, koreanMoment, percent } from '../kernel/korean/korean-formats.ts';
import type { Answers, Form } from '../rulesets/ruleset.ts';
import { answerText } from './answers/answer-text.ts';
import type { CheckRecord } from './contract/check.ts';
import type { FullResult } from './contract/result.ts';
import type { Block } from './document/block.ts';
import { opening } from './document/opening.ts';
import { firstWarning, whatFollows } from './document/what-follows.ts';
import { indexOf } from './form-index.ts';
import { questionText, type Reader, readerOf, sectionTitle } from './question-text.ts';
import { asReadBy } from './questions/for-companies.ts';
import { stepEffect, stepFact } from './result/step-words.ts';
import { placedNotes, resultSentences } from './result-words.ts';
import { waterfallOf } from './waterfall.ts';

/** The paid result as a document, in the order and the words of the page. */

export type { Block } from './document/block.ts';

export type ResultDocument = {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Below every page, beside its number. */
  readonly footer: string;
  /** When the result was calculated (ISO): the document has no other date, so that it can be made again byte by byte. */
  readonly calculatedAt: string;
};

export type ResultDocumentInput = {
  readonly record: Pick<CheckRecord, 'answers'>;
  readonly result: FullResult;
  readonly form: Form;
  readonly orderId: string;
  /** Under which anyone may ask whether the document was written here. */
  readonly code: string;
  /** The page that answers it. */
  readonly verifyUrl: string;
};

/** The width for which the drawing is laid out; its letters are then 14 high. */
export const drawingWidth = 640;

/** The contact details say nothing of the case, and the document is made to be handed on. */
const leftOut: ReadonlySet<string> = new Set(['intake/contact']);

export const resultDocument = (input: ResultDocumentInput): ResultDocument => {
  const { code } = input;
  const result = asReadBy(input.result);
  return {
    title: '부당해고 자가진단 결과',
    calculatedAt: result.calculatedAt,
    footer: `노무체크 · 문서 번호 ${code}`,
    blocks: [
      { kind: 'text', look: 'soft', text: `${koreanMoment(result.calculatedAt)}에 계산한 결과예요.` },
      ...firstWarning(result, answersOf(input.record)),
      ...opening(result),
      ...howItCameAbout(result),
      ...whatFollows(result, answersOf(input.record)),
      ...result.notes
        .filter(({ kind }) => !placedNotes.includes(kind))
        .flatMap(({ title, text }): Block[] => [
          { kind: 'text', look: 'strong', text: title },
          { kind: 'text', text },
        ]),
      ...precedents(result),
      ...answers(input),
      ...proof(input),
    ],
  };
};

const howItCameAbout = ({ rate, band, base, steps, side }: FullResult): Block[] => {
  if (rate === null) return [];
  const labels = { base: '출발한 수치', result: '결과', clamp: '5~95%로 맞춤', floor: '법에 따른 하한' };
  const named = steps.map((step) => ({ ...step, title: stepFact(step) }));
  const { published } = base.general;
  return [
    { kind: 'heading', text: '이 수치가 나온 과정' },
    {
      kind: 'rows',
      rows: [
        {
          label: '비슷한 사건',
          value: `판정이 난 ${count(base.decided)}건 가운데 ${caseOutcomeNames.worker_win} ${count(base.workerWins)}건, ${caseOutcomeNames.partial} ${count(base.partial)}건`,
        },
        { label: '발표된 통계', value: `${percent(published.rate)} (${published.source})` },
        ...(base.keywords.length > 0 ? [{ label: '고른 낱말', value: base.keywords.join(', ') }] : []),
      ],
    },
    { kind: 'text', look: 'soft', text: `${resultSentences.denominator} ${resultSentences.judgement}` },
    ...(steps.some(({ scale }) => scale === 'odds')
      ? [{ kind: 'text', look: 'soft', text: resultSentences.odds } as const]
      : []),
    {
      kind: 'waterfall',
      side,
      drawing: waterfallOf({ base: base.rate, rate, steps: named, band }, labels, drawingWidth),
    },
    { kind: 'heading', text: '답변마다 수치가 바뀐 이유' },
    {
      kind: 'rows',
      rows: steps.map((step) => ({
        label: stepFact(step),
        value: `${stepEffect(step)} (${percent(step.before)} → ${percent(step.after)}). ${step.why}`,
      })),
    },
  ];
};

const precedents = ({ precedents }: FullResult): Block[] => {
  if (precedents.length === 0) return [];
  return [
    { kind: 'heading', text: '함께 볼 판정례' },
    {
      kind: 'rows',
      rows: precedents.map(({ court, caseNumber, decidedOn, outcome, point }) => ({
        label: `${court} ${caseNumber}`,
        value: [decidedOn === null ? '' : koreanText(decidedOn), outcomeNameOf(outcome), point]
          .filter((part) => part !== '')
          .join(' · '),
      })),
    },
  ];
};

const answersOf = ({ answers }: ResultDocumentInput['record']): Answers =>
  new Map(answers.map(({ key, value }) => [key, value]));

const outcomeNames: Readonly<Record<string, string>> = caseOutcomeNames;
const outcomeNameOf = (outcome: string): string => outcomeNames[outcome] ?? outcome;

const answers = ({ record, form, result }: ResultDocumentInput): Block[] => {
  const reader = readerOf(answersOf(record), koreanDateOf(result.calculatedAt));
  const bySection = Map.groupBy(
    record.answers.filter(({ key }) => !leftOut.has(key)),
    ({ section }) => section,
  );
  return [
    { kind: 'heading', text: '답변' },
    ...[...bySection].flatMap(([section, given]): Block[] => [
      { kind: 'text', look: 'strong', text: titleOfSection(form, section, reader) },
      {
        kind: 'rows',
        rows: given.map(({ numbering, key, title, value }) => ({
          label: titleOfQuestion(form, key, reader) ?? title,
          value: answerText(form, section, numbering, value, reader),
        })),
      },
    ]),
  ];
};

/** As the side was asked that answered, in the tense in which it was asked. */
const titleOfQuestion = (form: Form, key: string, reader: Reader): string | undefined => {
  const found = indexOf(form).byKey.get(key);
  return found && questionText(found.section === 'intake' ? found.question : found.item, reader).title;
};

const titleOfSection = (form: Form, id: string, reader: Reader): string => {
  const section = form.sections.find((each) => each.id === id);
  return section ? sectionTitle(section, reader) : '기본 질문';
};

const proof = ({ result, orderId, code, verifyUrl }: ResultDocumentInput): Block[] => [
  { kind: 'heading', text: '이 문서의 근거' },
  {
    kind: 'rows',
    rows: [
      { label: '문서 번호', value: code },
      { label: '확인하는 곳', value: verifyUrl },
      { label: '주문 번호', value: orderId },
      { label: '계산한 때', value: koreanMoment(result.calculatedAt) },
      { label: '질문지', value: result.rulesetVersion },
      { label: '계산 방법', value: result.calculatorVersion },
      { label: '사건 자료의 위치', value: result.casePosition },
    ],
  },
  {
    kind: 'text',
    look: 'soft',
    text: '위 주소에서 문서 번호를 넣으면 이 문서가 노무체크에서 나온 그대로인지 확인할 수 있어요. 파일은 보내지지 않아요.',
  },
];
