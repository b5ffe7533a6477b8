import { caseOutcomeNames } from '../cases/case-names.ts';
import { answerText } from '../checks/answer-text.ts';
import { claimsOf } from '../checks/claims/claims.ts';
import type { CheckRecord } from '../checks/contract/check.ts';
import type { FullResult } from '../checks/contract/result.ts';
import { asReadBy } from '../checks/for-companies.ts';
import { indexOf } from '../checks/form-index.ts';
import { responsibleCommission } from '../checks/labour-commissions.ts';
import { mendingFor } from '../checks/next-steps/mending.ts';
import { questionText, sectionTitle } from '../checks/question-text.ts';
import { claimsTitle, figureName, resultSentences, routesTitle, strongestPointTitle } from '../checks/result-words.ts';
import { stepEffect, stepFact } from '../checks/step-words.ts';
import { isUnderLabourLaw } from '../checks/win-rate/routes.ts';
import { type Waterfall, waterfallOf } from '../checks/win-rate/waterfall.ts';
import { koreanDateOf, koreanText } from '../kernel/korean-date.ts';
import { count, koreanMoment, percent } from '../kernel/korean-formats.ts';
import { routeNames } from '../rulesets/route-names.ts';
import type { Form } from '../rulesets/ruleset.ts';

/** The paid result as a document: what it says, in order. How it looks on paper is for whoever draws it. */

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly look?: 'strong' | 'soft' }
  | { readonly kind: 'figure'; readonly rate: number; readonly band: Band | null; readonly figure: string }
  | { readonly kind: 'waterfall'; readonly drawing: Waterfall; readonly side: FullResult['side'] }
  | { readonly kind: 'rows'; readonly rows: readonly { readonly label: string; readonly value: string }[] };
type Band = { readonly low: number; readonly high: number };

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
      ...strongestPoint(result),
      ...figure(result),
      ...voidingFacts(result),
      ...routes(result),
      ...howItCameAbout(result),
      ...precedents(result),
      ...nextSteps(input),
      ...result.notes.flatMap(({ title, text }): Block[] => [
        { kind: 'text', look: 'strong', text: title },
        { kind: 'text', text },
      ]),
      ...answers(input),
      ...proof(input),
    ],
  };
};

const strongestPoint = ({ side, strongestPoint: point }: FullResult): Block[] =>
  point
    ? [
        { kind: 'heading', text: strongestPointTitle[side] },
        { kind: 'text', text: `${point.text} (${point.law})` },
      ]
    : [];

const figure = (result: FullResult): Block[] => {
  const { shownRate, shownBand, clamped } = result;
  if (shownRate === null) return [];
  return [
    { kind: 'heading', text: figureName(result) },
    { kind: 'figure', rate: shownRate, band: shownBand, figure: percent(shownRate) },
    ...(shownBand
      ? [{ kind: 'text', text: resultSentences.band(percent(shownBand.low), percent(shownBand.high)) } as const]
      : []),
    ...(clamped ? [{ kind: 'text', text: resultSentences.clamped[clamped] } as const] : []),
    { kind: 'text', look: 'strong', text: resultSentences.disclaimer },
    { kind: 'text', look: 'soft', text: resultSentences.bandHint },
  ];
};

const voidingFacts = ({ voidingFacts: facts = [], strongestPoint: said }: FullResult): Block[] => {
  const others = facts.filter(({ text }) => text !== said?.text);
  if (others.length === 0) return [];
  return [
    { kind: 'heading', text: resultSentences.voidingFacts },
    ...others.map(({ text, law }): Block => ({ kind: 'text', text: `${text} (${law})` })),
  ];
};

const routeState = {
  employee: { open: '할 수 있어요', closed: '하기 어려워요' },
  employer: { open: '열려 있어요', closed: '막혀 있어요' },
} as const;

const routes = ({ side, routes }: FullResult): Block[] => [
  { kind: 'heading', text: routesTitle[side] },
  ...routes.flatMap(({ route, open, body, period, deadline, why }): Block[] => [
    { kind: 'text', look: 'strong', text: `${routeNames[route]}: ${routeState[side][open ? 'open' : 'closed']}` },
    {
      kind: 'rows',
      rows: [
        ...(body === undefined ? [] : [{ label: '어디에', value: body }]),
        ...(period === undefined ? [] : [{ label: '언제까지', value: period }]),
        ...(deadline === undefined ? [] : [{ label: '신청 마감', value: koreanText(deadline) }]),
        { label: '이유', value: why },
      ],
    },
  ]),
];

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

/** What follows from the answers besides the figure: what a company mends, where a worker applies, the money. */
const nextSteps = ({ result, record }: ResultDocumentInput): Block[] => {
  const answers = new Map(record.answers.map(({ key, value }) => [key, value]));
  // The document is the same whenever it is drawn: the day is that of the calculation.
  const today = koreanDateOf(result.calculatedAt);
  const { side } = result;
  const mending = side === 'employer' ? mendingFor(answers, today) : [];
  const claims = claimsOf(answers, result, today);
  const commission = responsibleCommission(answers.get('intake/region'));
  return [
    ...(mending.length === 0
      ? []
      : [
          { kind: 'heading', text: '해고를 정하기 전에 고칠 것' } as const,
          {
            kind: 'rows',
            rows: mending.map(({ title, text, law }) => ({ label: title, value: `${text} (${law})` })),
          } as const,
        ]),
    ...(side === 'employee' && commission.known && isUnderLabourLaw(result.routes)
      ? [
          { kind: 'heading', text: commission.commission.name } as const,
          {
            kind: 'rows',
            rows: [
              { label: '전화', value: commission.commission.phone },
              { label: '주소', value: commission.commission.address },
            ],
          } as const,
        ]
      : []),
    ...(claims.length === 0
      ? []
      : [
          { kind: 'heading', text: claimsTitle[side] } as const,
          ...claims.flatMap(({ title, amount, lead, how, law }): Block[] => [
            { kind: 'text', look: 'strong', text: amount === null ? title : `${title}: ${amount}` },
            { kind: 'text', text: lead },
            { kind: 'text', look: 'soft', text: [...how, `${law}.`].join(' ') },
          ]),
        ]),
  ];
};

const outcomeNames: Readonly<Record<string, string>> = caseOutcomeNames;
const outcomeNameOf = (outcome: string): string => outcomeNames[outcome] ?? outcome;

const answers = ({ record, form, result }: ResultDocumentInput): Block[] => {
  const bySection = Map.groupBy(
    record.answers.filter(({ key }) => !leftOut.has(key)),
    ({ section }) => section,
  );
  return [
    { kind: 'heading', text: '답변' },
    ...[...bySection].flatMap(([section, given]): Block[] => [
      { kind: 'text', look: 'strong', text: titleOfSection(form, section, result.side) },
      {
        kind: 'rows',
        rows: given.map(({ numbering, key, title, value }) => ({
          label: titleOfQuestion(form, key, result.side) ?? title,
          value: answerText(form, section, numbering, value, result.side),
        })),
      },
    ]),
  ];
};

/** As the side was asked that answered. */
const titleOfQuestion = (form: Form, key: string, side: FullResult['side']): string | undefined => {
  const found = indexOf(form).byKey.get(key);
  return found && questionText(found.section === 'intake' ? found.question : found.item, side).title;
};

const titleOfSection = (form: Form, id: string, side: FullResult['side']): string => {
  const section = form.sections.find((each) => each.id === id);
  return section ? sectionTitle(section, side) : '기본 질문';
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
