import type { Choice, Conditions, IntakeQuestion } from '../ruleset.ts';
import { standardSections } from '../sections/sections.ts';
import { titlesToCome } from '../to-come/section-titles.ts';
import { titlesToEmployer } from '../to-employer/titles.ts';
import { choice, choiceOfBoth } from './choice.ts';

/** Forms of employment that open a section of their own (1 to 5) before the ground. */
const formsWithSection = ['not_started', 'probation', 'fixed_term', 'dispatched', 'freelance', 'executive'];
const formAlreadyChosen: Conditions = [{ question: 'intake/contract', is: formsWithSection }];
/** That the term is over is the reason most often given to who has one, so it is offered to them though it opens nothing more. */
const formWithoutTerm: Conditions = [
  { question: 'intake/contract', is: formsWithSection.filter((form) => form !== 'fixed_term') },
];

/**
 * What the choice says where it has to say more than the section's title: what belongs to another ground, so that the first item of
 * the section needn't ask it again.
 */
const groundHints: Readonly<Record<string, string>> = {
  'detail-13': '회사의 잘못을 신고하려고 모은 자료 때문이라면 ‘회사의 문제를 신고한 뒤 해고됐어요’를 고르세요.',
  'detail-14': '회사가 다른 이유를 댔더라도 고르세요. 괴롭힘이나 성희롱을 신고했다면 그 사유를 고르세요.',
  'detail-17': '회사 전체가 문을 닫았다면 ‘회사나 부서가 없어진다고 해고됐어요’를 고르세요.',
  'detail-20': '신고하거나 겪은 분도, 가해자로 지목된 분도 고르세요. 회사가 다른 이유를 댔더라도 고르세요.',
};

const groundHintsToEmployer: Readonly<Record<string, string>> = {
  'detail-13': '비리를 신고하려고 모은 자료 때문이라면 ‘문제를 신고한 직원을 해고했어요’를 고르세요.',
  'detail-14': '다른 이유를 알렸더라도 고르세요. 괴롭힘이나 성희롱을 신고한 직원이라면 그 사유를 고르세요.',
  'detail-17': '회사 전체의 문을 닫았다면 ‘회사나 부서를 없애며 해고했어요’를 고르세요.',
  'detail-20': '신고하거나 겪은 직원도, 가해자로 지목된 직원도 여기에 해당해요.',
};

/** A hint names another ground by its title, which is another one before the dismissal. */
const hintToCome = (id: string): Pick<NonNullable<Choice['toCome']>, 'hint' | 'toEmployer'> => {
  const renamed = (hint: string | undefined, of: 'toWorker' | 'toEmployer'): string | undefined =>
    standardSections.reduce<string | undefined>((text, section) => {
      const title = of === 'toWorker' ? section.title : titlesToEmployer[section.id];
      const coming = titlesToCome[section.id]?.[of];
      return title === undefined || coming === undefined ? text : text?.replace(`‘${title}’`, `‘${coming}’`);
    }, hint);
  const hint = renamed(groundHints[id], 'toWorker');
  const employerHint = renamed(groundHintsToEmployer[id], 'toEmployer');
  return {
    ...(hint === undefined ? {} : { hint }),
    toEmployer: { label: titlesToCome[id]?.toEmployer ?? '', ...(employerHint ? { hint: employerHint } : {}) },
  };
};

/** The way of notice has said already that there was no resignation. */
const notResigned: Conditions = [
  { question: 'intake/notice', is: ['paper', 'email', 'vague', 'messenger', 'spoken', 'not_yet'] },
];

/**
 * The grounds. Sections 1 to 5 are not offered if the form of employment has opened its section, and none is offered whose section
 * can't apply to the person (`condition`). Retirement (6) is offered at any age: an age below 60 may be set, and then it is void.
 */
