import type { LocalDate } from '../../kernel/korean-date.ts';
import type { Answers, Conditions } from '../../rulesets/ruleset.ts';
import { anyHold } from '../conditions.ts';

/** A paper or record that helps to prove a worker's case, with how to keep it. */
export type Paper = {
  /** Never changes: what a person has ticked is stored by it. */
  readonly key: string;
  readonly name: string;
  readonly keep: string;
};

/** Listed if the case is about one of the grounds, or one of the alternatives holds; without any of both, for everybody. */
type PaperRule = Paper & { readonly grounds?: readonly number[]; readonly when?: readonly Conditions[] };

const yes = (question: string): Conditions => [{ question, is: ['yes'] }];
const contract = (...forms: readonly string[]): Conditions => [{ question: 'intake/contract', is: forms }];
const notice = (...ways: readonly string[]): Conditions => [{ question: 'intake/notice', is: ways }];
const hadBegun: Conditions = [{ question: 'intake/contract', isNot: ['not_started'] }];

/** Grounds that blame the person: the company's rules and its procedure decide about them. */
const blamed = [9, 10, 11, 12, 13, 15, 19, 20, 22] as const;

const rules: readonly PaperRule[] = [
  {
    key: 'contract',
    name: '근로계약서',
    keep: '모든 쪽을 사진으로 찍어 개인 이메일로 보내 두세요. 받지 못했다면 받지 못한 사실을 적어 두세요. 회사는 계약서를 건넬 의무가 있어요(근로기준법 제17조).',
    when: [hadBegun],
  },
  {
    key: 'offer',
    name: '채용공고와 합격 통보',
    keep: '공고가 내려가기 전에 화면을 저장하고, 합격을 알린 문자나 이메일은 지우지 마세요. 연봉과 출근일을 정한 대화도 함께 남겨요.',
    grounds: [1],
    when: [contract('not_started')],
  },
  {
    key: 'given-up',
    name: '합격을 믿고 포기한 것의 자료',
    keep: '전 직장의 사직서와 퇴사일, 다른 회사의 합격 통보처럼 합격을 믿고 그만두거나 포기한 것을 보여 주는 자료예요.',
    when: [yes('detail-1/relied-on-offer')],
  },
  {
    key: 'pay',
    name: '급여명세서와 급여가 들어온 통장 내역',
    keep: '최근 1년 치를 모아요. 은행 앱에서 거래내역을 PDF로 받을 수 있어요. 임금과 해고예고수당을 계산하는 바탕이 돼요.',
    when: [hadBegun],
  },
  {
    key: 'notice-paper',
    name: '해고 통지서',
    keep: '원본을 그대로 두고 앞뒤를 사진으로 찍어요. 받은 날짜가 중요하니 봉투와 등기 기록도 버리지 마세요.',
    when: [notice('paper')],
  },
  {
    key: 'notice-email',
    name: '해고를 알린 이메일',
    keep: '회사 계정은 곧 막힐 수 있어요. 보낸 사람과 시각이 보이게 PDF로 저장하고 개인 이메일로도 전달해 두세요.',
    when: [notice('email')],
  },
  {
    key: 'notice-message',
    name: '해고를 알린 문자나 메신저 대화',
    keep: '대화방에서 나가지 마세요. 보낸 사람, 날짜, 앞뒤 대화가 모두 보이게 화면을 찍고 대화 내보내기로도 저장해요.',
    when: [notice('messenger')],
  },
  {
    key: 'notice-spoken',
    name: '말로 들은 해고의 기록',
    keep: '들은 날, 곳, 말한 사람, 들은 말을 오늘 안에 적어 두세요. “오늘 해고라고 하신 것이 맞나요?”처럼 문자로 다시 물으면 기록이 남아요. 내가 함께한 대화의 녹음도 자료가 돼요.',
    when: [notice('spoken')],
  },
  {
    key: 'messages',
    name: '해고를 전후로 회사와 주고받은 연락',
    keep: '문자, 메신저, 이메일을 날짜순으로 모아요. 지우거나 고치지 말고 전체 대화를 저장하세요.',
  },
  {
    key: 'insurance',
    name: '고용보험 가입 이력',
    keep: '근로복지공단 고용·산재보험 토탈서비스나 고용센터에서 받아요. 입사일과 퇴사일, 회사가 신고한 퇴사 이유를 확인해요.',
    when: [hadBegun],
  },
  {
    key: 'rules',
    name: '취업규칙과 징계 규정',
    keep: '회사는 직원이 자유롭게 볼 수 있게 둘 의무가 있어요(근로기준법 제14조). 징계 사유와 절차가 적힌 쪽을 찍거나 사본을 요청하세요.',
    grounds: [...blamed, 3, 6, 16],
    when: [contract('fixed_term')],
  },
  {
    key: 'procedure',
    name: '징계위원회 출석 통지와 의결서, 낸 소명서',
    keep: '절차가 없었다면 없었다는 것도 중요해요. 언제 무엇을 통보받았는지 날짜를 적어 두세요.',
    grounds: blamed,
  },
  {
    key: 'attendance',
    name: '출퇴근 기록과 휴가 신청 내역',
    keep: '출입 기록, 근태 화면, 교통카드 내역, 휴가나 병가를 신청한 연락을 저장해요. 회사 시스템에 들어갈 수 있을 때 먼저 찍어 두세요.',
    grounds: [4, 9, 10],
    when: [contract('dispatched', 'freelance')],
  },
  {
    key: 'medical',
    name: '진단서나 결근 사유를 보여 주는 자료',
    keep: '진료확인서, 가족 돌봄이나 사고를 보여 주는 서류를 날짜와 함께 모아요.',
    grounds: [9, 10],
  },
  {
    key: 'appraisal',
    name: '평가표와 면담, 실적 기록',
    keep: '평가 결과와 근거, 면담한 날과 들은 말, 받은 교육을 모아요. 좋은 평가나 칭찬받은 연락도 함께 저장해요.',
    grounds: [2, 21],
    when: [contract('probation')],
  },
  {
    key: 'renewals',
    name: '지금까지 쓴 모든 계약서와 재계약 기록',
    keep: '몇 번 갱신했는지, 동료들은 재계약되었는지, 재계약을 약속한 말이나 글이 있는지 모아요.',
    grounds: [3],
    when: [contract('fixed_term')],
  },
  {
    key: 'directions',
    name: '업무를 지시받은 기록',
    keep: '누가 언제 무슨 일을 시켰는지 보이는 메신저, 이메일, 업무일지를 저장해요. 3.3%를 뗀 내역과 세금 서류도 근로자인지 따질 때 쓰여요.',
    grounds: [4, 5],
    when: [contract('dispatched', 'freelance', 'executive')],
  },
  {
    key: 'headcount',
    name: '함께 일한 사람 수를 보여 주는 자료',
    keep: '해고 전 한 달의 근무표, 단체 대화방, 조직도, 좌석표처럼 날마다 몇 명이 일했는지 보이는 것을 모아요.',
    when: [[{ computed: 'under_five_workers', holds: true }], yes('detail-7/under-five')],
  },
  {
    key: 'resignation',
    name: '사직서와 사직을 권한 대화',
    keep: '낸 사직서의 사본과, 쓰라고 한 사람·날·말을 적은 기록을 모아요. 철회하거나 항의했다면 그 연락도 저장해요.',
    grounds: [8],
    when: [yes('detail-8/resigned-or-agreed')],
  },
  {
    key: 'orders',
    name: '따르지 않았다는 지시나 인사명령',
    keep: '명령서와 그것을 두고 주고받은 연락, 거부한 이유를 알린 기록을 모아요.',
    grounds: [11],
  },
  {
    key: 'side-work',
    name: '다른 일의 시간과 수입, 회사에 알린 기록',
    keep: '근무시간과 겹치지 않았다는 것과 회사가 알고 있었다는 것을 보여 주는 자료를 모아요.',
    grounds: [12],
  },
  {
    key: 'data-handling',
    name: '자료를 옮긴 경위를 보여 주는 기록',
    keep: '업무 지시나 관행을 보여 주는 연락을 모아요. 문제가 된 회사 자료 자체는 더 복사하거나 지우지 마세요.',
    grounds: [13],
  },
  {
    key: 'report',
    name: '신고한 접수증과 그 뒤의 연락',
    keep: '신고한 곳과 날짜가 보이는 접수증, 신고한 뒤 달라진 대우를 날짜순으로 모아요.',
    grounds: [14],
    when: [
      yes('detail-7/protected-reason'),
      yes('detail-14/reported-to-authority'),
      [{ question: 'detail-20/accused', is: ['no'] }],
    ],
  },
  {
    key: 'application-papers',
    name: '입사할 때 낸 이력서와 채용공고',
    keep: '무엇을 요구했고 무엇을 적었는지 알 수 있게 낸 그대로 보관해요.',
    grounds: [15],
  },
  {
    key: 'business',
    name: '회사 사정과 그 뒤의 채용을 보여 주는 자료',
    keep: '경영 설명 자료, 희망퇴직 안내, 해고 뒤에 올라온 채용공고를 저장해요. 공시된 재무제표도 볼 수 있어요.',
    grounds: [17, 18],
  },
  {
    key: 'closure',
    name: '문을 닫은 뒤의 상황을 보여 주는 자료',
    keep: '같은 곳에서 비슷한 사업을 하는지 간판과 누리집을 찍어 두세요. 사업자등록 상태는 홈택스에서 볼 수 있어요.',
    grounds: [18],
  },
  {
    key: 'penal-papers',
    name: '처분 통지서나 판결문',
    keep: '면허 처분이나 형사사건의 결과가 적힌 서류를 모아요. 회사에 알린 날짜도 적어 두세요.',
    grounds: [16, 19],
  },
  {
    key: 'witnesses',
    name: '본 사람의 이름과 연락처, 영상',
    keep: '본 사람에게 기억을 적어 달라고 부탁하고, 영상은 곧 지워질 수 있으니 남겨 달라고 문자로 요청하세요.',
    grounds: [20, 22],
  },
];

/** The papers for these answers, in the order in which they are worth keeping. */
export const papersFor = (answers: Answers, today: LocalDate): readonly Paper[] => {
  const about = groundsOf(answers);
  return rules
    .filter(
      ({ grounds, when }) =>
        (grounds === undefined && when === undefined) ||
        grounds?.some((ground) => about.has(ground)) ||
        anyHold(when ?? [], answers, today),
    )
    .map(({ key, name, keep }) => ({ key, name, keep }));
};

/** The ground that the company gave, and the sections that the answers led into: past the first question of each. */
const groundsOf = (answers: Answers): ReadonlySet<number> => {
  const answered = new Map<number, number>();
  for (const key of answers.keys()) {
    const section = numberOf(key);
    if (section !== null) answered.set(section, (answered.get(section) ?? 0) + 1);
  }
  const given = numberOf(answers.get('intake/ground'));
  const entered = [...answered].filter(([, items]) => items > 1).map(([section]) => section);
  return new Set([...entered, ...(given === null ? [] : [given])]);
};

const numberOf = (text: unknown): number | null => {
  const [, section] = typeof text === 'string' ? (/^detail-(\d+)(?:\/|$)/.exec(text) ?? []) : [];
  return section === undefined ? null : Number(section);
};
