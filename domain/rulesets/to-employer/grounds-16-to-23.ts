import type { EmployerText } from '../ruleset.ts';

const procedureSkipped: EmployerText = {
  title: '취업규칙에 정해진 징계위원회나 의견 진술 절차를 건너뛰셨나요?',
};

/** What an employer reads at the items of sections 16 to 23. */
export const groundsSixteenToTwentyThreeToEmployer: Readonly<Record<string, EmployerText>> = {
  'detail-16/automatic-termination': {
    title: '해고가 아니라 자동 퇴직(당연퇴직·직권면직)으로 퇴직 처리하셨나요?',
    note: '정년 항목에서 정년 때문이라고 답하셨다면 겹치는 질문은 건너뛰어요.',
  },
  'detail-16/criminal-conviction': { title: '형사처벌을 이유로 자동 퇴직 처리하셨나요?' },
  'detail-16/imprisoned': { title: '직원이 실형을 선고받고 구속되어 출근할 수 없었나요?' },
  'detail-16/disciplinary-procedure-held': { title: '퇴직 처리하기 전에 징계 절차(징계위원회 등)를 거치셨나요?' },
  'detail-16/client-contract-ended': { title: '귀사가 맡은 용역이나 위탁 계약이 끝났다는 이유였나요?' },
  'detail-16/wished-to-stay': { title: '직원이 계속 일하고 싶다는 뜻을 밝히거나 복직을 신청했나요?' },
  'detail-17/dismissed-for-business-reasons': {
    title: '경영 사정(감원, 구조조정)을 이유로 해고하셨나요?',
    note: '회사 전체가 문을 닫은 경우는 폐업 항목에서 여쭈므로 아니요를 고르세요.',
  },
  'detail-17/losses': { title: '적자가 계속되거나 매출이 크게 줄었나요?' },
  'detail-17/avoidance-efforts': {
    title: '해고 전에 희망퇴직, 휴직, 근무시간 단축, 부서 이동 가운데 하나라도 하셨나요?',
  },
  'detail-17/criteria-announced': { title: '해고 대상을 고르는 기준을 미리 알리셨나요?' },
  'detail-17/selection-explained': { title: '그 직원이 뽑힌 점수나 이유를 직원에게 구체적으로 설명하셨나요?' },
  'detail-17/discriminatory-selection': {
    title: '성별, 나이, 육아휴직, 노조 활동 때문에 그 직원을 골랐다고 볼 사정이 있나요?',
  },
  'detail-17/selected-for-sex-or-pregnancy': { title: '성별, 혼인, 임신, 출산 때문에 골랐다고 볼 사정인가요?' },
  'detail-17/selected-for-union': { title: '노동조합 활동 때문에 골랐다고 볼 사정인가요?' },
  'detail-17/consulted-representatives': { title: '해고하기 전에 근로자대표나 노동조합과 협의하셨나요?' },
  'detail-17/same-work-rehired': { title: '해고한 뒤 같은 업무에 새 직원을 뽑으셨나요?' },
  'detail-18/dismissed-for-closure': { title: '회사 문을 닫거나 부서를 없앤다는 이유로 해고하셨나요?' },
  'detail-18/whole-company-closed': {
    title: '회사 전체의 문을 닫으셨나요?',
    note: '문을 닫은 뒤에는 노동위원회가 구제를 명하지 않는 일이 많아요.',
  },
  'detail-18/similar-work-left': { title: '그 직원이 할 수 있는 비슷한 일이 회사에 남아 있나요?' },
  'detail-18/transfer-offered': { title: '직원에게 다른 부서나 계열사로 옮기자고 제안하셨나요?' },
  'detail-18/offer-refused': {
    title: '직원이 그 제안을 거절했나요?',
    note: '임금이 크게 줄거나 다니기 어려운 곳이어서 거절했다면 아니요를 고르세요.',
  },
  'detail-18/succession-arranged': { title: '직원이 그 업체에서 계속 일할 수 있게 연결해 주셨나요?' },
  'detail-18/consulted-representatives': { title: '부서를 없애기 전에 근로자대표나 노동조합과 협의하셨나요?' },
  'detail-19/dismissed-for-drink-driving': { title: '음주운전을 했다는 이유로 해고하셨나요?' },
  'detail-19/driving-is-the-job': { title: '운전이 그 직원의 주된 일(버스, 택시, 배송 등)이었나요?' },
  'detail-19/licence-revoked': { title: '직원의 운전면허가 취소되었나요?' },
  'detail-19/other-work-available': { title: '그 직원이 할 수 있는, 운전하지 않는 일이 있나요?' },
  'detail-19/on-duty-or-company-car': { title: '직원이 근무 중이거나 회사 차량을 운전하다 적발되었나요?' },
  'detail-19/others-treated-lighter': { title: '음주운전을 한 다른 직원에게는 더 가벼운 처분을 하셨나요?' },
  'detail-19/hid-it': { title: '직원이 적발된 사실을 숨기거나 늦게 알렸나요?' },
  'detail-19/procedure-skipped': procedureSkipped,
  'detail-20/dismissed-over-harassment': { title: '직장 내 괴롭힘이나 성희롱과 관련하여 해고하셨나요?' },
  'detail-20/accused': {
    title: '그 직원이 가해자로 지목되었나요?',
    note: '피해를 신고했거나 피해자를 도운 직원이라면 아니요를 고르세요.',
  },
  'detail-20/some-facts-untrue': { title: '문제 삼은 말이나 행동 중에 사실로 확인되지 않은 것이 있나요?' },
  'detail-20/grave-conduct-found': {
    title: '사내 조사에서 신체 접촉, 폭행, 성적 요구 같은 무거운 행위가 인정되었나요?',
  },
  'detail-20/higher-position': { title: '그 직원이 상대방보다 직급이나 나이 등에서 높은 위치에 있었나요?' },
  'detail-20/apologised': { title: '그 직원이 상대방에게 사과하거나 피해를 회복하려고 노력했나요?' },
  'detail-20/secondary-harm': { title: '신고가 있은 뒤 그 직원이 상대방을 압박하거나 소문을 낸 일이 있나요?' },
  'detail-20/charge-specified': { title: '어떤 행위가 문제인지 직원에게 구체적으로 알리셨나요?' },
  'detail-20/procedure-skipped': procedureSkipped,
  'detail-20/others-treated-lighter': { title: '비슷한 일을 한 다른 직원에게는 더 가벼운 처분을 하셨나요?' },
  'detail-20/within-a-year-of-report': { title: '직원이 신고하거나 피해자를 도운 날부터 1년 안에 해고하셨나요?' },
  'detail-20/report-of-sexual-harassment': { title: '직원이 신고하거나 겪은 일이 성희롱이었나요?' },
  'detail-20/employer-investigated': { title: '신고 뒤에 조사나 피해자 보호 조치를 하셨나요?' },
  'detail-20/reason-raised-before-report': { title: '해고한 이유를 신고 전에도 문제 삼은 적이 있나요?' },
  'detail-21/no-appraisal-or-chance': {
    title: '평가나 개선 기회 없이, 업무능력이 부족하다는 이유로 해고하셨나요?',
    note: '평가 결과를 알렸거나 교육·면담을 한 적이 있으면 아니요를 고르세요.',
  },
  'detail-21/criteria-announced': { title: '평가 기준을 미리 정해 직원들에게 알리셨나요?' },
  'detail-21/slightly-below-others': { title: '그 직원의 실적이 다른 직원보다 조금 낮은 정도였나요?' },
  'detail-21/chance-to-improve': { title: '교육, 면담, 부서 이동 같은 개선 기회를 주셨나요?' },
  'detail-21/outside-causes': { title: '갑작스러운 업무 변경이나 시장 상황 때문에 그 직원의 실적이 떨어졌나요?' },
  'detail-21/long-standby': { title: '대기발령이 길어 그 직원이 실적을 낼 기회가 없었나요?' },
  'detail-22/accused-falsely': {
    title: '폭언이나 폭행 등을 이유로 해고했는데, 그 일이 없었던 것으로 볼 사정이 있나요?',
    note: '모욕이나 비방 같은 다른 질서 문란을 이유로 든 경우도 같아요. 일부라도 실제로 있었던 일이면 아니요를 고르세요.',
  },
  'detail-22/apologised': { title: '직원이 상대방에게 사과하거나 합의했나요?' },
  'detail-22/punished-before': { title: '이전에 비슷한 일로 그 직원을 징계한 적이 있나요?' },
  'detail-22/others-treated-lighter': {
    title: '함께 다툰 상대방이나 비슷한 일을 한 직원에게는 더 가벼운 처분을 하셨나요?',
  },
  'detail-22/procedure-skipped': procedureSkipped,
  'detail-23/reason-stated': { title: '해고 이유를 말이나 글로 밝히셨나요?' },
  'detail-23/heard-beforehand': { title: '해고 전에 직원이 의견을 말할 기회가 있었나요?' },
  'detail-23/three-months-passed': { title: '해고한 날부터 오늘까지 3개월이 지났나요?' },
  'detail-23/punished-before-for-same': { title: '같은 일로 전에 이미 그 직원을 징계하셨나요?' },
  'detail-23/withdrawn-and-repeated': { title: '해고를 취소했다가 다시 해고하신 것인가요?' },
};
