import type { Condition, Conditions, GroundInWords, SectionCondition, SectionId } from '../ruleset.ts';

/** To whom each section can apply and when the basic questionnaire asks it, and the ground in people's words. */
export type Applicability = {
  readonly condition?: SectionCondition;
  readonly inPeoplesWords: readonly GroundInWords[];
};

const contract = (...is: readonly string[]): Condition => ({ question: 'intake/contract', is });
const notContract = (...isNot: readonly string[]): Condition => ({ question: 'intake/contract', isNot });
const ground = (...is: readonly string[]): Condition => ({ question: 'intake/ground', is });
const upToOneYear: Condition = { computed: 'tenure_up_to_one_year', holds: true };

/** People who reported something are asked about that first: a ban on reprisals doesn't depend on the reason that was given. */
const aboutWrongdoing = ['wrongdoing', 'labour_office'];
const aboutHarassment = ['harassment', 'sexual_harassment'];
const reported = (...is: readonly string[]): Condition => ({ question: 'intake/protected', is });
const nothingReported: Condition = { question: 'intake/protected', isNot: [...aboutWrongdoing, ...aboutHarassment] };
/** Who signed a resignation disputes that it was meant: no reason for a dismissal is weighed then. */
const notResigned: Condition = { question: 'intake/notice', isNot: ['resigned'] };

/** The sections 9 to 22 weigh the reason that the company gave, and there is one such reason. */
const reasonGiven = (section: SectionId): Conditions => [ground(section), nothingReported, notResigned];

const atWork: readonly Conditions[] = [[notContract('not_started')]];

const whyReason = '회사가 말한 이유가 정당한지를 따지는 사유라서, 그 이유를 들은 사람에게만 물어요.';
const lawOfReason = '근로기준법 제23조 제1항';
const whyReasonAtWork = `${whyReason} 일을 시작한 뒤에 생길 수 있는 이유예요.`;

const words = (group: GroundInWords['group'], toWorker: string, toEmployer: string): GroundInWords => ({
  group,
  toWorker,
  toEmployer,
});

/** The stated reason of someone who was at work. */
const conduct = (section: SectionId, inWords: GroundInWords): Applicability => ({
  condition: { persons: atWork, reasons: [reasonGiven(section)], why: whyReasonAtWork, law: lawOfReason },
  inPeoplesWords: [inWords],
});

/** A stated reason for which an offer can be withdrawn, too. */
const anyStatedReason = (section: SectionId, inWords: GroundInWords): Applicability => ({
  condition: { reasons: [reasonGiven(section)], why: whyReason, law: lawOfReason },
  inPeoplesWords: [inWords],
});

