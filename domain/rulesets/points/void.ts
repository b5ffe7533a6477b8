import { fewerThanFive, isProtected, toCome, writtenNotice } from '../routes/situations.ts';
import type { LegalPoint } from '../ruleset.ts';
import { floorOfVoid, isVoid, isVoidToCome, no, notYes, surelyDismissal, surelyEmployee, yes } from './answers.ts';

/** Facts that make the dismissal void if they are proved, whatever the company's reason. */

const banned = {
  law: '근로기준법 제23조 제2항·제107조, 시행령 별표 1, 남녀고용평등법 제19조 제3항·제37조 제2항, 대법원 2018두43958',
  floor: floorOfVoid,
  why: '법이 해고를 금지한 기간의 해고는 이유를 따지지 않고 무효이고, 직원이 5명보다 적은 곳도 마찬가지예요. 예외는 일시보상을 했거나 사업을 계속할 수 없게 된 때뿐이에요.',
} as const;

export const absoluteBan: readonly LegalPoint[] = [
  ...[
    [isProtected('work_injury'), '일하다 다치거나 병들어 쉬는 기간과 그 뒤 30일에는 해고가 금지돼요.'] as const,
    [isProtected('birth'), '출산 전후 휴가 기간과 그 뒤 30일에는 해고가 금지돼요.'] as const,
    [isProtected('on_childcare_leave'), '육아휴직 기간에는 해고가 금지돼요.'] as const,
  ].map(
    ([when, text]): LegalPoint => ({
      key: `absolute-ban/${when.is.join()}`,
      when: [when, ...surelyEmployee],
      text: `${text} ${isVoid} 고용노동부(1350)에 신고할 수도 있어요.`,
      textToCome: `${text} ${isVoidToCome} 고용노동부(1350)에 신고할 수도 있어요.`,
      ...banned,
    }),
  ),
  ...['detail-2/protected-leave', 'detail-7/protected-leave'].map(
    (question): LegalPoint => ({
      key: `absolute-ban/${question.split('/')[0]}`,
      when: [yes(question), ...surelyEmployee],
      // The page on protected people has said it already.
      unless: [[isProtected('work_injury', 'birth', 'on_childcare_leave')]],
      text: `업무상 다치거나 아파 쉬던 기간, 출산휴가나 육아휴직 기간처럼 해고가 금지된 때의 해고예요. ${isVoid} 고용노동부(1350)에 신고할 수도 있어요.`,
      textToCome: `업무상 다치거나 아파 쉬는 기간, 출산휴가나 육아휴직 기간처럼 해고가 금지된 때예요. ${isVoidToCome} 고용노동부(1350)에 신고할 수도 있어요.`,
      ...banned,
    }),
  ),
];

const unwritten = {
  text: `해고 이유와 날짜를 서면으로 알리지 않아 다툴 근거가 있어요. ${isVoid}`,
  law: '근로기준법 제27조, 대법원 2011다42324·2017다226605',
  floor: floorOfVoid,
  why: '이유와 날짜를 적은 서면이 없는 해고는 다른 이유를 따지지 않고 효력이 없어요.',
} as const;

export const noWrittenNotice: readonly LegalPoint[] = [
  ...writtenNotice.map(
    (question): LegalPoint => ({
      key: `no-written-notice/${question.split('/')[0]}`,
      // A short notice may be enough if the reasons were given before.
      when: [no(question), ...surelyEmployee, ...surelyDismissal, notYes('detail-8/reasons-known-beforehand')],
      unless: [[toCome]],
      ...unwritten,
    }),
  ),
  {
    key: 'no-written-notice/intake',
    when: [
      { question: 'intake/notice', is: ['vague', 'messenger', 'spoken'] },
      ...writtenNotice.map(notYes),
      ...surelyEmployee,
      ...surelyDismissal,
      notYes('detail-8/reasons-known-beforehand'),
      notYes('detail-8/any-written-notice'),
    ],
    // The company can still give it in writing.
    unless: [[toCome]],
    ...unwritten,
  },
];

const skipped = {
  text: `회사 규정에 정해진 징계 절차나 소명 기회를 건너뛰었어요. ${isVoid}`,
  law: '대법원 90다8077, 2010다100919',
  floor: floorOfVoid,
  why: '규정이 정한 소명 절차를 거치지 않은 징계해고는 징계 사유가 있는지와 상관없이 무효예요.',
} as const;

export const procedureSkipped: readonly LegalPoint[] = [
  ...[9, 10, 11, 12, 13, 15, 19, 20, 22].map(
    (section): LegalPoint => ({
      key: `procedure-skipped/detail-${section}`,
      when: [yes(`detail-${section}/procedure-skipped`), ...surelyEmployee],
      unless: [[toCome]],
      ...skipped,
    }),
  ),
  {
    key: 'procedure-skipped/detail-16',
    when: [no('detail-16/disciplinary-procedure-held'), ...surelyEmployee],
    unless: [[toCome]],
    ...skipped,
  },
];

export const agreementBreached: LegalPoint = {
  key: 'agreement-breached',
  when: [yes('detail-7/agreement-breached'), ...surelyEmployee],
  text: `정해 둔 해고 이유나 절차를 어긴 해고예요. ${isVoid}`,
  textToCome: `정해 둔 해고 이유나 절차를 지켜야 해요. ${isVoidToCome}`,
  law: '대법원 2007다1418',
  floor: floorOfVoid,
  why: '해고 이유를 제한하기로 한 약정은 직원이 5명보다 적은 곳에서도 효력이 있고, 그것을 어긴 해고는 무효예요.',
};

/** 고령자고용법 제19조 제2항: an age below 60 is taken to be 60. */
export const retiredUnderSixty: LegalPoint = {
  key: 'retired-under-sixty',
  when: [yes('detail-6/under-sixty'), ...surelyEmployee],
  text: `60세가 되기 전의 정년은 효력이 없고 60세로 정한 것으로 봐요. ${isVoid}`,
  textToCome: `60세가 되기 전의 정년은 효력이 없고 60세로 정한 것으로 봐요. ${isVoidToCome}`,
  law: '고령자고용법 제19조 제2항',
  floor: floorOfVoid,
  why: '정년을 60세보다 낮게 정해도 60세로 보므로, 그 전에 정년이라며 내보낸 것은 정년퇴직이 아니라 해고예요. 회사 규모에 따른 예외도 없어요.',
};

/** 근로기준법 제24조 제5항: a redundancy is just only if the company did what paragraphs 1 to 3 demand. */
export const redundancyUnprepared: LegalPoint = {
  key: 'redundancy-unprepared',
  when: [
    no('detail-17/avoidance-efforts'),
    no('detail-17/criteria-announced'),
    no('detail-17/consulted-representatives'),
    ...surelyEmployee,
  ],
  unless: [...fewerThanFive, [toCome]],
  text: `해고를 피하려는 노력도, 공정한 기준도, 근로자대표와의 협의도 없는 경영상 해고예요. 이 사실이 인정되면 정당한 해고로 보기 어려워요.`,
  law: '근로기준법 제24조 제2항·제3항·제5항',
  floor: floorOfVoid,
  why: '경영상 해고는 제24조 제1항부터 제3항까지의 요건을 갖추어야 정당한 이유가 있는 것으로 보는데, 회피 노력과 기준과 협의가 모두 없으면 그 요건을 갖추었다고 보기 어려워요.',
};
