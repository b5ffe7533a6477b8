import { course, type FactsOfSection, grounds, othersTreatedLighter, procedure, procedureSkipped } from './fact.ts';

/** Sections 16 to 23: automatic retirement, the company's affairs, drink driving, harassment, performance, order. */
export const factsOfBusiness: Readonly<Record<string, FactsOfSection>> = {
  'detail-16': {
    'automatic-termination': course({
      yes: '회사는 해고가 아니라 당연퇴직(직권면직)이라며 신청인을 퇴직 처리하였습니다.',
    }),
    'retirement-or-term-end': grounds({
      no: '퇴직 처리의 사유는 정년이나 계약기간의 만료가 아닙니다.',
    }),
    'criminal-conviction': course({
      yes: '회사는 형사처벌을 받았다는 것을 퇴직 사유로 들었습니다.',
    }),
    imprisoned: grounds({
      no: '신청인은 실형을 선고받고 구속되어 출근할 수 없었던 것이 아닙니다.',
    }),
    'crime-related-to-work': grounds({
      no: '그 사건은 회사의 일이나 평판과 관련이 없습니다.',
    }),
    'client-contract-ended': course({
      yes: '회사는 맡은 용역이나 위탁 계약이 끝났다는 것을 퇴직 사유로 들었습니다.',
    }),
    'leave-or-standby-expired': course({
      yes: '회사는 휴직이나 대기발령 기간이 지났다는 것을 퇴직 사유로 들었습니다.',
    }),
    'also-disciplinary-ground': procedure({
      yes: '같은 사유는 취업규칙의 징계 사유에도 들어 있습니다.',
    }),
    'disciplinary-procedure-held': procedure({
      no: '회사는 퇴직 처리하기 전에 징계위원회와 같은 징계 절차를 거치지 않았습니다.',
    }),
    'wished-to-stay': course({
      yes: '신청인은 계속 일하고 싶다는 뜻을 회사에 밝히거나 복직을 신청하였습니다.',
    }),
  },
  'detail-17': {
    'dismissed-for-business-reasons': course({
      yes: '회사는 감원이나 구조조정과 같은 경영 사정을 해고 사유로 들었습니다.',
    }),
    losses: grounds({
      no: '회사는 적자가 계속되거나 매출이 크게 줄어든 상태가 아니므로 긴박한 경영상의 필요가 있다고 볼 수 없습니다(근로기준법 제24조 제1항).',
    }),
    'hiring-or-bonuses': grounds({
      yes: '회사는 해고 전후로 신규 채용, 승진, 성과급 지급 등을 하였습니다.',
    }),
    'avoidance-efforts': grounds({
      no: '회사는 희망퇴직, 휴직, 근무시간 단축, 부서 이동과 같이 해고를 피하기 위한 노력을 하지 않았습니다(근로기준법 제24조 제2항).',
    }),
    'criteria-announced': grounds({
      no: '회사는 해고 대상을 고르는 기준을 미리 알리지 않았습니다.',
    }),
    'selection-explained': grounds({
      no: '회사는 신청인을 고른 점수나 이유를 구체적으로 설명하지 않았습니다.',
    }),
    'discriminatory-selection': grounds({
      yes: '신청인은 성별, 나이, 육아휴직 또는 노동조합 활동 때문에 해고 대상으로 뽑혔다고 볼 사정이 있습니다.',
    }),
    'selected-for-sex-or-pregnancy': grounds({
      yes: '신청인은 성별, 혼인, 임신 또는 출산 때문에 해고 대상으로 뽑혔다고 볼 사정이 있습니다.',
    }),
    'selected-for-union': grounds({
      yes: '신청인은 노동조합 활동 때문에 해고 대상으로 뽑혔다고 볼 사정이 있습니다.',
    }),
    'consulted-representatives': procedure({
      no: '회사는 해고하기 전에 근로자대표나 노동조합과 협의하지 않았습니다(근로기준법 제24조 제3항).',
    }),
    'same-work-rehired': grounds({
      yes: '회사는 신청인을 해고한 뒤 같은 업무에 새 직원을 뽑았습니다.',
    }),
  },
  'detail-18': {
    'dismissed-for-closure': course({
      yes: '회사는 문을 닫거나 소속 부서가 없어진다는 것을 해고 사유로 들었습니다.',
    }),
    'business-goes-on': grounds({
      yes: '문을 닫은 뒤에도 같은 사람이 이름만 바꾸어 비슷한 사업을 계속하고 있습니다.',
    }),
    'dispute-before-closure': grounds({
      yes: '폐업 직전에는 노동조합이나 임금 문제로 다툼이 있었습니다.',
    }),
    'unit-like-separate-company': grounds({
      no: '없어진 부서는 회계, 인사, 시설을 따로 운영하는 별도 회사와 같은 조직이 아니었습니다.',
    }),
    'similar-work-left': grounds({
      yes: '회사에는 신청인이 할 수 있는 비슷한 일이 남아 있습니다.',
    }),
    'transfer-offered': grounds({
      no: '회사는 다른 부서나 계열사로 옮기는 것을 제안하지 않았습니다.',
    }),
    'offer-refused': grounds({
      no: '신청인은 다른 부서나 계열사로 옮기라는 제안을 거절하지 않았습니다.',
    }),
    outsourced: grounds({
      yes: '없어진 부서의 일은 지금 다른 업체가 맡아서 하고 있습니다.',
    }),
    'succession-arranged': grounds({
      no: '회사는 그 업체에서 계속 일할 수 있게 연결해 주지 않았습니다.',
    }),
    'consulted-representatives': procedure({
      no: '회사는 부서를 없애기 전에 근로자대표나 노동조합과 협의하지 않았습니다.',
    }),
  },
  'detail-19': {
    'dismissed-for-drink-driving': course({
      yes: '회사는 음주운전을 해고 사유로 들었습니다.',
    }),
    'driving-is-the-job': grounds({
      no: '운전은 신청인의 주된 일이 아니었습니다.',
    }),
    'licence-revoked': grounds({
      no: '신청인의 운전면허는 취소되지 않았습니다.',
    }),
    'other-work-available': grounds({
      yes: '회사에는 신청인이 할 수 있는, 운전하지 않는 일이 있습니다.',
    }),
    'on-duty-or-company-car': grounds({
      no: '신청인은 근무 중이 아니었고 회사 차량을 운전한 것도 아닙니다.',
    }),
    'people-hurt': grounds({
      no: '사람이 다치거나 숨진 사고는 없었습니다.',
    }),
    'first-time': grounds({
      yes: '신청인이 음주운전으로 적발된 것은 이번이 처음입니다.',
    }),
    'heavier-than-standard': grounds({
      yes: '이 사건 해고는 회사의 음주운전 징계기준에 정해진 처분보다 무겁습니다.',
    }),
    'others-treated-lighter': othersTreatedLighter,
    'hid-it': grounds({
      no: '신청인은 적발된 사실을 회사에 숨기거나 늦게 알리지 않았습니다.',
    }),
    'procedure-skipped': procedureSkipped,
  },
  'detail-20': {
    'dismissed-over-harassment': course({
      yes: '이 사건 해고는 직장 내 괴롭힘이나 성희롱과 관련된 것입니다.',
    }),
    accused: course({
      yes: '회사는 신청인을 행위자로 지목하였습니다.',
      no: '신청인은 괴롭힘이나 성희롱의 행위자로 지목된 것이 아닙니다.',
    }),
    'some-facts-untrue': grounds({
      yes: '회사가 문제 삼은 말이나 행동 가운데에는 사실이 아닌 것이 있습니다.',
    }),
    'grave-conduct-found': grounds({
      no: '회사의 조사에서 신체 접촉, 폭행, 성적 요구와 같은 무거운 행위는 인정되지 않았습니다.',
    }),
    'only-once': grounds({
      yes: '문제가 된 일은 한 번에 그쳤습니다.',
    }),
    'higher-position': grounds({
      no: '신청인은 상대방보다 직급이나 나이 등에서 높은 위치에 있지 않았습니다.',
    }),
    apologised: grounds({
      yes: '신청인은 상대방에게 사과하거나 피해를 회복하려고 노력하였습니다.',
    }),
    'secondary-harm': grounds({
      no: '신청인은 신고가 있은 뒤 상대방을 압박하거나 소문을 낸 사실이 없습니다.',
    }),
    'charge-specified': procedure({
      no: '신청인은 어떤 행위가 문제인지 회사에서 구체적으로 듣지 못하였습니다.',
    }),
    'procedure-skipped': procedureSkipped,
    'others-treated-lighter': othersTreatedLighter,
    'within-a-year-of-report': grounds({
      yes: '이 사건 해고는 신청인이 신고하거나 피해자를 도운 날부터 1년 안에 한 것입니다.',
    }),
    'report-of-sexual-harassment': course({
      yes: '신청인이 신고하거나 겪은 일은 성희롱입니다.',
    }),
    'employer-investigated': grounds({
      no: '회사는 신고가 있은 뒤에도 조사나 피해자 보호 조치를 하지 않았습니다.',
    }),
    'reason-raised-before-report': grounds({
      no: '회사는 신고가 있기 전에는 그 해고 사유를 문제 삼은 적이 없습니다.',
    }),
  },
  'detail-21': {
    'no-appraisal-or-chance': grounds({
      yes: '회사는 평가를 하거나 개선할 기회를 주지 않은 채 업무능력이 부족하다는 이유로 신청인을 해고하였습니다.',
    }),
    'criteria-announced': grounds({
      no: '평가 기준은 미리 정해져 직원들에게 알려져 있지 않았습니다.',
    }),
    'several-appraisers': grounds({
      no: '평가 점수는 여러 사람의 평가나 실적 수치로 정해진 것이 아닙니다.',
    }),
    'low-for-years': grounds({
      no: '낮은 평가가 여러 해 이어진 것은 아닙니다.',
    }),
    'slightly-below-others': grounds({
      yes: '신청인의 실적은 다른 직원보다 조금 낮은 정도였습니다.',
    }),
    'chance-to-improve': grounds({
      no: '신청인은 교육, 면담, 부서 이동과 같은 개선 기회를 받지 못하였습니다.',
    }),
    'improved-afterwards': grounds({
      yes: '그 뒤 신청인의 실적이나 평가는 나아졌습니다.',
    }),
    'outside-causes': grounds({
      yes: '신청인의 실적은 갑작스러운 업무 변경이나 시장 상황 때문에 떨어진 것입니다.',
    }),
    'long-standby': grounds({
      yes: '신청인은 오랜 대기발령으로 실적을 낼 기회가 없었습니다.',
    }),
  },
  'detail-22': {
    'accused-falsely': grounds({
      yes: '회사는 신청인이 하지 않은 폭언이나 폭행 등을 해고 사유로 들었습니다.',
    }),
    'physical-violence': grounds({
      no: '사람을 때리거나 미는 등의 신체적인 폭력은 없었습니다.',
    }),
    'other-side-started': grounds({
      yes: '그 일은 상대방이 먼저 시비를 걸었거나 서로 다툰 것입니다.',
    }),
    'at-work': grounds({
      no: '그 일은 근무시간이나 회사 안에서 벌어진 것이 아닙니다.',
    }),
    'reputation-affected': grounds({
      no: '그 일은 회사의 평판이나 업무에 영향을 주지 않았습니다.',
    }),
    apologised: grounds({
      yes: '신청인은 상대방에게 사과하거나 상대방과 합의하였습니다.',
    }),
    'punished-before': grounds({
      no: '신청인은 이전에 비슷한 일로 징계를 받은 사실이 없습니다.',
    }),
    'others-treated-lighter': othersTreatedLighter,
    'union-or-rightful-protest': grounds({
      yes: '그 일은 노동조합 활동이나 정당한 항의를 하다가 생긴 것입니다.',
    }),
    'procedure-skipped': procedureSkipped,
  },
  'detail-23': {
    'reason-stated': procedure({
      no: '회사는 해고 사유를 말이나 글로 밝히지 않았습니다.',
    }),
    'heard-beforehand': procedure({
      no: '신청인은 해고되기 전에 의견을 말할 기회를 받지 못하였습니다.',
    }),
    'punished-before-for-same': grounds({
      yes: '신청인은 같은 일로 전에 이미 징계를 받았으므로, 이 사건 해고는 이중징계에 해당합니다.',
    }),
    'withdrawn-and-repeated': course({
      yes: '회사는 해고를 취소하였다가 다시 해고하였습니다.',
    }),
  },
};