const groundChoices: readonly Choice[] = [
  ...standardSections.map(({ id, title }, index): Choice => {
    const coming = titlesToCome[id];
    const ground: Choice = {
      ...choiceOfBoth(choice(id, title, groundHints[id]), titlesToEmployer[id] ?? title, groundHintsToEmployer[id]),
      ...(coming === undefined ? {} : { toCome: { label: coming.toWorker, ...hintToCome(id) } }),
    };
    if (id === 'detail-8') return { ...ground, hiddenWhen: notResigned };
    if (id === 'detail-3') return { ...ground, hiddenWhen: formWithoutTerm };
    return index < 5 ? { ...ground, hiddenWhen: formAlreadyChosen } : ground;
  }),
  choiceOfBoth(
    choice('not_told', '이유를 듣지 못했어요', '회사가 이유를 말하지 않았다면 고르세요.'),
    '이유를 알리지 않았어요',
  ),
  choiceOfBoth(
    choice('none', '해당하는 것이 없어요', '회사가 말한 이유가 위에 없다면 고르세요.'),
    '해당하는 것이 없어요',
    '해고한 이유가 위에 없다면 고르세요.',
  ),
];

/** The reason that the company gives, and what follows from it. */
export const groundQuestions: readonly IntakeQuestion[] = [
  {
    key: 'intake/ground',
    numbering: 8,
    title: '회사가 말한 해고 이유는 무엇인가요?',
    toEmployer: { title: '해고한 이유는 무엇인가요?', note: '이유가 여럿이면 가장 크게 든 것을 고르세요.' },
    toCome: {
      title: '회사가 말하는 해고 이유는 무엇인가요?',
      toEmployer: { title: '해고하려는 이유는 무엇인가요?' },
    },
    type: 'radio',
    // Who signed a resignation disputes that it was meant, not the reason of a dismissal.
    askedWhen: [[{ question: 'intake/notice', isNot: ['resigned'] }]],
    choices: groundChoices,
    note: '이유가 여럿이면 회사가 가장 크게 내세운 것을 고르세요.',
    why: '회사는 해고 이유가 정당하다는 것을 밝혀야 하고, 이유마다 따지는 기준이 달라요(근로기준법 제23조 제1항).',
  },
  {
    key: 'intake/aged-55',
    numbering: 5,
    title: '만 55세 이상이신가요?',
    toEmployer: { title: '그 직원이 만 55세 이상인가요?' },
    type: 'radio',
    special: true,
    // Asked after the form of employment and the reason, because nobody else's figure depends on it.
    askedWhen: [
      [{ question: 'intake/contract', is: ['fixed_term'] }],
      [{ question: 'intake/ground', is: ['detail-3'] }],
    ],
    choices: [choice('yes', '예'), choice('no', '아니요')],
    note: '지금이 아니라 마지막 근로계약을 맺은 때의 나이로 답해 주세요.',
    why: '만 55세 이상과 맺은 기간제 계약은 2년 제한의 예외예요(기간제법 제4조 제1항 제4호, 고령자고용법 제2조 제1호, 시행령 제2조).',
  },
  {
    // Its number comes after the others because numbers of questions are their addresses, and 14 is the request for a
    // consultation.
    key: 'intake/contract-end',
    numbering: 15,
    title: '계약이 끝나는(끝난) 날은 언제인가요?',
    toEmployer: { title: '그 직원의 계약이 끝나는(끝난) 날은 언제인가요?' },
    type: 'date',
    optional: true,
    askedWhen: [
      [{ question: 'intake/contract', is: ['fixed_term'] }],
      [{ question: 'intake/ground', is: ['detail-3', 'detail-6', 'detail-16', 'detail-18'] }],
    ],
    note: '계약서의 종료일, 정년이 되는 날, 회사가 문을 닫는 날 가운데 먼저 오는 날을 적어 주세요. 이미 지났다면 지난 날짜를 적고, 정해진 날이 없거나 모르면 건너뛰세요.',
    why: '재계약을 거절당했거나 정년으로 나온 분은 이날부터 3개월을 세요(대법원 2014두45765). 회사가 계약을 중간에 끝냈거나 문을 닫는 분은 이날이 지난 뒤에 신청하면 구제를 받기 어려워 그 전에 신청해야 해요(대법원 2020두54852).',
  },
];
