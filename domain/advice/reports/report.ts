import { DomainError } from '../../kernel/errors.ts';
import type { Advice, Answer, Report } from '../advice-state.ts';
import type { ReportEvent } from './report-events.ts';

export type ReportCommand =
  /** By the asker: whether the answer fits the question. */
  | {
      readonly type: 'JudgeAnswer';
      readonly answerId: string;
      readonly fits: boolean;
      readonly comment: string | null;
      readonly consentedAt: string | null;
    }
  | { readonly type: 'SettleReport'; readonly answerId: string; readonly by: string };

/** The first judgement and five changes: a list that people work through can't be filled by pressing a button. */
export const mostJudgements = 6;

const noMore = { errors: { fits: '이 답에는 더 바꿔 보낼 수 없어요.' } };

export const decideReport = (command: ReportCommand, advice: Advice): readonly ReportEvent[] => {
  const { asker } = advice;
  const { answerId } = command;
  const answer = advice.answers.find((each) => each.answerId === answerId);
  if (!answer) throw new DomainError('not_found');
  const report = reportOf(advice, answerId);
  if (command.type === 'SettleReport') {
    if (command.by === asker) throw new DomainError('same_reviewer');
    if (!report || !isOpen(report)) throw new DomainError('stage_wrong');
    // Who looks at a person in despair reads the whole conversation.
    return report.said?.why === 'care' ? settled(asker, advice.reports.filter(isCare)) : settled(asker, [report]);
  }
  if (!mayBeJudged(advice, answer)) throw new DomainError('stage_wrong');
  const { fits, comment, consentedAt } = command;
  const why = fits ? 'fits' : 'does_not_fit';
  if (report?.said?.why === why && report.said.comment === comment) return [];
  if (report && report.times >= mostJudgements) throw new DomainError('stage_wrong', noMore);
  return [reported(asker, answerId, { why, comment }, consentedAt)];
};

/** Told together with the beginning of the answer, so that an attorney hears of it whatever becomes of the answer. */
export const careReport = (
  { asker, consentedAt }: Pick<Advice, 'asker' | 'consentedAt'>,
  answerId: string,
): readonly ReportEvent[] => [reported(asker, answerId, { why: 'care', comment: null }, consentedAt)];

/** Nobody can look at what can't be read any more. */
export const settledUnread = ({ asker, reports }: Pick<Advice, 'asker' | 'reports'>): readonly ReportEvent[] =>
  settled(asker, reports);

const settled = (asker: string, reports: readonly Report[]): readonly ReportEvent[] =>
  reports.filter(isOpen).map(({ answerId }) => ({ type: 'AdviceReportSettled', data: { asker, answerId } }));

const reported = (
  asker: string,
  answerId: string,
  report: NonNullable<Report['said']>,
  consentedAt: string | null,
): ReportEvent => ({
  type: 'AdviceAnswerReported',
  data: { asker, answerId, toLookAt: report.why !== 'fits', report, consentedAt },
});

export const evolvedByReport = (advice: Advice, event: ReportEvent): Advice => {
  const { answerId } = event.data;
  const before = reportOf(advice, answerId);
  const others = advice.reports.filter((report) => report.answerId !== answerId);
  if (event.type === 'AdviceReportSettled')
    return before ? { ...advice, reports: [...others, { ...before, settled: true }] } : advice;
  const { report: said, toLookAt } = event.data;
  const times = (before?.times ?? 0) + 1;
  return { ...advice, reports: [...others, { answerId, said, toLookAt, settled: false, times }] };
};

export const reportOf = ({ reports }: Pick<Advice, 'reports'>, answerId: string): Report | undefined =>
  reports.find((report) => report.answerId === answerId);

export const isOpen = (report: Report): boolean => report.toLookAt && !report.settled;
export const isCare = ({ said }: Report): boolean => said?.why === 'care';

/** Whether its asker is asked if the answer fits: nobody in despair is, and what is published has its own rating. */
const mayBeJudged = (advice: Pick<Advice, 'stage' | 'reports'>, { answerId, status, text }: Answer): boolean =>
  status === 'complete' &&
  text !== null &&
  advice.stage !== 'published' &&
  advice.stage !== 'withdrawn' &&
  reportOf(advice, answerId)?.said?.why !== 'care';

/** As its asker sees it; absent where they aren't asked. */
export const fitOf = (advice: Pick<Advice, 'stage' | 'reports'>, answer: Answer): { readonly fit?: boolean | null } => {
  if (!mayBeJudged(advice, answer)) return {};
  const said = reportOf(advice, answer.answerId)?.said;
  return { fit: said ? said.why === 'fits' : null };
};
