import type { Edition, EditionReason } from '../ruleset.ts';
import { shortPath } from '../short-path.ts';
import { sectionReasons } from './section-reasons.ts';
import { thirdReadingToConfirm } from './to-confirm.ts';

const reasons: readonly EditionReason[] = [
  {
    of: ['intake/dismissed', 'intake/contract-end'],
    why: '재계약 거절과 정년은 통보받은 날이 아니라 계약이 끝나는 날에 해고되는 것이어서, 그날을 물어 3개월을 그날부터 셉니다. 통보받은 날부터 3개월은 더 안전한 날로 함께 알립니다.',
    law: '대법원 2014두45765·2020두54852, 근로기준법 제28조 제2항',
  },
  {
    of: ['intake/protected', 'intake/reported'],
    why: '산재 요양, 출산, 육아휴직, 임신·혼인, 노동조합, 신고를 이유로 한 해고의 금지는 직원 수와 회사가 댄 이유를 가리지 않는데, 5명 이상인 사업장에서는 거의 묻지 않았습니다. 이유를 묻기 전에 한 쪽에서 모두에게 묻고, 신고만 묻던 질문을 대신합니다. 민감한 것은 고른 때에만 동의를 받습니다.',
    law: '근로기준법 제23조 제2항·제104조, 남녀고용평등법 제11조·제14조·제19조, 노동조합법 제81조, 공익신고자 보호법 제15조, 개인정보 보호법 제23조',
  },
  {
    of: ['intake/stage', 'intake/filed-on', 'intake/decision', 'intake/decided-on'],
    why: '판정을 받은 분에게 재심 10일과 행정소송 15일을 알리지 못했습니다. 지금 단계를 한 번 물어 그 단계의 기한과 할 일을 알립니다.',
    law: '근로기준법 제31조, 노동위원회법 제16조의3·제26조·제27조',
  },
  {
    of: ['intake/contract', 'intake/notice', 'intake/ground', 'intake/insurance'],
    why: '앞으로 해고될 분에게 이미 일어난 일처럼 묻고 있어 때에 맞는 말로 묻고, 아직 통보받지 못한 분이 고를 답을 둡니다. 임원의 실업급여는 보험에 들었는지에 달려 있어 임원에게도 보험을 묻습니다.',
    law: '근로기준법 제27조, 고용보험법 제10조·제40조',
  },
  {
    of: ['intake/owed', 'intake/insured-180'],
    why: '받지 못한 임금·퇴직금·연차수당과 고용보험 180일은 금액을 안내하는 데 필요해 결과를 본 뒤에 한 번 묻습니다.',
    law: '근로기준법 제36조·제60조, 근로자퇴직급여보장법 제4조·제8조, 고용보험법 제40조·제41조',
  },
  {
    of: ['route/labour_commission'],
    why: '계약 종료일이 해고일보다 뒤이기만 하면 길을 닫고 있었습니다. 재계약 거절과 정년은 끝난 날부터 세고, 회사가 중간에 끝냈거나 폐업이 확실한 때에만 종료일에 닫습니다. “모름”은 아무것도 닫지 않습니다. 신청·판정·합의한 뒤에는 3개월을 세지 않습니다.',
    law: '대법원 2014두45765·2020두54852, 근로기준법 제28조·제31조',
  },
  {
    of: ['route/labour_commission_review', 'route/administrative_suit'],
    why: '판정서를 받은 날부터 10일의 재심과 15일의 행정소송은 늘어나지 않는 기간이라 길로 세워 마지막 날을 알립니다. 판정 뒤의 결과에는 쓸 통계가 없어 수치를 보여 드리지 않습니다.',
    law: '근로기준법 제31조, 노동위원회법 제26조·제27조',
  },
  {
    of: ['route/labour_office'],
    why: '육아휴직·산재·출산 기간의 해고와 신고 보복은 노동위원회가 아니라 고용노동부가 조사하고 처벌하는 일이어서, 직원 수와 상관없이 길을 알립니다.',
    law: '근로기준법 제107조·제109조·제110조, 남녀고용평등법 제37조 제2항',
  },
  {
    of: ['route/court'],
    why: '법원 사건의 통계가 없으므로 법원의 길만 열려 있을 때는 수치를 보여 드리지 않습니다.',
  },
  {
    of: ['route/equality_correction', 'route/unfair_labour_practice', 'route/whistleblower_protection'],
    why: '모두에게 한 번 묻는 답으로 길을 엽니다. 노동청에 한 신고가 모두 공익신고는 아니므로 단정하지 않습니다. 정년과 재계약 거절은 계약이 끝난 날부터 셉니다.',
    law: '남녀고용평등법 제26조, 노동조합법 제82조, 공익신고자 보호법 제2조·제17조',
  },
  {
    of: ['point/'],
    why: '금지된 기간과 이유는 모두에게 묻는 답으로 판단하고, 60세 미만의 정년과 아무 노력·기준·협의도 없는 경영상 해고에 하한을 둡니다. 해고일이 오기 전에는 아직 고칠 수 있는 흠을 무효로 말하지 않습니다. 하한은 법인의 판단이며 보호받는 상태만 알 때는 0.4로 둡니다.',
    law: '고령자고용법 제19조 제2항, 근로기준법 제24조 제5항·제27조, 시행령 별표 1',
  },
  {
    of: ['obstacle/'],
    why: '근로자인지, 해고가 있었는지부터 밝혀야 하는 사람에게 회사가 이유를 밝혀야 한다고만 알리고 있어, 먼저 밝혀야 할 것을 따로 알립니다.',
    law: '대법원 2004다29736·2002다64681·2022두57695, 민법 제107조·제110조',
  },
  {
    of: ['suspension/'],
    why: '근로자였다는 것이나 해고가 있었다는 것부터 밝혀야 하는 사람에게는 서면 통지와 계속 일하겠다는 뜻을, 해고일 전에는 서면 통지를, 직원 수를 가리지 않는 금지를 다투는 사람에게는 직원 수를 반영하지 않습니다. 재계약 거절에는 서면 통지 의무가 없습니다.',
    law: '대법원 2021두45114, 근로기준법 제27조, 시행령 별표 1',
  },
  {
    of: ['figure/scale'],
    why: '배수를 비율에 곱하면 유리한 답 다섯 개로 95%에 이르렀습니다. 같은 배수를 승산(이길 비율 : 질 비율)에 곱하면 95%에 이르는 사람이 없고, 변호사의 어림과의 차이가 평균 0.153에서 0.131로 줄었습니다.',
  },
  {
    of: ['figure/notice'],
    why: '아직 통보받지 못한 분의 답에는 배수가 없습니다.',
  },
  {
    of: ['derivation/', 'opening/'],
    why: '보호받는 사정과 단계에서 이미 답한 문항은 다시 묻지 않고, 신고한 분에게는 그 사유를 묻습니다. 답은 확인 화면에서 바꿀 수 있습니다.',
  },
  {
    of: ['condition/'],
    why: '신고한 사람을 모두에게 묻는 답으로 알아봅니다.',
  },
];

/** Why the questionnaire differs from the editions before it: the third reading, and before that the shorter path. */
export const thirdReading: Edition = {
  title: '2026년 11월 세 번째 법률 검토',
  reasons: [...reasons, ...sectionReasons, ...shortPath.reasons],
  toConfirm: thirdReadingToConfirm,
};
