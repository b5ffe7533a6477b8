import { dayOfDismissal, dayOfDismissalToEmployer } from '../day-of-dismissal.ts';
import type { IntakeQuestion } from '../ruleset.ts';
import { choice, choiceOfBoth } from './choice.ts';

/** Who asks, the workplace, the days, the form of employment. */
export const employmentQuestions: readonly IntakeQuestion[] = [
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
    title: '해고일이 언제인가요?',
    toEmployer: {
      title: '그 직원의 해고일이 언제인가요?',
      note: `${dayOfDismissalToEmployer}을 적어 주세요. 재계약을 하지 않았거나 정년이라면 계약이 끝나는(끝난) 날을, 앞으로 해고할 예정이라면 그 날짜를 적어 주세요.`,
    },
    type: 'date',
    special: true,
    note: `${dayOfDismissal}을 적어 주세요. 재계약이 안 되었거나 정년이라면 계약이 끝나는(끝난) 날을, 앞으로 해고될 예정이라면 그 날짜를 적어 주세요.`,
    why: '노동위원회 구제신청은 이날부터 3개월 안에 해야 해요(근로기준법 제28조 제2항, 노동위원회규칙 제40조). 회사의 징계 재심을 거쳐도 기간은 늘어나지 않아요.',
  },
  {
    key: 'intake/contract',
    numbering: 7,
    title: '어떤 형태로 일하셨나요?',
    toEmployer: { title: '그 직원은 어떤 형태로 일했나요?' },
    toCome: { title: '어떤 형태로 일하시나요?', toEmployer: { title: '그 직원은 어떤 형태로 일하나요?' } },
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
];
