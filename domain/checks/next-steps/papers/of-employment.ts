import { contract, notice, type PaperRule, yes } from './paper.ts';

const noEmployeeInsurance = [{ question: 'intake/insurance', is: ['withheld', 'neither'] }] as const;
const notStarted = [contract('not_started')] as const;

/** What shows the employment and how it was ended. */
export const papersOfEmployment: readonly PaperRule[] = [
  {
    key: 'contract',
    name: '근로계약서',
    keep: '모든 쪽을 사진으로 찍어 개인 이메일로 보내 두세요. 받지 못했다면 받지 못한 사실을 적어 두세요. 회사는 계약서를 건넬 의무가 있어요(근로기준법 제17조).',
    unless: [contract('freelance', 'executive')],
  },
  {
    key: 'service-contract',
    name: '위탁·용역 계약서와 정산 내역',
    keep: '계약서와 고친 내용을 모두 찍어 두세요. 3.3%를 뗀 내역과 원천징수영수증도 근로자인지 따질 때 쓰여요.',
    when: [contract('freelance')],
  },
  {
    key: 'officer-papers',
    name: '임원 계약서와 법인등기사항증명서',
    keep: '등기부는 인터넷등기소에서 누구나 볼 수 있어요. 이사회 자료와 결재를 올린 기록도 함께 모아요.',
    when: [contract('executive')],
  },
  {
    key: 'offer',
    name: '채용공고와 합격 통보',
    keep: '공고가 내려가기 전에 화면을 저장하고, 합격을 알린 문자나 이메일은 지우지 마세요. 연봉과 출근일을 정한 대화도 함께 남겨요.',
    grounds: [1],
    when: [...notStarted],
    beforeWork: true,
  },
  {
    key: 'given-up',
    name: '합격을 믿고 포기한 것의 자료',
    keep: '전 직장의 사직서와 퇴사일, 다른 회사의 합격 통보처럼 합격을 믿고 그만두거나 포기한 것을 보여 주는 자료예요.',
    when: [yes('detail-1/relied-on-offer')],
    beforeWork: true,
  },
  {
    key: 'pay',
    name: '급여명세서와 급여가 들어온 통장 내역',
    keep: '최근 1년 치를 모아요. 은행 앱에서 거래내역을 PDF로 받을 수 있어요. 임금과 해고예고수당을 계산하는 바탕이 돼요.',
    unless: [contract('freelance')],
  },
  {
    key: 'pay-service',
    name: '보수가 들어온 통장 내역',
    keep: '최근 1년 치를 모아요. 날마다 또는 달마다 같은 금액이 들어왔는지, 일한 시간에 따라 달라졌는지 알 수 있게 남겨요.',
    when: [contract('freelance')],
  },
  {
    key: 'day-labour',
    name: '일한 날과 받은 돈을 적은 기록',
    keep: '일한 날과 곳, 받은 돈을 날짜별로 적고, 불러 준 문자나 출역 명부, 입금 내역을 함께 남겨요.',
    when: [[{ question: 'intake/insurance', is: ['neither'] }]],
  },
  {
    key: 'cancel-notice',
    name: '채용을 취소한다고 알린 문서나 대화',
    keep: '받은 날짜와 보낸 사람이 보이게 저장해요. 말로 들었다면 들은 날, 말한 사람, 들은 말을 오늘 안에 적어 두세요.',
    when: [...notStarted],
    beforeWork: true,
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
    key: 'notice-vague',
    name: '해고를 알린 문서나 이메일',
    keep: '이유나 날짜가 빠져 있다는 것이 그대로 보이게, 원본의 모든 쪽을 찍거나 저장해요. 받은 날짜도 적어 두세요.',
    when: [notice('vague')],
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
    key: 'wish-to-work',
    name: '계속 일하겠다고 알린 연락',
    keep: '보낸 날짜와 회사가 읽거나 답한 것이 보이게 저장해요. 출근하려다 막혔다면 그날의 사진과 기록도 함께 남겨요.',
    when: [yes('detail-8/wished-to-stay'), yes('detail-16/wished-to-stay')],
  },
  {
    key: 'messages',
    name: '해고를 전후로 회사와 주고받은 연락',
    keep: '문자, 메신저, 이메일을 날짜순으로 모아요. 지우거나 고치지 말고 전체 대화를 저장하세요.',
    unless: [...notStarted],
  },
  {
    key: 'messages-before-work',
    name: '합격부터 취소까지 회사와 주고받은 연락',
    keep: '문자, 메신저, 이메일을 날짜순으로 모아요. 지우거나 고치지 말고 전체 대화를 저장하세요.',
    when: [...notStarted],
    beforeWork: true,
  },
  {
    key: 'insurance',
    name: '고용보험 가입 이력',
    keep: '근로복지공단 고용·산재보험 토탈서비스나 고용센터에서 받아요. 입사일과 퇴사일, 회사가 신고한 퇴사 이유를 확인해요.',
    unless: [noEmployeeInsurance],
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
    // The section on resignations is also walked by who was told nothing or too little: only who resigned has the paper.
    when: [notice('resigned'), yes('detail-8/resigned-or-agreed')],
  },
  {
    key: 'dispatch-contract',
    name: '소속 업체와 쓴 계약서, 파견·용역 사업장의 출입증',
    keep: '소속 업체가 준 일할 곳·기간·업무의 안내와, 실제로 일한 회사의 출입증이나 명찰을 찍어 두세요. 어느 회사가 사용자인지 따질 때 쓰여요.',
    when: [contract('dispatched'), yes('detail-4/belongs-to-other-firm')],
  },
  {
    key: 'client-directions',
    name: '실제로 일한 회사(원청)에서 지시받은 기록',
    keep: '원청 직원이 언제 무슨 일을 시켰는지, 누구와 섞여 일했는지 보이는 메신저, 이메일, 근무표를 저장해요.',
    when: [contract('dispatched'), yes('detail-4/belongs-to-other-firm')],
  },
  {
    key: 'directions',
    name: '업무를 지시받은 기록',
    keep: '누가 언제 무슨 일을 시켰는지 보이는 메신저, 이메일, 업무일지를 저장해요. 보고하고 승인받은 기록도 근로자인지 따질 때 쓰여요.',
    grounds: [5],
    when: [contract('freelance', 'executive'), [{ question: 'detail-4/belongs-to-other-firm', is: ['no'] }]],
  },
];
