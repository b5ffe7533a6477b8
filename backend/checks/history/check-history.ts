import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { type CheckEvent, isLostAnswer } from '@nomucheck/domain/checks/check-events.ts';
import type { Check } from '@nomucheck/domain/checks/check-state.ts';
import type { Result } from '@nomucheck/domain/checks/contract/result.ts';
import { indexOf, titleOf } from '@nomucheck/domain/checks/form-index.ts';
import { koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import { resultFor } from '../results/calculations.ts';
import { answerWords, endings, erased, percentText, places } from './check-words.ts';

export type CheckReading = {
  /** The form that the check was answered on. */
  readonly form: Form;
  readonly isOwner: boolean;
  /** Whether the steps of results may be shown; otherwise no change shows any of them. */
  readonly open: boolean;
  /** What an edition of the questionnaire is called. */
  readonly editionName: (version: string) => string;
};

/**
 * A check, and which of its answers can't be read because their owner's key was destroyed: the folded state shows
 * those as blank.
 */
type Seen = { readonly check: Check | null; readonly erased: ReadonlySet<string> };

/** How the history of a check is shown to this reader: the same view for the same reading of a form, so that it is kept. */
export const checkHistoryView = (reading: CheckReading): HistoryView<Seen, CheckEvent> => {
  const { form, isOwner, open } = reading;
  const views = viewsOfForms.get(form) ?? new Map<string, HistoryView<Seen, CheckEvent>>();
  viewsOfForms.set(form, views);
  const name = `${isOwner} ${open}`;
  const view = views.get(name) ?? viewOf(reading);
  views.set(name, view);
  return view;
};

const viewsOfForms = new WeakMap<Form, Map<string, HistoryView<Seen, CheckEvent>>>();

const viewOf = (reading: CheckReading): HistoryView<Seen, CheckEvent> => ({
  initialState: { check: null, erased: new Set() },
  evolve: (seen, event) => ({
    check: checkDecider.evolve(seen.check, event),
    erased: erasedAfter(seen.erased, event),
  }),
  seen: ({ check, erased: lost }) => (check ? inWords(check, lost, reading) : {}),
  named: (path) => named(reading.form, path),
  sentenceContext: { question: (key) => titleOfKey(reading.form, key) },
});

const isOfAnAnswer = (event: CheckEvent) =>
  event.type === 'AnswerGiven' ||
  event.type === 'SensitiveAnswerGiven' ||
  event.type === 'AnswerCleared' ||
  event.type === 'QuestionLeftBlank';

const erasedAfter = (lost: ReadonlySet<string>, event: CheckEvent): ReadonlySet<string> => {
  if (!isOfAnAnswer(event)) return lost;
  const isLost = isLostAnswer(event);
  if (isLost === lost.has(event.data.key)) return lost;
  const next = new Set(lost);
  if (isLost) next.add(event.data.key);
  else next.delete(event.data.key);
  return next;
};

const inWords = (check: Check, lost: ReadonlySet<string>, reading: CheckReading): Readonly<Record<string, unknown>> => {
  const { form, open, editionName } = reading;
  const recorded = check.calculations.at(-1);
  return {
    status: statuses[check.status],
    questionnaire: check.questionnaire === 'basic' ? '기본 진단' : '상세 진단',
    sections: check.sections?.map((id) => sectionTitle(form, id)),
    answers: check.answers.size > 0 ? answersInWords(check, lost, reading) : undefined,
    result: recorded && resultWords(resultFor(recorded, { open, outdated: false }), editionName),
    outcome:
      check.outcome &&
      `${koreanText(check.outcome.on)}, ${places[check.outcome.where]}, ${endings[check.outcome.ended]}`,
  };
};

const answersInWords = (check: Check, lost: ReadonlySet<string>, { form, isOwner }: CheckReading) =>
  Object.fromEntries(
    [...check.answers].map(([key, value]) => [
      key,
      lost.has(key) ? erased : answerWords(indexOf(form).byKey.get(key), value, isOwner),
    ]),
  );

const statuses: Readonly<Record<Check['status'], string>> = { draft: '작성 중', completed: '완료', discarded: '닫음' };

/** Made from the result as the reader may see it, so that locked values can't appear here. */
const resultWords = (result: Result, editionName: CheckReading['editionName']): Readonly<Record<string, unknown>> => ({
  [result.shows === 'risk' ? '부당해고로 인정될 위험(추정)' : '승소 가능성(추정)']:
    result.shownRate === null ? '계산하지 않음' : percentText(result.shownRate),
  범위: result.shownBand && `${percentText(result.shownBand.low)}~${percentText(result.shownBand.high)}`,
  '근거가 된 판정 수': result.base.decided,
  질문지: editionName(result.rulesetVersion),
  '계산 방법': result.calculatorVersion,
  ...(result.locked
    ? {}
    : {
        '출발점이 된 승소율': percentText(result.base.rate),
        '함께 본 판례': result.precedents.map(({ court, caseNumber }) => `${court} ${caseNumber}`),
      }),
});

const fieldNames: Readonly<Record<string, string>> = {
  status: '상태',
  questionnaire: '진단 종류',
  sections: '고른 사유',
  answers: '답변',
  result: '결과',
  outcome: '사건의 끝',
};

const named = (form: Form, [field = '', ...rest]: readonly string[]): readonly string[] => {
  const name = fieldNames[field] ?? field;
  if (field !== 'answers') return [name, ...rest];
  return [name, ...rest.flatMap((key) => [sectionOfKey(form, key), titleOfKey(form, key)])];
};

const titleOfKey = (form: Form, key: string): string => {
  const found = indexOf(form).byKey.get(key);
  return found ? titleOf(found) : '지금은 없는 질문';
};

const sectionOfKey = (form: Form, key: string): string => {
  const found = indexOf(form).byKey.get(key);
  return found === undefined || found.section === 'intake' ? '기본 질문' : sectionTitle(form, found.section);
};

const sectionTitle = (form: Form, id: string): string =>
  form.sections.find((section) => section.id === id)?.title ?? id;
