import type { TextToCome } from '../ruleset.ts';

/** The company means to dismiss for this reason. */
const dismissedFor = (reason: string, toEmployer = reason): TextToCome => ({
  title: `${reason} 해고하겠다는 말을 들으셨나요?`,
  toEmployer: { title: `${toEmployer} 해고하려고 하시나요?` },
});

const soFar = '지금까지 한 것만 답해 주세요. 해고일까지 더 할 수도 있어요.';
const soFarToEmployer = '지금까지 한 것만 답해 주세요. 해고하기 전에 갖추어야 해요.';

/** What is read at the items of sections 9 to 23 while the dismissal is still to come. */
export const groundsToCome: Readonly<Record<string, TextToCome>> = {
  'detail-9/dismissed-for-attendance': dismissedFor('지각, 조퇴, 잦은 결근 같은 근태를 이유로'),
  'detail-9/punished-twice': { title: '이번 해고가 이미 징계가 끝난 같은 지각·결근을 다시 문제 삼는 것인가요?' },
  'detail-10/dismissed-for-absence': dismissedFor('회사 승인 없이 결근했다는 이유로', '승인 없이 결근했다는 이유로'),
  'detail-10/automatic-resignation-rule': {
    title: '며칠 이상 결근하면 자동으로 퇴사한다는 규정에 따라 퇴직 처리하겠다는 말을 들으셨나요?',
    toEmployer: { title: '며칠 이상 결근하면 자동으로 퇴사한다는 규정에 따라 퇴직 처리하려고 하시나요?' },
  },
  'detail-11/dismissed-for-disobedience': dismissedFor('업무 지시나 인사명령을 따르지 않았다는 이유로'),
  'detail-12/dismissed-for-second-job': dismissedFor('회사 일 말고 다른 일도 했다는 이유(겸직·부업)로'),
  'detail-12/told-to-stop': {
    title: '회사가 그 일을 그만두라고 알렸나요?',
    toEmployer: { title: '그 일을 그만두라고 알리셨나요?' },
  },
  'detail-13/dismissed-for-leak': dismissedFor('회사 자료나 비밀을 밖으로 내보냈다는 이유로'),
  'detail-14/dismissed-after-report': {
    title: '회사의 비리나 문제를 신고하거나 알린 뒤에 해고하겠다는 말을 들으셨나요?',
    toEmployer: { title: '회사의 비리나 문제를 신고하거나 알린 직원을 해고하려고 하시나요?' },
  },
  'detail-14/within-two-years': {
    title: '신고한 날부터 2년 안에 해고일이 있나요?',
    toEmployer: { title: '직원이 신고한 날부터 2년 안에 해고일이 있나요?' },
  },
  'detail-14/report-itself-is-reason': {
    toEmployer: { title: '해고하려는 이유가 신고한 일이나 신고 자료를 모은 일 그 자체인가요?' },
  },
  'detail-14/reason-raised-only-after': {
    toEmployer: { title: '해고하려는 이유를 신고가 있은 뒤에야 처음 문제 삼으셨나요?' },
  },
  'detail-15/dismissed-for-cv': dismissedFor('이력서나 경력증명서를 사실과 다르게 냈다는 이유로'),
  'detail-16/automatic-termination': {
    title: '회사가 해고가 아니라 자동 퇴직(당연퇴직·직권면직)이라며 퇴직 처리하겠다고 하나요?',
    toEmployer: { title: '해고가 아니라 자동 퇴직(당연퇴직·직권면직)으로 퇴직 처리하려고 하시나요?' },
  },
  'detail-16/retirement-or-term-end': {
    title: '퇴직하라는 이유가 정년이나 계약기간 만료인가요?',
    toEmployer: { title: '퇴직시키려는 이유가 정년이나 계약기간 만료인가요?' },
  },
  'detail-16/criminal-conviction': {
    title: '형사처벌을 받았다는 이유로 자동 퇴직시키겠다는 말을 들으셨나요?',
    toEmployer: { title: '형사처벌을 이유로 자동 퇴직 처리하려고 하시나요?' },
  },
  'detail-16/imprisoned': {
    title: '실형을 선고받고 구속되어 출근할 수 없나요?',
    note: '벌금이나 집행유예로 풀려나 있다면 아니요를 고르세요.',
    toEmployer: { title: '직원이 실형을 선고받고 구속되어 출근할 수 없나요?' },
  },
  'detail-16/client-contract-ended': {
    title: '회사가 맡은 용역이나 위탁 계약이 끝난다는 이유인가요?',
    toEmployer: { title: '귀사가 맡은 용역이나 위탁 계약이 끝난다는 이유인가요?' },
  },
  'detail-16/leave-or-standby-expired': { title: '휴직이나 대기발령 기간이 지난다는 이유인가요?' },
  'detail-17/dismissed-for-business-reasons': {
    title: '회사의 경영 사정(감원, 구조조정)을 이유로 해고하겠다는 말을 들으셨나요?',
    note: '회사 전체가 문을 닫는 경우는 폐업 항목에서 여쭈므로 아니요를 고르세요.',
    toEmployer: {
      title: '경영 사정(감원, 구조조정)을 이유로 해고하려고 하시나요?',
      note: '회사 전체가 문을 닫는 경우는 폐업 항목에서 여쭈므로 아니요를 고르세요.',
    },
  },
  'detail-17/hiring-or-bonuses': { title: '최근에 신규 채용, 승진, 성과급 지급 같은 일이 있었나요?' },
  'detail-17/avoidance-efforts': {
    title: '회사가 해고를 피하려고 희망퇴직, 휴직, 근무시간 단축, 부서 이동 가운데 하나라도 했나요?',
    note: soFar,
    toEmployer: {
      title: '해고를 피하려고 희망퇴직, 휴직, 근무시간 단축, 부서 이동 가운데 하나라도 하셨나요?',
      note: soFarToEmployer,
    },
  },
  'detail-17/consulted-representatives': {
    title: '회사가 해고하는 문제로 근로자대표나 노동조합과 협의했나요?',
    note: `근로자대표는 직원 과반수가 가입한 노동조합, 없으면 직원 과반수가 뽑은 사람이에요. ${soFar}`,
    toEmployer: {
      title: '해고하는 문제로 근로자대표나 노동조합과 협의하셨나요?',
      note: `근로자대표는 직원 과반수가 가입한 노동조합, 없으면 직원 과반수가 뽑은 사람이에요. ${soFarToEmployer}`,
    },
  },
  'detail-18/dismissed-for-closure': {
    title: '회사나 소속 부서가 없어진다는 이유로 해고하겠다는 말을 들으셨나요?',
    toEmployer: { title: '회사 문을 닫거나 부서를 없앤다는 이유로 해고하려고 하시나요?' },
  },
  'detail-18/whole-company-closed': {
    title: '회사 전체가 문을 닫나요?',
    note: '회사가 문을 닫은 뒤에는 노동위원회 구제를 받기 어려울 수 있으니 그 전에 상담하세요.',
    toEmployer: { title: '회사 전체의 문을 닫으시나요?' },
  },
  'detail-18/dispute-before-closure': {
    title: '요즘 노동조합이나 임금 문제로 회사와 다툼이 있나요?',
    toEmployer: { title: '요즘 노동조합이나 임금 문제로 직원들과 다툼이 있나요?' },
  },
  'detail-18/unit-like-separate-company': {
    title: '없어지는 부서가 회계, 인사, 시설을 따로 운영하는 별도 회사 같은 조직인가요?',
  },
  'detail-18/outsourced': { title: '없어지는 부서의 일을 다른 업체가 맡아서 하게 되나요?' },
  'detail-18/succession-arranged': {
    title: '회사가 그 업체에서 계속 일할 수 있게 연결해 주겠다고 하나요?',
    toEmployer: { title: '직원이 그 업체에서 계속 일할 수 있게 연결해 주시나요?' },
  },
  'detail-18/consulted-representatives': {
    title: '부서를 없애는 문제로 회사가 근로자대표나 노동조합과 협의했나요?',
    note: soFar,
    toEmployer: { title: '부서를 없애는 문제로 근로자대표나 노동조합과 협의하셨나요?', note: soFarToEmployer },
  },
  'detail-19/dismissed-for-drink-driving': dismissedFor('음주운전을 했다는 이유로'),
  'detail-19/driving-is-the-job': {
    title: '운전이 본인의 주된 일(버스, 택시, 배송 등)인가요?',
    toEmployer: { title: '운전이 그 직원의 주된 일(버스, 택시, 배송 등)인가요?' },
  },
  'detail-20/dismissed-over-harassment': dismissedFor('직장 내 괴롭힘이나 성희롱과 관련하여'),
  'detail-20/within-a-year-of-report': {
    title: '신고하거나 피해자를 도운 날부터 1년 안에 해고일이 있나요?',
    toEmployer: { title: '직원이 신고하거나 피해자를 도운 날부터 1년 안에 해고일이 있나요?' },
  },
  'detail-20/reason-raised-before-report': {
    toEmployer: { title: '해고하려는 이유를 신고 전에도 문제 삼은 적이 있나요?' },
  },
  'detail-21/no-appraisal-or-chance': dismissedFor('평가나 개선 기회 없이, 업무능력이 부족하다는 이유로'),
  'detail-22/accused-falsely': {
    title: '하지 않은 폭언이나 폭행 등을 했다는 이유로 해고하겠다는 말을 들으셨나요?',
    toEmployer: { title: '폭언이나 폭행 등을 이유로 해고하려 하는데, 그 일이 없었던 것으로 볼 사정이 있나요?' },
  },
  'detail-23/heard-beforehand': {
    title: '해고에 관해 본인의 의견을 말할 기회가 있었나요?',
    toEmployer: { title: '해고에 관해 직원이 의견을 말할 기회가 있었나요?' },
  },
  'detail-23/withdrawn-and-repeated': {
    title: '회사가 전에 한 해고를 취소했다가 다시 해고하려는 것인가요?',
    toEmployer: { title: '전에 한 해고를 취소했다가 다시 해고하려는 것인가요?' },
  },
};
