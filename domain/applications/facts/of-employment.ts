import {
  course,
  employment,
  endedBeforeTerm,
  type FactsOfSection,
  grounds,
  noWrittenNotice,
  overTwoYears,
  procedure,
  protectedLeave,
} from './fact.ts';

/** Sections 1 to 8: the form of employment, small workplaces, resignation. */
export const factsOfEmployment: Readonly<Record<string, FactsOfSection>> = {
  'detail-1': {
    'offer-cancelled-before-start': course({
      yes: '신청인은 최종 합격 통보를 받았으나, 일을 시작하기 전에 회사가 채용을 취소하였습니다. 채용내정으로 근로계약은 이미 성립하였으므로 그 취소는 해고에 해당합니다.',
    }),
    'terms-agreed': employment({
      yes: '합격 통보 때나 그 뒤에 연봉, 맡을 일, 첫 출근일과 같은 주요 근로조건이 정해져 있었습니다.',
    }),
    'relied-on-offer': employment({
      yes: '신청인은 합격을 믿고 다니던 직장을 그만두거나 다른 입사 기회를 포기하였습니다.',
    }),
    'cancellation-terms-announced': grounds({
      no: '합격을 취소할 수 있는 경우는 채용공고나 합격 안내에 적혀 있지 않았습니다.',
    }),
    'reason-fits-announced-terms': grounds({
      no: '회사가 든 취소 사유는 미리 정해 알린 취소 조건에 해당하지 않습니다.',
    }),
    'business-reasons': course({
      yes: '회사는 경영 악화나 채용 계획 축소와 같은 회사 사정을 취소 사유로 들었습니다.',
    }),
    'alternative-offered': grounds({
      no: '회사는 취소하기 전에 입사일을 미루거나 다른 자리를 제안하는 등의 노력을 하지 않았습니다.',
    }),
    'replacement-hired': grounds({
      yes: '회사는 채용을 취소한 무렵 같은 일을 할 다른 사람을 뽑았습니다.',
    }),
    'stated-facts-true': grounds({
      no: '회사가 취소 사유로 든 사실은 실제와 다릅니다.',
    }),
    'written-notice': noWrittenNotice,
  },
  'detail-2': {
    'dismissed-in-probation': course({
      yes: '회사는 수습(시용)과 관련하여 신청인을 해고하거나 본채용을 거부하였습니다.',
    }),
    'probation-in-contract': grounds({
      no: '근로계약서나 채용 서류에는 수습(시용) 기간이 적혀 있지 않으므로, 신청인은 정식으로 채용된 근로자입니다.',
    }),
    'refusal-after-appraisal-in-contract': grounds({
      no: '근로계약서나 채용 서류에는 평가 결과에 따라 채용하지 않을 수 있다는 내용이 없습니다.',
    }),
    'probation-had-ended': grounds({
      yes: '회사는 정해진 수습 기간이 이미 지난 뒤에 통보하였습니다.',
    }),
    appraised: grounds({
      no: '신청인은 일하는 동안 평가표나 면담으로 평가를 받은 사실이 없습니다.',
    }),
    'appraisal-basis-explained': grounds({
      no: '회사는 평가의 근거가 된 실수, 실적, 구체적인 사례를 보여 주거나 설명하지 않았습니다.',
    }),
    'chance-to-improve': grounds({
      no: '회사는 부족한 점을 미리 알려 주거나 고칠 기회를 주지 않았습니다.',
    }),
    'protected-leave': protectedLeave,
    'written-notice': noWrittenNotice,
  },
  'detail-3': {
    'end-date-in-contract': employment({
      yes: '근로계약서에는 계약이 끝나는 날이 적혀 있었습니다.',
      no: '근로계약서에는 계약이 끝나는 날이 적혀 있지 않았습니다.',
    }),
    'over-two-years': overTwoYears,
    'exception-to-two-years': grounds({
      no: '신청인이 맡은 일은 2년을 넘겨 기간제로 쓸 수 있는 예외에 해당하지 않습니다(기간제 및 단시간근로자 보호 등에 관한 법률 제4조 제1항).',
    }),
    'employer-ended-before-term': endedBeforeTerm,
    'renewal-rule': grounds({
      yes: '근로계약을 갱신한다는 규정이나 회사의 약속이 있어, 신청인에게는 계약이 갱신되리라는 정당한 기대가 있었습니다.',
    }),
    'renewal-practice': grounds({
      yes: '그동안 신청인이나 같은 일을 하는 동료 대부분의 계약이 갱신되어 왔습니다.',
    }),
    'work-continues': grounds({
      yes: '신청인이 맡았던 일은 지금도 회사에서 계속되고 있습니다.',
    }),
    'refusal-reason-explained': grounds({
      no: '회사는 갱신을 거절하면서 평가 결과나 구체적인 사정을 설명하지 않았습니다.',
    }),
    'dismissal-reason-explained': grounds({
      no: '회사는 내보내는 이유로 신청인의 잘못이나 평가 결과와 같은 구체적인 사정을 설명하지 않았습니다.',
    }),
    'written-notice': noWrittenNotice,
  },
  'detail-4': {
    'belongs-to-other-firm': employment({
      yes: '신청인은 다른 업체에 소속되어 일하였습니다.',
    }),
    'against-client': employment({
      yes: '신청인은 실제로 일하던 회사도 실질적인 사용자로 보아 이 신청을 합니다.',
    }),
    'client-gave-orders': employment({
      yes: '신청인은 실제로 일하던 회사의 직원에게서 직접 업무 지시를 받았습니다.',
    }),
    'mixed-with-client-staff': employment({
      yes: '신청인은 실제로 일하던 회사의 직원과 섞여 같은 일을 하였습니다.',
    }),
    'time-and-place-fixed': employment({
      yes: '일하는 시간과 장소는 회사가 정하였고 신청인은 그대로 따라야 하였습니다.',
    }),
    'work-directed': employment({
      yes: '회사는 일의 내용과 방법을 구체적으로 지시하고 확인하였습니다.',
    }),
    'fixed-or-hourly-pay': employment({
      yes: '신청인은 매달 고정된 금액이나 일한 시간에 비례한 보수를 받았습니다.',
    }),
    'free-to-substitute': employment({
      no: '신청인은 다른 사람에게 일을 대신 맡기거나 다른 회사의 일을 자유롭게 할 수 없었습니다.',
    }),
    'supplier-is-nominal': employment({
      yes: '소속 업체는 자체 장비나 전문 기술 없이 사람만 보내 주는 곳이었습니다.',
    }),
    'over-two-years': overTwoYears,
    'contract-term-ended': course({
      yes: '회사는 정해진 계약기간이 끝났다는 이유로 신청인을 해고하였습니다.',
    }),
  },
  'detail-5': {
    'dismissed-as-officer': employment({
      yes: '신청인은 임원의 직함을 가지고 일하였습니다.',
    }),
    'in-company-register': employment({
      no: '신청인은 법인등기부에 이사나 감사로 등기되지 않았습니다.',
    }),
    'registered-in-name-only': employment({
      yes: '신청인은 이름만 등기되었을 뿐 실제 결정은 다른 사람이 하였습니다.',
    }),
    'reported-to-superior': employment({
      yes: '신청인은 출퇴근, 휴가, 업무 결과를 대표나 상급자에게 보고하고 승인을 받아야 하였습니다.',
    }),
    'own-authority': employment({
      no: '신청인에게는 맡은 부문의 예산이나 직원 채용을 스스로 결정할 권한이 없었습니다.',
    }),
    'staff-rules-applied': employment({
      yes: '신청인은 휴가나 징계에서 일반 직원과 같은 취업규칙을 적용받았습니다.',
    }),
    'promoted-from-staff': employment({
      yes: '신청인은 일반 직원으로 일하다가 임원이 되었습니다.',
    }),
    'same-work-after-promotion': employment({
      yes: '임원이 된 뒤에도 신청인이 하는 일은 그 전과 거의 같았습니다.',
    }),
    'severance-paid-at-promotion': employment({
      no: '신청인은 임원이 될 때 직원으로 일한 기간의 퇴직금을 받지 않았습니다.',
    }),
    'officer-treatment': employment({
      no: '신청인은 전용 차량과 같은 임원의 처우를 받지 않았습니다.',
    }),
  },
  'detail-6': {
    'retired-by-age': course({
      yes: '회사는 정년이 되었다는 이유로 퇴직을 통보하였습니다.',
    }),
    'under-sixty': grounds({
      yes: '퇴직한 날 신청인은 만 60세가 되지 않았으므로, 그보다 이른 정년은 효력이 없습니다(고용상 연령차별금지 및 고령자고용촉진에 관한 법률 제19조).',
    }),
    'retirement-age-in-rules': grounds({
      no: '취업규칙이나 단체협약, 근로계약서에는 정년 나이가 적혀 있지 않습니다.',
    }),
    'age-lowered-without-consent': grounds({
      yes: '회사는 직원들의 동의 없이 정년을 새로 만들거나 낮추었습니다(근로기준법 제94조 제1항).',
    }),
    'worked-on-past-retirement': grounds({
      yes: '신청인은 정년이 지난 뒤에도 기간을 새로 정하지 않은 채 계속 일하였습니다.',
    }),
    'rehiring-rule': grounds({
      yes: '회사에는 정년퇴직자를 다시 고용하는 규정이나 관행이 있습니다.',
    }),
    'colleagues-rehired': grounds({
      yes: '재고용을 원한 동료들은 대부분 재고용되었습니다.',
    }),
    'fitness-criticised': grounds({
      no: '신청인은 건강이나 일 처리에 큰 문제가 있다는 지적을 회사에서 받은 사실이 없습니다.',
    }),
    'retirement-age-disputed': grounds({
      yes: '신청인의 정년 나이 계산 자체에 다툼이 있습니다.',
    }),
  },
  'detail-7': {
    'under-five': employment({
      no: '대표를 빼고 평소 함께 일하는 직원은 5명 이상입니다.',
    }),
    'five-on-most-days': employment({
      yes: '해고 전 한 달 동안 문을 연 날 가운데 절반이 넘는 날에 5명 이상이 일하였습니다.',
    }),
    'run-as-one-business': employment({
      yes: '회사는 다른 회사나 지점과 사실상 하나의 회사처럼 운영됩니다.',
    }),
    'five-together': employment({
      yes: '그곳의 직원까지 합치면 국내에서 일하는 직원은 5명 이상입니다.',
    }),
    'dismissal-limited-by-agreement': grounds({
      yes: '근로계약서나 취업규칙에는 정해진 사유로만 해고한다는 규정이나 징계 절차가 있습니다.',
    }),
    'agreement-breached': grounds({
      yes: '회사는 그 규정에 없는 사유로 해고하였거나 정해진 절차를 거치지 않았습니다.',
    }),
    'employer-ended-before-term': endedBeforeTerm,
    'protected-leave': protectedLeave,
    'sexual-harassment-report': grounds({
      yes: '이 사건 해고는 신청인이 직장 내 성희롱을 신고하였거나 그 피해자라는 이유로 한 것입니다.',
    }),
    'sex-marriage-pregnancy': grounds({
      yes: '이 사건 해고는 성별, 혼인, 임신 또는 출산을 이유로 한 것입니다.',
    }),
    'union-activity': grounds({
      yes: '이 사건 해고는 신청인이 노동조합에 가입하였거나 활동하였다는 이유로 한 것입니다.',
    }),
    'public-interest-report': grounds({
      yes: '이 사건 해고는 신청인이 국민의 건강·안전이나 환경 등에 관한 법 위반을 신고하였다는 이유로 한 것입니다.',
    }),
    'forewarned-thirty-days': procedure({
      no: '신청인은 해고되는 날보다 30일 이상 앞서 해고 예고를 받지 못하였습니다.',
    }),
  },
  'detail-8': {
    'resigned-or-agreed': course({
      no: '신청인은 사직서를 쓰거나 퇴사에 동의한 사실이 없습니다.',
    }),
    'employer-ended-it': course({
      yes: '회사는 말이나 글로 그만두라고 하거나 출입을 막는 등 신청인이 일을 하지 못하게 하였습니다.',
    }),
    'written-notice': noWrittenNotice,
    'any-written-notice': procedure({
      no: '신청인은 해고를 알리는 종이 문서나 이메일을 받지 못하였습니다.',
    }),
    'reasons-known-beforehand': procedure({
      no: '신청인은 통지받기 전에 해고 사유를 자세히 듣지 못하였습니다.',
    }),
    'wished-to-stay': course({
      yes: '신청인은 해고를 통보받은 뒤 계속 일하겠다는 뜻을 회사에 밝혔습니다.',
    }),
    'forced-or-deceived': grounds({
      yes: '신청인의 사직서는 회사가 억지로 쓰게 하였거나 속여서 쓰게 한 것이므로, 그 실질은 해고입니다.',
    }),
    'threatened-with-discipline': course({
      yes: '신청인은 사직서를 쓰지 않으면 징계나 고소를 하겠다는 말을 들었습니다.',
    }),
    'resignation-not-meant': grounds({
      yes: '신청인의 사직서는 여러 명이 한꺼번에 냈거나 처리하지 않겠다는 말을 듣고 형식적으로 낸 것으로서, 사직할 뜻이 없었습니다.',
    }),
    'resignation-withdrawn': course({
      yes: '신청인은 회사가 승인하였다고 알리기 전에 사직을 철회하겠다고 밝혔습니다.',
    }),
    'severance-agreement-signed': course({
      no: '신청인은 위로금 등을 받고 퇴직 합의서에 서명한 사실이 없습니다.',
    }),
    'protested-promptly': course({
      yes: '신청인은 퇴사 처리 뒤 곧바로 회사에 항의하였습니다.',
    }),
  },
};
