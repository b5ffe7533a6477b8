import type { EditionReason } from '../ruleset.ts';
import { askedOnceDismissed } from '../to-come/once-dismissed.ts';

const everySection = Array.from({ length: 23 }, (_, index) => `detail-${index + 1}/`);
const writtenNotice = ['detail-1', 'detail-2', 'detail-3', 'detail-8'].map((section) => `${section}/written-notice`);

/** Why items of the sections differ from the edition before. */
export const sectionReasons: readonly EditionReason[] = [
  {
    of: everySection,
    why: '앞으로 해고될 분과 회사에 이미 일어난 일처럼 묻고 있어, 해고일이 오기 전에는 때에 맞는 말로 묻습니다. 답의 뜻과 배수는 같습니다.',
  },
  {
    of: [...askedOnceDismissed],
    why: '해고일이 오기 전에는 아직 일어날 수 없거나, 회사가 그때까지 갖출 수 있고 빠뜨리면 그것만으로 해고가 무효인 것은 사실이 아니므로 묻지 않습니다. “잘 모르겠어요”처럼 지나가고 수치에 영향이 없습니다.',
    law: '근로기준법 제27조, 대법원 90다8077',
  },
  {
    of: writtenNotice,
    why: '종이로 이유와 날짜를 알린 것이 보통의 경우이고 통계도 거기서 출발하는데, 기본 진단에서는 ×0.75, 상세 진단에서는 ×1로 같은 사실에 두 수치가 나왔습니다. 어느 쪽에서나 ×1로 둡니다.',
    law: '근로기준법 제27조',
  },
  {
    of: ['ground/detail-7', 'ground/detail-8', 'ground/detail-23'],
    why: '기본 진단은 8번과 23번 사유를 더 많은 사람에게 묻고 7번 사유를 묻는 차례도 달라, 같은 사실이 서로 다른 사건에서 출발했습니다. 사직이나 해고가 있었는지를 다투지 않는 사람에게는 8번 사유의, 다른 이유를 들은 사람에게는 23번 사유의 찾는 말을 쓰지 않고, 직원 수는 다른 사유가 없을 때만 기준이 됩니다.',
  },
  {
    of: ['detail-3/employer-ended-before-term', 'detail-7/employer-ended-before-term'],
    why: '중도 해지가 왜 문제이고 무엇을 청구할 수 있는지(남은 기간의 임금과 손해배상) 설명하지 않았습니다.',
    law: '민법 제538조 제1항, 제661조',
  },
  {
    of: ['detail-6/under-sixty'],
    why: '60세 미만으로 정한 정년은 무효일 뿐 아니라 60세로 정한 것으로 보므로, 그 전의 퇴직은 해고라는 것을 밝힙니다.',
    law: '고령자고용법 제19조 제2항',
  },
  {
    of: ['detail-2/protected-leave', 'detail-7/protected-leave'],
    why: '해고가 금지된 기간의 두 예외(일시보상, 사업을 계속할 수 없게 된 때)를 함께 알립니다. 5명 미만에 적용된다는 근거는 직원 수에 관한 판단이 없는 대법원 2018두43958이 아니라 시행령 별표 1입니다.',
    law: '근로기준법 제23조 제2항, 시행령 별표 1, 남녀고용평등법 제3조·제19조 제3항',
  },
  {
    of: ['detail-7/protected-reason', 'detail-7/sex-marriage-pregnancy'],
    why: '육아휴직과 노동청 신고를 이유로 한 해고도 직원 수와 상관없이 금지되는데 기간만 묻고 있어, 5명 미만에서는 그 길이 모두 닫혔습니다. 어디에 답할지 안내합니다.',
    law: '남녀고용평등법 제19조 제3항, 근로기준법 제104조 제2항(2026년 12월 8일부터 제104조), 시행령 별표 1',
  },
  {
    of: ['detail-14/reported-to-authority', 'detail-14/within-two-years', 'sources/detail-14'],
    why: '노동청 신고까지 공익신고인 것처럼 안내하고 있었습니다. 1년의 보호조치와 2년의 추정은 공익신고에만 있고, 노동청 신고는 근로기준법이 따로 보호합니다.',
    law: '공익신고자 보호법 제2조·제17조·제23조, 근로기준법 제104조 제2항(2026년 12월 8일부터 제104조)',
  },
  {
    of: ['detail-9/reported-or-excused', 'detail-9/unavoidable-reasons'],
    why: '연락·소명과 부득이한 사정은 어느 하나가 결정하지 않는 작은 사정이고 함께 있는 일이 많은데 ×1.2씩 곱했습니다. 하나에 5%씩 더합니다. 연락하지 않은 것은 그대로 ×0.75입니다.',
    law: '대법원 91다17931',
  },
  {
    of: ['detail-11/refusal-explained', 'detail-11/damage-caused'],
    why: '거부한 이유를 설명한 것은 작은 사정이라 5%를, 손해가 없었던 것은 보통의 처지라 그 절반인 2.5%를 더합니다. 손해가 생긴 것과 설명하지 않은 것은 그대로 ×0.75입니다.',
  },
  {
    of: ['detail-12/competing-work', 'detail-12/on-working-time', 'detail-12/work-suffered', 'detail-12/small-income'],
    why: '경쟁하지 않음, 근무시간 밖, 지장 없음, 적은 수입은 모두 회사 일에 지장이 없었다는 한 사정인데 ×1.2를 네 번 곱했습니다. 앞의 셋에 5%씩, 가장 약한 수입에 3.5%를 더해 모두 맞으면 ×1.185가 됩니다. 지장을 준 답의 배수는 그대로입니다.',
    law: '서울행정법원 2001구7465',
  },
  {
    of: ['detail-14/demanded-favours', 'detail-14/raised-inside-first'],
    why: '안에서 먼저 제기한 것은 알린 방법에 관한 작은 사정이라 3.5%를, 대가를 요구하지 않은 것은 보통의 처지라 2.5%를 더합니다. 대가를 요구한 것은 그대로 ×0.7입니다.',
    law: '공익신고자 보호법 제2조 제2호',
  },
  {
    of: ['detail-22/apologised', 'detail-22/punished-before'],
    why: '사과는 감경을 검토할 작은 사정이라 5%를, 징계 전력이 없는 것은 보통의 처지라 2.5%를 더합니다. 전력이 있는 것은 그대로 ×0.7입니다.',
    law: '대법원 2001두8018',
  },
  {
    of: [
      'detail-7/run-as-one-business',
      'detail-7/dismissal-limited-by-agreement',
      'detail-9/warned-before',
      'detail-12/ban-in-rules',
      'detail-12/told-to-stop',
      'detail-13/reached-outsiders',
      'detail-14/made-public',
      'detail-17/discriminatory-selection',
      'detail-18/transfer-offered',
      'detail-18/outsourced',
      'detail-19/licence-revoked',
      'detail-19/penalty-standard-exists',
      'detail-21/chance-to-improve',
      'detail-22/at-work',
    ],
    why: '그 답에만 이어지는 질문을 건너뛰는 곳은 갈 번호가 아니라 건너뛸 개수로 적습니다. 가는 곳은 같습니다.',
  },
  {
    of: ['detail-23/reason-stated', 'detail-23/three-months-passed'],
    why: '기타 사유는 언제나 마지막 사유이고 이 답 뒤에는 더 물을 것이 없어 바로 결과로 갑니다. 다른 사유에서는 뒤에 신고·괴롭힘 사유가 이어질 수 있어 쓰지 않습니다.',
    law: '근로기준법 제28조 제2항',
  },
  {
    of: ['sources/detail-21'],
    why: '대법원 2005다3991은 지나치게 긴 대기발령을 무효라고 하면서도 주된 청구는 소송하지 않기로 한 합의 때문에 각하하여, 근로자의 일부 승소로 바로잡습니다.',
    law: '대법원 2005다3991',
  },
  {
    of: ['correlated/'],
    why: '같은 사정을 이어서 묻는 문항이 여러 사유에서 대여섯 개씩 곱해져 유리한 답만으로 한계에 이르렀습니다. 사유마다 같은 사정인 문항을 묶어, 높이는 답과 낮추는 답에서 가장 강한 것 하나만 셉니다. 법이 따로 요구하는 것(절차, 형평, 정리해고의 회피 노력과 협의)은 묶지 않습니다. 묶음은 법인의 판단입니다.',
    law: '근로기준법 제24조, 대법원 2018다253680',
  },
  {
    of: ['statute/'],
    why: '벌칙이 옮겨졌고(2026년 10월 8일), 시행령 별표 1과 공익신고자 보호법 별표의 원문은 찾지 못했습니다. 새로 인용한 조문을 더하고 법인이 확인할 것을 표시합니다.',
    law: '법률 제21533호',
  },
];
