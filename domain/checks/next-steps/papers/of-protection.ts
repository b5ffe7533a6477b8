import { appliedStages } from '../../../rulesets/stages.ts';
import { no, type PaperRule, protectedBy, stage, yes } from './paper.ts';

/** What shows a protection against dismissal, and how far the dispute has come. Who never began to work can have each of them. */
const rules: readonly Omit<PaperRule, 'beforeWork'>[] = [
  {
    key: 'work-injury',
    name: '산재 요양급여 신청서와 진단서',
    keep: '다친 날과 치료받은 기간, 일을 쉰 날이 보이는 서류를 모아요. 승인을 기다리는 중이라면 신청한 접수증을 보관해요.',
    when: [protectedBy('work_injury')],
  },
  {
    key: 'birth-leave',
    name: '출산전후휴가 신청서와 출산(예정)일을 보여 주는 서류',
    keep: '휴가를 신청한 날과 회사의 답, 휴가가 시작되고 끝나는 날이 보이게 모아요.',
    when: [protectedBy('birth')],
  },
  {
    key: 'protected-leave',
    name: '산재 요양이나 출산전후휴가 기간을 보여 주는 서류',
    keep: '쉬기 시작한 날과 끝난 날이 보이는 신청서, 진단서, 회사의 답을 모아요.',
    when: [yes('detail-7/protected-leave'), yes('detail-2/protected-leave')],
    unless: [protectedBy('work_injury', 'birth')],
  },
  {
    key: 'childcare-leave',
    name: '육아휴직(육아기 단축, 가족돌봄휴가) 신청서와 회사의 답',
    keep: '신청한 날과 기간, 회사가 한 말이 보이게 모아요. 급여를 받았다면 고용센터의 결정 통지도 함께 보관해요.',
    when: [protectedBy('on_childcare_leave', 'childcare_leave')],
  },
  {
    key: 'pregnancy-marriage',
    name: '임신·출산예정일이나 혼인을 보여 주는 서류, 회사에 알린 기록',
    keep: '임신확인서나 혼인관계증명서와 함께, 회사에 언제 누구에게 알렸고 무슨 말을 들었는지 날짜순으로 모아요.',
    when: [
      protectedBy('pregnancy_marriage'),
      yes('detail-7/sex-marriage-pregnancy'),
      yes('detail-17/selected-for-sex-or-pregnancy'),
    ],
  },
  {
    key: 'union',
    name: '노동조합 가입과 활동을 보여 주는 자료',
    keep: '가입한 날과 맡은 일, 회사가 그것을 안 때와 그 뒤 달라진 대우를 날짜순으로 모아요. 노동조합에도 자료를 부탁하세요.',
    when: [
      protectedBy('union'),
      yes('detail-7/union-activity'),
      yes('detail-17/selected-for-union'),
      yes('detail-22/union-or-rightful-protest'),
    ],
  },
  {
    key: 'report',
    name: '신고한 접수증과 그 뒤의 연락',
    keep: '신고한 곳과 날짜가 보이는 접수증, 신고한 뒤 달라진 대우를 날짜순으로 모아요.',
    when: [
      protectedBy('wrongdoing', 'labour_office', 'harassment', 'sexual_harassment'),
      [{ question: 'intake/reported', is: ['wrongdoing', 'harassment'] }],
      [{ question: 'intake/ground', is: ['detail-14'] }],
      yes('detail-7/public-interest-report'),
      yes('detail-7/sexual-harassment-report'),
      yes('detail-14/dismissed-after-report'),
      yes('detail-14/reported-to-authority'),
      no('detail-20/accused'),
    ],
    // Said inside the company alone: no body has given a receipt.
    unless: [no('detail-14/reported-to-authority')],
  },
  {
    key: 'raised-inside',
    name: '회사에 문제를 제기한 기록',
    keep: '언제 누구에게 무엇을 말했는지 보이는 이메일이나 메신저, 그 뒤 달라진 대우를 날짜순으로 모아요.',
    when: [no('detail-14/reported-to-authority')],
  },
  {
    key: 'decision',
    name: '판정서와 받은 날을 보여 주는 봉투',
    keep: '판정서를 받은 날부터 기한이 흘러요. 봉투의 소인이나 등기우편 조회 화면, 온라인으로 받았다면 송달일이 보이는 화면을 남겨요.',
    when: [stage('decided', 'reviewed')],
    ofTheDispute: true,
  },
  {
    key: 'filed-application',
    name: '노동위원회에 낸 신청서와 이유서, 접수증',
    keep: '낸 서류와 증거를 번호대로 한 벌 보관해요. 회사가 낸 답변서도 함께 모아요.',
    when: [stage(...appliedStages)],
    ofTheDispute: true,
  },
  {
    key: 'settlement',
    name: '합의서나 화해조서',
    keep: '서명한 모든 쪽과 돈이 들어온 내역을 함께 보관해요.',
    when: [stage('settled')],
    ofTheDispute: true,
  },
  {
    key: 'return-order',
    name: '해고를 취소하고 나오라고 한 연락과 내 답',
    keep: '언제부터 어떤 일로 나오라고 했는지, 그동안의 임금을 준다고 했는지 보이게 저장해요. 답은 글로 하고 사본을 남겨요.',
    when: [stage('withdrawn'), yes('detail-8/dismissal-withdrawn')],
  },
];

export const papersOfProtection: readonly PaperRule[] = rules.map((rule) => ({ ...rule, beforeWork: true }));