export const applicability: Readonly<Record<string, Applicability>> = {
  'detail-1': {
    condition: {
      persons: [[contract('not_started')], [upToOneYear]],
      reasons: [[contract('not_started')], [ground('detail-1'), nothingReported]],
      why: '채용내정의 취소는 일을 시작하기 전이나 첫 출근일에만 있을 수 있어요. 입사일을 합격한 날로 적은 분도 1년 안에는 고를 수 있어요.',
      law: '대법원 2000다25910',
    },
    inPeoplesWords: [words('employment', '합격했는데 출근 전에 취소됐어요', '합격시킨 뒤 출근 전에 채용을 취소했어요')],
  },
  'detail-2': {
    condition: {
      persons: [[contract('probation')], [upToOneYear, contract('regular', 'fixed_term')]],
      reasons: [[contract('probation')], [ground('detail-2'), nothingReported]],
      why: '수습(시용)으로 일했거나 회사가 수습을 이유로 든 사람에게만 생기는 문제예요. 1년을 넘겨 일한 사람에게는 수습을 이유로 들기 어렵다고 보았어요.',
      law: '대법원 2002다62432',
    },
    inPeoplesWords: [words('employment', '수습이라며 내보냈어요', '수습 기간에 내보냈거나 정식 채용을 하지 않았어요')],
  },
  'detail-3': {
    condition: {
      persons: [[contract('fixed_term', 'regular', 'probation', 'dispatched')]],
      reasons: [[contract('fixed_term')], [ground('detail-3'), nothingReported]],
      why: '기간을 정한 계약으로 일했거나, 회사가 계약이 끝났다고 한 사람에게만 생기는 문제예요.',
      law: '기간제법 제4조',
    },
    inPeoplesWords: [words('employment', '계약이 끝났다고 해요', '계약기간이 끝나 내보냈어요')],
  },
  'detail-4': {
    condition: {
      persons: [[notContract('not_started', 'executive')]],
      reasons: [
        [contract('dispatched', 'freelance')],
        [{ question: 'intake/insurance', is: ['withheld', 'neither'] }],
        [ground('detail-4'), nothingReported],
      ],
      why: '다른 업체 소속이거나 위탁 계약이거나 4대 보험이 없을 때, 근로자인지와 누가 사용자인지부터 따져요.',
      law: '근로기준법 제2조 제1항 제1호',
    },
    inPeoplesWords: [words('employment', '프리랜서나 파견이라서 해고가 아니래요', '위탁·파견 계약을 끝냈어요')],
  },
  'detail-5': {
    condition: {
      persons: [[contract('executive', 'regular')]],
      reasons: [[contract('executive')], [ground('detail-5'), nothingReported]],
      why: '임원으로 일했거나 회사가 임원이라며 해임한 사람만, 근로자인지를 따로 따져요.',
      law: '근로기준법 제2조 제1항 제1호, 상법 제382조',
    },
    inPeoplesWords: [words('employment', '임원이라며 해임했어요', '임원을 해임했어요')],
  },
  'detail-6': {
    condition: {
      persons: atWork,
      reasons: [[ground('detail-6'), nothingReported]],
      why: '회사가 정년을 이유로 든 사람에게만 생기는 문제예요. 60세 미만의 정년도 있을 수 있어 나이로는 가리지 않아요.',
      law: '고령자고용법 제19조',
    },
    inPeoplesWords: [words('employment', '정년이라며 퇴직하라고 해요', '정년으로 퇴직시켰어요')],
  },
  'detail-7': {
    condition: {
      persons: [[{ computed: 'under_five_workers', holds: true }]],
      why: '직원이 5명 이상이면 해고를 제한하는 규정이 모두 적용되어 따질 것이 없어요.',
      law: '근로기준법 제11조, 시행령 제7조의2',
    },
    inPeoplesWords: [words('employment', '직원이 5명도 안 되는 곳이라고 해요', '직원이 5명보다 적어요')],
  },
  'detail-8': {
    // Everybody: a notice in writing is owed for every dismissal, and anyone may have been made to resign.
    inPeoplesWords: [
      words('without_words', '말이나 문자로만 나가라고 했어요', '말이나 문자로만 해고를 알렸어요'),
      words(
        'resignation',
        '사직서를 쓰게 했거나 그만두는 데 동의하게 했어요',
        '사직서를 받았거나 그만두기로 합의했어요',
      ),
    ],
  },
  'detail-9': conduct('detail-9', words('attendance', '지각이나 결근이 잦다고 해요', '지각이나 결근이 잦았어요')),
  'detail-10': conduct('detail-10', words('attendance', '승인 없이 결근했다고 해요', '승인 없이 결근했어요')),
  'detail-11': conduct(
    'detail-11',
    words('discipline', '지시나 인사명령을 따르지 않았다고 해요', '지시나 인사명령을 따르지 않았어요'),
  ),
  'detail-12': conduct(
    'detail-12',
    words('discipline', '다른 일을 같이 했다고 해요', '다른 일을 같이 했어요 (겸직·부업)'),
  ),
  'detail-13': conduct(
    'detail-13',
    words('discipline', '회사 자료를 내보냈다고 해요', '회사 자료나 비밀을 내보냈어요'),
  ),
  'detail-14': {
    condition: {
      persons: atWork,
      reasons: [[ground('detail-14')], [reported(...aboutWrongdoing)]],
      why: '신고를 이유로 한 해고는 회사가 어떤 이유를 댔든 금지되므로, 신고한 뒤 해고된 모두에게 물어요.',
      law: '공익신고자 보호법 제15조, 근로기준법 제104조',
    },
    inPeoplesWords: [words('discipline', '회사의 문제를 신고한 뒤에 해고됐어요', '회사의 문제를 신고한 직원이에요')],
  },
  'detail-15': anyStatedReason(
    'detail-15',
    words('discipline', '이력서가 사실과 다르다고 해요', '이력서가 사실과 달랐어요'),
  ),
  'detail-16': conduct(
    'detail-16',
    words('without_words', '해고라는 말 없이 자동으로 퇴직 처리했어요', '당연퇴직·직권면직으로 처리했어요'),
  ),
  'detail-17': anyStatedReason(
    'detail-17',
    words('business', '회사가 어려워서 줄인다고 해요', '경영이 어려워 인원을 줄였어요'),
  ),
  'detail-18': anyStatedReason(
    'detail-18',
    words('business', '회사나 부서가 없어진다고 해요', '회사나 부서의 문을 닫았어요'),
  ),
  'detail-19': anyStatedReason('detail-19', words('discipline', '음주운전을 했다고 해요', '음주운전을 했어요')),
  'detail-20': {
    condition: {
      persons: atWork,
      reasons: [[ground('detail-20')], [reported(...aboutHarassment)]],
      why: '괴롭힘이나 성희롱을 신고한 사람의 해고는 회사가 어떤 이유를 댔든 금지되고, 가해자로 지목된 사람은 그 이유를 들은 때에 물어요.',
      law: '근로기준법 제76조의3 제6항, 남녀고용평등법 제14조 제6항',
    },
    inPeoplesWords: [
      words('discipline', '괴롭힘이나 성희롱과 관련해 해고됐어요', '괴롭힘이나 성희롱과 관련해 해고했어요'),
    ],
  },
  'detail-21': conduct(
    'detail-21',
    words('performance', '일을 못한다고, 성과가 낮다고 해요', '성과가 낮거나 업무능력이 부족했어요'),
  ),
  'detail-22': conduct(
    'detail-22',
    words('discipline', '직장 질서를 어지럽혔다고 해요', '폭언·폭행 등으로 직장 질서를 어지럽혔어요'),
  ),
  'detail-23': {
    condition: {
      reasons: [[ground('detail-21', 'detail-22', 'detail-23', 'not_told', 'none'), nothingReported, notResigned]],
      why: '회사가 말한 이유가 다른 사유에 없거나 그 사유에 맞지 않는 사람에게만 물어요.',
      law: lawOfReason,
    },
    inPeoplesWords: [words('other', '여기에 없는 다른 이유예요', '여기에 없는 다른 이유예요')],
  },
};
