import { dayOfDismissal, dayOfDismissalToEmployer } from './day-of-dismissal.ts';
import type { Choice, Conditions, IntakeQuestion } from './ruleset.ts';
import { standardSections } from './sections/sections.ts';
import { titlesToEmployer } from './to-employer/titles.ts';

const choice = (value: string, label: string, hint?: string): Choice => ({
  value,
  label,
  ...(hint === undefined ? {} : { hint }),
});

/** A choice that an employer reads in other words; a hint that is absent is none. */
const choiceOfBoth = (worker: Choice, label: string, hint: string | null = null): Choice => ({
  ...worker,
  toEmployer: { label, hint },
});

/** Forms of employment that open a section of their own (1 to 5) before the ground. */
const formsWithSection = ['not_started', 'probation', 'fixed_term', 'dispatched', 'freelance', 'executive'];
const formAlreadyChosen: Conditions = [{ question: 'intake/contract', is: formsWithSection }];

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

/** The way of notice has said already that there was no resignation. */
const notResigned: Conditions = [{ question: 'intake/notice', is: ['paper', 'email', 'vague', 'messenger', 'spoken'] }];

/**
 * The grounds. Sections 1 to 5 are not offered if the form of employment has opened its section, and none is offered whose section
 * can't apply to the person (`condition`). Retirement (6) is offered at any age: an age below 60 may be set, and then it is void.
 */
