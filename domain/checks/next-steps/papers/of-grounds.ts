import type { Conditions } from '../../../rulesets/ruleset.ts';
import { contract, no, type PaperRule, yes } from './paper.ts';

/** Grounds that blame the person: the company's rules and its procedure decide about them. */
const blamed = [9, 10, 11, 12, 13, 15, 19, 20, 22] as const;
const procedureSkipped: readonly Conditions[] = blamed.map((ground) => yes(`detail-${ground}/procedure-skipped`));
/** No appraisal was ever made: there is no paper of one. */
const neverAppraised: readonly Conditions[] = [no('detail-2/appraised'), yes('detail-21/no-appraisal-or-chance')];
const reportedHarassment = no('detail-20/accused');

/** What shows whether the company's reason is true and heavy enough. */
export const papersOfGrounds: readonly PaperRule[] = [
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
    unless: [...procedureSkipped, reportedHarassment],
  },
  {
    key: 'no-procedure',
    name: '징계 절차 없이 해고된 경위를 적은 기록',
    keep: '징계위원회나 소명 기회 없이 통보받은 날과 그 앞뒤의 일을 날짜순으로 적어요. 절차를 정한 규정이 있으면 그 쪽을 함께 찍어 두세요.',
    when: procedureSkipped,
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
    // Who had no such reason has no such paper.
    unless: [
      [...no('detail-9/reported-or-excused'), ...no('detail-9/unavoidable-reasons')],
      [...no('detail-10/told-or-applied'), ...no('detail-10/evidence-afterwards')],
    ],
  },
  {
    key: 'appraisal',
    name: '평가표와 면담, 실적 기록',
    keep: '평가 결과와 근거, 면담한 날과 들은 말, 받은 교육을 모아요. 좋은 평가나 칭찬받은 연락도 함께 저장해요.',
    grounds: [2, 21],
    when: [contract('probation')],
    unless: neverAppraised,
  },
  {
    key: 'work-record',
    name: '맡은 일과 실적, 칭찬받은 연락',
    keep: '평가를 받은 일이 없다면 그 사실을 적어 두고, 한 일과 결과가 보이는 자료를 모아요.',
    when: neverAppraised,
  },
  {
    key: 'renewals',
    name: '지금까지 쓴 모든 계약서와 재계약 기록',
    keep: '몇 번 갱신했는지, 동료들은 재계약되었는지, 재계약을 약속한 말이나 글이 있는지 모아요.',
    grounds: [3],
    when: [contract('fixed_term')],
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
    key: 'application-papers',
    name: '입사할 때 낸 이력서와 채용공고',
    keep: '무엇을 요구했고 무엇을 적었는지 알 수 있게 낸 그대로 보관해요.',
    grounds: [15],
    beforeWork: true,
  },
  {
    key: 'business',
    name: '회사 사정과 그 뒤의 채용을 보여 주는 자료',
    keep: '경영 설명 자료, 희망퇴직 안내, 해고 뒤에 올라온 채용공고를 저장해요. 공시된 재무제표도 볼 수 있어요.',
    grounds: [17, 18],
    beforeWork: true,
  },
  {
    key: 'closure',
    name: '문을 닫은 뒤의 상황을 보여 주는 자료',
    keep: '같은 곳에서 비슷한 사업을 하는지 간판과 누리집을 찍어 두세요. 사업자등록 상태는 홈택스에서 볼 수 있어요.',
    grounds: [18],
    unless: [[{ computed: 'dismissal_to_come', holds: true }]],
    beforeWork: true,
  },
  {
    key: 'penal-papers',
    name: '처분 통지서나 판결문',
    keep: '면허 처분이나 형사사건의 결과가 적힌 서류를 모아요. 회사에 알린 날짜도 적어 두세요.',
    grounds: [19],
    when: [yes('detail-16/criminal-conviction')],
  },
  {
    key: 'standby',
    name: '휴직·대기발령 명령서와 복직을 신청한 기록',
    keep: '기간이 언제 끝났는지, 왜 대기발령을 했는지 보이는 서류와 복직하겠다고 알린 연락을 모아요.',
    when: [yes('detail-16/leave-or-standby-expired')],
  },
  {
    key: 'witnesses',
    name: '본 사람의 이름과 연락처, 영상',
    keep: '본 사람에게 기억을 적어 달라고 부탁하고, 영상은 곧 지워질 수 있으니 남겨 달라고 문자로 요청하세요.',
    grounds: [20, 22],
  },
];
