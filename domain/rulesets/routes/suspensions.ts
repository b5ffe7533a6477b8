import type { Suspension } from '../ruleset.ts';
import {
  fewerThanFive,
  isProtected,
  notSurelyWorker,
  protectedAtAnySize,
  resigned,
  takenBack,
  toCome,
  writtenNotice,
} from './situations.ts';

const noNoticeRuleForSmall =
  '직원이 5명 미만이면 서면으로 통지할 의무가 적용되지 않아 반영하지 않아요(근로기준법 제11조, 제27조).';

/** That the company had five workers or fewer has no part in a ban that knows no headcount. */
const sizeItems = ['under-five', 'run-as-one-business', 'five-together', 'dismissal-limited-by-agreement'].map(
  (item) => `detail-7/${item}`,
);
const sizeDoesNotMatter =
  '직원 수와 상관없이 금지되는 일을 다투는 길이어서 직원 수는 반영하지 않아요(노동조합법 제81조, 남녀고용평등법 제3조, 근로기준법 시행령 별표 1).';

/** The law gives these answers no effect. */
export const standardSuspensions: readonly Suspension[] = [
  {
    questions: [...writtenNotice, 'intake/notice'],
    when: [
      { question: 'detail-7/under-five', is: ['yes'] },
      { question: 'detail-7/five-on-most-days', isNot: ['yes'] },
      { question: 'detail-7/five-together', isNot: ['yes'] },
    ],
    why: noNoticeRuleForSmall,
  },
  {
    // Section 7 was not walked (grounds chosen by hand): only the intake has the size.
    questions: [...writtenNotice, 'intake/notice'],
    when: [
      { computed: 'under_five_workers', holds: true },
      { question: 'detail-7/under-five', isNot: ['yes', 'no'] },
    ],
    why: noNoticeRuleForSmall,
  },
  {
    questions: [...writtenNotice, 'intake/notice'],
    when: [toCome],
    why: '해고일이 오기 전에는 회사가 아직 서면으로 알릴 수 있어 반영하지 않아요(근로기준법 제27조).',
  },
  // 기간제법 applies only in part below five workers: two years make nobody permanent there (제3조 제2항, 시행령 별표 1).
  ...fewerThanFive.map(
    (when): Suspension => ({
      questions: ['detail-3/exception-to-two-years'],
      when,
      why: '직원이 5명 미만이면 2년을 넘겨도 기간을 정하지 않은 근로자로 보지 않아 반영하지 않아요(기간제법 제3조 제2항, 제4조).',
    }),
  ),
  ...fewerThanFive.flatMap((when): readonly Suspension[] => [
    { questions: sizeItems, when: [...when, isProtected(...protectedAtAnySize)], why: sizeDoesNotMatter },
    {
      questions: sizeItems,
      when: [...when, { question: 'detail-7/protected-reason', is: ['yes'] }],
      why: sizeDoesNotMatter,
    },
  ]),
  // Who must first prove to be a worker, or to have been dismissed, gains nothing by what only follows from that.
  ...[...notSurelyWorker, resigned].map(
    (when): Suspension => ({
      questions: [...writtenNotice, 'intake/notice', 'detail-8/wished-to-stay'],
      when,
      why: '근로자였다는 것이나 해고가 있었다는 것부터 밝혀야 해서, 그것이 밝혀지기 전에는 서면 통지와 계속 일하겠다는 뜻을 반영하지 않아요(근로기준법 제2조 제1항 제1호, 제23조 제1항).',
    }),
  ),
  // Nor does who was called back, until it is shown that there is still something to dispute.
  ...takenBack.map(
    (when): Suspension => ({
      questions: [...writtenNotice, 'intake/notice', 'detail-8/wished-to-stay'],
      when: [when],
      why: '회사가 해고를 취소하고 다시 나오라고 했다면 다툴 이익이 남아 있는지부터 따져서, 그 전에는 서면 통지와 계속 일하겠다는 뜻을 반영하지 않아요(근로기준법 제30조 제3항).',
    }),
  ),
  {
    // Section 6 reaches its item 6 only through a valid retirement (3 yes, 4 and 5 not yes).
    questions: [...writtenNotice, 'intake/notice'],
    when: [{ question: 'detail-6/rehiring-rule', is: ['yes', 'no', 'unknown'] }],
    why: '유효한 정년에 이르러 퇴직한 것은 해고가 아니어서 서면 통지 여부를 반영하지 않아요(근로기준법 제27조).',
  },
  {
    // A refusal to renew isn't a dismissal that has to be written, if the contract isn't permanent by law.
    questions: ['intake/notice', 'detail-8/written-notice'],
    when: [{ question: 'detail-3/renewal-rule', is: ['yes', 'no', 'unknown'] }],
    why: '기간이 끝나 재계약을 하지 않는 것에는 서면 통지 의무가 적용되지 않아 반영하지 않아요(대법원 2021두45114).',
  },
  // An e-mail counts as writing only in a narrow case, so it doesn't lower the figure: the multiplier of e-mail applies.
  ...writtenNotice.map(
    (question): Suspension => ({
      questions: [question],
      when: [
        { question: 'intake/notice', is: ['email'] },
        { question, is: ['yes'] },
      ],
      why: '이메일 통지는 본인이 그렇게 보내 달라고 한 경우처럼 좁게 인정되어, 종이 문서처럼 낮추어 반영하지 않아요(대법원 2015두41401).',
    }),
  ),
];