const groundChoices: readonly Choice[] = [
  ...standardSections.map(({ id, title }, index): Choice => {
    const ground = choiceOfBoth(
      choice(id, title, groundHints[id]),
      titlesToEmployer[id] ?? title,
      groundHintsToEmployer[id],
    );
    if (id === 'detail-8') return { ...ground, hiddenWhen: notResigned };
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

/**
 * Questions in the order asked; those that move neither the figure nor a route follow the figure (`afterFigure`). Their numbers are
 * addresses and not places. The request for a consultation (14) is no part of the walk.
 */
export const standardIntake: readonly IntakeQuestion[] = [
  {
    key: 'intake/side',
    numbering: 0,
    title: '누구신가요?',
    type: 'radio',
    special: true,
    choices: [choice('employee', '근로자', '해고되었거나 해고될까 걱정하는 분'), choice('employer', '사용자(회사)')],
    why: '승소 가능성을 어느 쪽에서 보여 드릴지 정해요. 계산 방법은 같아요.',
  },
  {
    key: 'intake/workers',
    numbering: 2,
    title: '대표를 뺀 전체 직원은 몇 명인가요?',
    type: 'number',
    special: true,
    min: 0,
    max: 100_000,
    note: '아르바이트, 단시간, 일용, 외국인 직원은 넣고 대표와 파견 직원은 빼 주세요. 함께 사는 친족은 다른 직원이 한 명이라도 있으면 넣어 주세요.',
    why: '직원이 5명 미만이면 해고 제한 규정의 대부분이 적용되지 않아요. 해고 전 한 달 동안 실제로 일한 인원의 평균으로 따지고, 함께 사는 친족만 일하는 곳에는 근로기준법이 적용되지 않아요(근로기준법 제11조, 시행령 제7조의2).',
  },
  {
    key: 'intake/joined',
    numbering: 3,
    title: '언제 입사하셨나요?',
    toEmployer: {
      title: '언제 입사한 직원인가요?',
      note: '계약서를 여러 번 새로 썼더라도 이어서 일했다면 처음 들어온 날을 적어 주세요. 출근하기 전에 채용을 취소했다면 합격을 알린 날을 적어 주세요.',
    },
    type: 'date',
    note: '계약서를 여러 번 새로 썼더라도 이어서 일했다면 처음 들어온 날을 적어 주세요. 출근하기 전에 채용이 취소되었다면 합격 통보를 받은 날을 적어 주세요.',
    why: '일한 기간에 따라 기간제 계약의 2년 제한(기간제법 제4조)과 해고예고(근로기준법 제26조)가 달라져요.',
  },
  {
    key: 'intake/dismissed',
    numbering: 4,
    title: '언제 해고되셨나요?',
    toEmployer: {
      title: '그 직원을 언제 해고하셨나요?',
      note: `${dayOfDismissalToEmployer}을 적어 주세요. 앞으로 해고할 예정이라면 그 날짜를 적어 주세요.`,
    },
    type: 'date',
    special: true,
    note: `${dayOfDismissal}을 적어 주세요. 앞으로 해고될 예정이라면 그 날짜를 적어 주세요.`,
    why: '노동위원회 구제신청은 이날부터 3개월 안에 해야 해요(근로기준법 제28조 제2항, 노동위원회규칙 제40조). 회사의 징계 재심을 거쳐도 기간은 늘어나지 않아요.',
  },
  {
    key: 'intake/contract',
    numbering: 7,
    title: '어떤 형태로 일하셨나요?',
    toEmployer: { title: '그 직원은 어떤 형태로 일했나요?' },
    type: 'radio',
    choices: [
      choice('regular', '정규직', '기간을 정하지 않고 회사와 근로계약을 맺은 경우'),
      choice('fixed_term', '기간제(계약직)'),
      choiceOfBoth(
        choice(
          'probation',
          '수습·시용',
          '정규직으로 뽑혔어도 수습 기간에 해고되었거나 정식 채용을 거절당했다면 고르세요.',
        ),
        '수습·시용',
        '정규직으로 뽑았어도 수습 기간에 해고했거나 정식 채용을 하지 않았다면 고르세요.',
      ),
      choice('dispatched', '파견·용역·도급', '다른 업체 소속으로 일한 경우'),
      choiceOfBoth(
        choice('freelance', '프리랜서·위탁', '직원처럼 일했어도 위탁·용역 계약을 썼거나 3.3%를 떼었다면 고르세요.'),
        '프리랜서·위탁',
        '위탁·용역 계약을 맺었거나 3.3%를 떼었다면 고르세요.',
      ),
      choice('executive', '임원'),
      choiceOfBoth(
        choice('not_started', '아직 출근 전(채용내정)', '첫 출근일에 취소를 들은 경우도 포함해요.'),
        '아직 출근 전(채용내정)',
        '첫 출근일에 취소를 알린 경우도 포함해요.',
      ),
      {
        ...choice(
          'public_official',
          '공무원·교원',
          '임용된 공무원과 국공립·사립학교 교원. 공무직과 기간제 교원은 정규직이나 기간제를 고르세요.',
        ),
        ends: true,
      },
    ],
    why: '일한 형태에 따라 해고를 따지는 기준이 달라서, 해당하는 질문을 먼저 여쭈어요. 공무원과 교원은 노동위원회가 아니라 소청심사에서 다퉈요(국가공무원법 제76조, 지방공무원법 제67조, 교원지위법 제9조).',
  },
  {
    key: 'intake/insurance',
    numbering: 6,
    title: '4대 보험에 가입되어 있었나요, 아니면 소득세 3.3%를 떼었나요?',
    toEmployer: {
      title: '그 직원을 4대 보험에 가입시켰나요, 아니면 소득세 3.3%를 떼었나요?',
      note: '급여대장이나 원천징수 내역을 보면 알 수 있어요.',
    },
    type: 'radio',
    special: true,
    // Regular employees say by their form of employment that they have no contract for services.
    askedWhen: [[{ question: 'intake/contract', is: ['fixed_term', 'probation', 'dispatched', 'freelance'] }]],
    choices: [
      choiceOfBoth(choice('insured', '4대 보험에 가입되어 있었어요'), '4대 보험에 가입시켰어요'),
      choiceOfBoth(choice('withheld', '4대 보험 없이 3.3%를 떼었어요'), '4대 보험 없이 3.3%를 떼었어요'),
      choiceOfBoth(choice('neither', '둘 다 아니에요'), '둘 다 하지 않았어요'),
      choice('unknown', '잘 모르겠어요'),
    ],
    note: '월급 명세서나 통장에 들어온 금액을 보면 알 수 있어요.',
    why: '가입하지 않았다면 근로자로 인정되는지 더 여쭈어요. 보험과 세금은 부수적인 사정이어서 이 답만으로는 승소 가능성이 바뀌지 않아요.',
  },
  {
    key: 'intake/notice',
    numbering: 9,
    title: '해고를 어떻게 통보받으셨나요?',
    toEmployer: {
      title: '직원에게 해고를 어떻게 통보하셨나요?',
      note: '여러 방법으로 통보했다면 위에 있는 것을 고르세요. 직원이 사직서를 썼다면 마지막 것을 고르세요.',
    },
    type: 'radio',
    choices: [
      choiceOfBoth(
        choice(
          'paper',
          '종이 문서로, 해고 이유와 날짜가 적혀 있었어요',
          '어떤 일 때문인지 알 수 있게 적혀 있어야 해요.',
        ),
        '종이 문서로, 해고 이유와 날짜를 적었어요',
        '어떤 일 때문인지 알 수 있게 적었어야 해요.',
      ),
      choiceOfBoth(
        choice('email', '이메일로, 해고 이유와 날짜가 적혀 있었어요'),
        '이메일로, 해고 이유와 날짜를 적었어요',
      ),
      choiceOfBoth(
        choice(
          'vague',
          '종이나 이메일을 받았지만 이유나 날짜가 분명하지 않았어요',
          '‘기간 만료’나 ‘사규 위반’이라고만 적혀 있었던 경우예요.',
        ),
        '종이나 이메일로 알렸지만 이유나 날짜를 구체적으로 적지 않았어요',
        '‘기간 만료’나 ‘사규 위반’이라고만 적은 경우예요.',
      ),
      choiceOfBoth(choice('messenger', '메신저·문자로만 들었어요'), '메신저·문자로만 알렸어요'),
      choiceOfBoth(choice('spoken', '말로만 들었어요'), '말로만 알렸어요'),
      choiceOfBoth(
        choice('resigned', '사직서를 쓰거나 그만두는 데 동의했어요', '쓰게 했거나 동의하게 했다면 고르세요.'),
        '직원이 사직서를 쓰거나 그만두는 데 동의했어요',
        '회사가 권하거나 쓰게 한 경우도 포함해요.',
      ),
    ],
    note: '여러 방법으로 통보받았다면 위에 있는 것을 고르세요. 사직서를 썼다면 마지막 것을 고르세요.',
    why: '해고는 이유와 날짜를 적은 서면으로 알려야 효력이 있어요(근로기준법 제27조). 이메일은 내용이 구체적이고 대응에 지장이 없을 때 예외로 인정돼요(대법원 2015두41401).',
  },
  {
    key: 'intake/ground',
    numbering: 8,
    title: '회사가 말한 해고 이유는 무엇인가요?',
    toEmployer: { title: '해고한 이유는 무엇인가요?', note: '이유가 여럿이면 가장 크게 든 것을 고르세요.' },
    type: 'radio',
    // Who signed a resignation disputes that it was meant, not the reason of a dismissal.
    askedWhen: [[{ question: 'intake/notice', isNot: ['resigned'] }]],
    choices: groundChoices,
    note: '이유가 여럿이면 회사가 가장 크게 내세운 것을 고르세요.',
    why: '회사는 해고 이유가 정당하다는 것을 밝혀야 하고, 이유마다 따지는 기준이 달라요(근로기준법 제23조 제1항).',
  },
  {
    key: 'intake/reported',
    numbering: 16,
    title: '해고되기 전에 회사의 잘못이나 괴롭힘·성희롱을 신고한 일이 있나요?',
    toEmployer: {
      title: '해고하기 전에 그 직원이 회사의 잘못이나 괴롭힘·성희롱을 신고한 일이 있나요?',
      note: '회사 안에서 문제를 제기한 것도 포함해요. 해고한 이유가 다르더라도 답해 주세요.',
    },
    type: 'radio',
    optional: true,
    askedWhen: [[{ question: 'intake/ground', isNot: ['detail-14', 'detail-20'] }]],
    choices: [
      choice('no', '없어요'),
      choiceOfBoth(
        choice('wrongdoing', '회사의 비리나 법 위반을 신고했거나 알렸고, 그 뒤에 해고됐어요'),
        '직원이 회사의 비리나 법 위반을 신고했거나 알렸고, 그 뒤에 해고했어요',
      ),
      choiceOfBoth(
        choice(
          'harassment',
          '괴롭힘이나 성희롱을 신고했거나 겪었고, 그 뒤에 해고됐어요',
          '피해자를 도운 경우도 포함해요.',
        ),
        '직원이 괴롭힘이나 성희롱을 신고했거나 겪었고, 그 뒤에 해고했어요',
        '피해자를 도운 직원도 포함해요.',
      ),
    ],
    note: '회사 안에서 문제를 제기한 것도 포함해요. 회사가 다른 이유를 댔더라도 답해 주세요.',
    why: '신고를 이유로 한 해고는 회사가 어떤 이유를 대든 금지돼요(근로기준법 제76조의3 제6항·제104조, 남녀고용평등법 제14조 제6항, 공익신고자 보호법 제15조). 그래서 신고한 일이 있으면 그것을 먼저 여쭤요.',
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
    title: '계약이 끝나는 날이 정해져 있나요?',
    toEmployer: { title: '그 직원의 계약이 끝나는 날이 정해져 있나요?' },
    type: 'date',
    optional: true,
    askedWhen: [
      [{ question: 'intake/contract', is: ['fixed_term'] }],
      [{ question: 'intake/ground', is: ['detail-3', 'detail-6', 'detail-18'] }],
    ],
    note: '계약서의 종료일, 정년이 되는 날, 회사가 문을 닫는 날 가운데 먼저 오는 날을 적어 주세요. 이미 지났다면 지난 날짜를 적고, 모르면 건너뛰세요.',
    why: '구제를 신청하기 전에 계약이 끝나면 노동위원회에서 구제를 받기 어려워요. 그래서 신청 기한과 이날 가운데 먼저 오는 날을 알려 드려요(대법원 2020두54852).',
  },
  {
    key: 'intake/region',
    numbering: 1,
    title: '회사가 어디에 있나요?',
    toEmployer: { note: '그 직원이 실제로 일한 사업장이 있는 곳을 고르세요.' },
    type: 'radio',
    custom: 30,
    afterFigure: true,
    choices: [
      choice('seoul', '서울'),
      choice('incheon', '인천'),
      choice('gyeonggi', '경기'),
      choice('gangwon', '강원'),
      choice('chungnam', '충남', '대전·세종 포함'),
      choice('chungbuk', '충북'),
      choice('jeonbuk', '전북'),
      choice('jeonnam', '전남', '광주 포함'),
      choice('gyeongbuk', '경북', '대구 포함'),
      choice('gyeongnam', '경남', '창원'),
      choice('busan', '부산'),
      choice('ulsan', '울산'),
      choice('jeju', '제주'),
    ],
    note: '실제로 일한 사업장이 있는 곳을 고르세요.',
    why: '구제신청을 낼 지방노동위원회를 사업장 소재지에 맞춰 알려 드려요. 승소 가능성에는 영향이 없어요.',
  },
  {
    key: 'intake/wage',
    numbering: 10,
    title: '한 해 임금은 얼마였나요?',
    toEmployer: { title: '그 직원의 한 해 임금은 얼마였나요?' },
    type: 'radio',
    optional: true,
    afterFigure: true,
    choices: [
      choice('under_3000', '3,000만 원 미만'),
      choice('3000_4500', '3,000만~4,500만 원'),
      choice('4500_7000', '4,500만~7,000만 원'),
      choice('7000_10000', '7,000만~1억 원'),
      choice('over_10000', '1억 원 이상'),
    ],
    note: '세금을 떼기 전 금액이에요. 경계에 걸리면 위 구간을 고르세요. 예를 들어 4,500만 원은 4,500만~7,000만 원이에요.',
    why: '해고가 부당하다고 인정될 때 받을 임금 상당액과 권리구제 대리인 제도를 안내하는 데만 써요. 승소 가능성에는 영향이 없어요.',
  },
  {
    key: 'intake/forewarned',
    numbering: 11,
    title: '회사가 해고를 미리 알려 준 날은 언제인가요?',
    toEmployer: {
      title: '해고를 직원에게 미리 알린 날은 언제인가요?',
      note: '미리 알리지 않았다면 해고한 날을 적어 주세요.',
    },
    type: 'date',
    optional: true,
    afterFigure: true,
    note: '미리 알려 주지 않았다면 해고된 날을 적어 주세요.',
    why: '30일 전에 예고하지 않았다면 30일분 통상임금을 따로 청구할 수 있어요. 일한 기간이 3개월 미만이거나 천재·사변, 고의로 막대한 손해를 끼친 경우는 예외예요(근로기준법 제26조).',
  },
  {
    key: 'intake/hours',
    numbering: 12,
    title: '하루에 몇 시부터 몇 시까지 일하셨나요?',
    toEmployer: { title: '그 직원은 하루에 몇 시부터 몇 시까지 일했나요?' },
    type: 'time',
    optional: true,
    afterFigure: true,
    minuteStep: 10,
    note: '끝나는 시각이 시작보다 빠르면 다음 날로 계산해요. 쉬는 시간은 분으로 적어 주세요.',
    why: '통상임금을 추정하고 단시간 근로자에 관한 안내를 드리는 데만 써요. 승소 가능성에는 영향이 없어요.',
  },
  {
    key: 'intake/contact',
    numbering: 13,
    title: '연락받을 이름과 연락처를 알려 주세요.',
    type: 'text',
    optional: true,
    afterFigure: true,
    note: '비워 두어도 결과를 볼 수 있어요. 비우면 연락처는 저장하지 않아요.',
    why: '결과를 보내 드리거나 상담을 이어 드릴 때만 써요.',
  },
];
