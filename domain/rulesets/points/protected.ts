import { fewerThanFive, isProtected } from '../routes/situations.ts';
import type { LegalPoint } from '../ruleset.ts';
import { floorOfProtected, floorOfSuspected, isVoid, isVoidToCome, no, surelyEmployee, yes } from './answers.ts';

/**
 * Reasons for which nobody may be dismissed. Where the person says that it was the reason, the floor is higher than where it is only
 * known that they were protected; where the worker has to prove the reason (unions, reports) there is no floor.
 */

const byEmployer = '직원 수와 상관없이 금지되고, 그 때문이 아니라는 것은 회사가 밝혀야 해요.';
const byWorker =
  '직원 수와 상관없이 금지되지만, 그 이유라는 것은 근로자 쪽이 밝혀야 하는 일이 많아 하한을 두지 않아요.';

const harassment = {
  text: `성희롱을 신고했거나 피해를 입었다는 이유로 한 해고예요. ${isVoid}`,
  textToCome: `성희롱을 신고했거나 피해를 입었다는 이유로 해고할 수 없어요. ${isVoidToCome}`,
  law: '남녀고용평등법 제14조 제6항, 제30조',
  floor: floorOfProtected,
  why: byEmployer,
} as const;
const sexDiscrimination = {
  text: `성별·혼인·임신·출산을 이유로 한 해고예요. ${isVoid}`,
  textToCome: `성별·혼인·임신·출산을 이유로 해고할 수 없어요. ${isVoidToCome}`,
  law: '남녀고용평등법 제11조, 제30조',
  floor: floorOfProtected,
  why: byEmployer,
} as const;
const union = {
  text: '노동조합 활동을 이유로 한 해고라면 부당노동행위로 다툴 수 있어요.',
  law: '노동조합법 제81조 제1항 제1호',
  why: byWorker,
} as const;
const report = {
  law: '공익신고자 보호법 제15조, 제23조',
  why: '공익신고를 이유로 한 해고는 직원 수와 상관없이 금지돼요.',
} as const;

const bySections: readonly LegalPoint[] = [
  { key: 'harassment/small', when: [yes('detail-7/sexual-harassment-report'), ...surelyEmployee], ...harassment },
  {
    key: 'harassment/reported',
    when: [no('detail-20/accused'), yes('detail-20/report-of-sexual-harassment'), ...surelyEmployee],
    ...harassment,
  },
  { key: 'sex/small', when: [yes('detail-7/sex-marriage-pregnancy'), ...surelyEmployee], ...sexDiscrimination },
  {
    key: 'sex/selected',
    when: [yes('detail-17/selected-for-sex-or-pregnancy'), ...surelyEmployee],
    ...sexDiscrimination,
  },
];

/** What the page on protected people alone says: the person is protected, and the reason is in dispute. */
const byPage: readonly LegalPoint[] = [
  {
    key: 'childcare-leave',
    when: [isProtected('childcare_leave'), ...surelyEmployee],
    text: '육아휴직 등을 신청했거나 썼다는 이유로 한 해고라면 직원 수와 상관없이 금지된 해고이고, 그 때문이 아니라는 것은 회사가 밝혀야 해요.',
    textToCome:
      '육아휴직 등을 신청했거나 썼다는 이유로 해고하는 것은 직원 수와 상관없이 금지되고, 그 때문이 아니라는 것은 회사가 밝혀야 해요.',
    law: '남녀고용평등법 제19조 제3항·제18조의2 제5항·제19조의2 제5항·제22조의2 제6항, 제30조',
    floor: floorOfSuspected,
    why: byEmployer,
  },
  {
    key: 'pregnancy-or-marriage',
    when: [isProtected('pregnancy_marriage'), ...surelyEmployee],
    text: '임신·혼인·출산을 이유로 한 해고라면 직원 수와 상관없이 금지된 해고이고, 그 때문이 아니라는 것은 회사가 밝혀야 해요.',
    textToCome:
      '임신·혼인·출산을 이유로 해고하는 것은 직원 수와 상관없이 금지되고, 그 때문이 아니라는 것은 회사가 밝혀야 해요.',
    law: '남녀고용평등법 제11조, 제30조',
    floor: floorOfSuspected,
    why: byEmployer,
  },
];

const byReportsAndUnions: readonly LegalPoint[] = [
  {
    key: 'report/presumed',
    when: [yes('detail-14/reported-to-authority'), yes('detail-14/within-two-years')],
    // A report to the labour office alone isn't presumed to be one in the public interest.
    unless: [[isProtected('labour_office'), { question: 'intake/protected', isNot: ['wrongdoing'] }]],
    ...report,
    text: '신고한 것이 공익신고에 해당하면, 신고 뒤 2년 안의 해고는 신고 때문에 한 것으로 추정돼요.',
  },
  {
    key: 'report/small',
    when: [yes('detail-7/public-interest-report')],
    ...report,
    text: '공익신고를 이유로 한 해고는 법이 금지해요. 신고 뒤 2년 안이라면 신고 때문에 한 것으로 추정돼요.',
  },
  {
    key: 'report/labour-office',
    when: [isProtected('labour_office')],
    text: '노동청에 신고했다는 이유로 한 해고는 금지되고 처벌되는 일이에요.',
    law: '근로기준법 제104조(2026년 12월 7일까지 제104조 제2항)·제110조, 시행령 별표 1',
    why: '직원이 5명보다 적은 곳에도 적용돼요. 그 이유라는 것은 근로자 쪽이 밝혀야 하는 일이 많아 하한을 두지 않아요.',
  },
  { key: 'union/small', when: [yes('detail-7/union-activity')], ...union },
  { key: 'union/selected', when: [yes('detail-17/selected-for-union')], ...union },
  { key: 'union/protest', when: [yes('detail-22/union-or-rightful-protest')], ...union },
  { key: 'union/page', when: [isProtected('union')], ...union },
  {
    key: 'harassment/retaliation',
    when: [no('detail-20/accused')],
    unless: fewerThanFive,
    text: '괴롭힘이나 성희롱을 신고했거나 피해를 입은 사람을 그 이유로 해고하는 것은 금지돼요.',
    law: '근로기준법 제76조의3 제6항·제109조, 남녀고용평등법 제14조 제6항',
    why: '신고와 해고가 가까울수록 보복으로 볼 여지가 커요.',
  },
];

export const protectedPersons: readonly LegalPoint[] = [...bySections, ...byPage, ...byReportsAndUnions];
