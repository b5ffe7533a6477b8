import type { EmployerText } from '../ruleset.ts';

/** What an employer reads at the items of sections 1 to 8. */
export const statusAndNoticeToEmployer: Readonly<Record<string, EmployerText>> = {
  'detail-1/offer-cancelled-before-start': {
    title: '최종 합격(채용 확정)을 통보한 뒤, 일을 시작하기 전에 채용을 취소하셨나요?',
    note: '문자, 이메일, 전화, 합격자 발표를 모두 포함해요. 첫 출근일에 취소를 알린 경우도 포함해요.',
  },
  'detail-1/terms-agreed': { title: '합격 통보 때나 그 뒤에 연봉, 맡을 일, 첫 출근일 같은 주요 조건을 정하셨나요?' },
  'detail-1/relied-on-offer': { title: '합격자가 합격을 믿고 다니던 직장을 그만두거나 다른 입사 기회를 포기했나요?' },
  'detail-1/cancellation-terms-announced': { title: '합격을 취소할 수 있는 경우를 채용공고나 합격 안내에 적으셨나요?' },
  'detail-1/reason-fits-announced-terms': {
    title: '취소한 이유가 미리 적어 둔 그 조건에 실제로 해당하나요?',
    note: '경영 악화 같은 회사 사정 때문이라면 아니요를 고르세요.',
  },
  'detail-1/business-reasons': { title: '경영 악화나 채용 계획 축소 같은 회사 사정을 이유로 취소하셨나요?' },
  'detail-1/alternative-offered': { title: '취소하기 전에 입사일을 미루거나 다른 자리를 제안하셨나요?' },
  'detail-1/replacement-hired': { title: '취소한 무렵 같은 일을 할 다른 사람을 뽑으셨나요?' },
  'detail-1/stated-facts-true': {
    title: '취소 이유로 든 사실(경력 차이, 평판 조회 결과 등)이 실제와 맞나요?',
    note: '취소 이유를 알리지 않았다면 아니요를 고르세요.',
  },
  'detail-1/written-notice': {
    title: '취소 이유와 날짜를 구체적으로 적은 종이 문서나 이메일을 보내셨나요?',
    note: '문자나 메신저, 말로만 알렸다면 아니요를 고르세요.',
  },
  'detail-2/dismissed-in-probation': {
    title: '수습(시용) 기간과 관련하여 그 직원을 해고하거나 정식 채용을 거절하셨나요?',
  },
  'detail-2/probation-in-contract': { title: '근로계약서나 채용 서류에 수습(시용) 기간을 적으셨나요?' },
  'detail-2/refusal-after-appraisal-in-contract': {
    title: '그 서류에 평가 결과에 따라 채용하지 않을 수 있다는 내용을 적으셨나요?',
  },
  'detail-2/probation-had-ended': { title: '정해진 수습 기간이 이미 지난 뒤에 통보하셨나요?' },
  'detail-2/appraised': { title: '일하는 동안 평가표나 면담으로 그 직원을 평가하셨나요?' },
  'detail-2/appraisal-basis-explained': {
    title: '그 평가의 근거(실수, 실적, 구체적인 사례)를 직원에게 보여 주거나 설명하셨나요?',
  },
  'detail-2/chance-to-improve': { title: '부족한 점을 미리 알려 주고 고칠 기회를 주셨나요?' },
  'detail-2/protected-leave': {
    title: '직원이 산업재해로 쉬던 기간이나 출산휴가 기간, 또는 그 뒤 30일 안에 해고하셨나요?',
    note: '일하다 다치거나 병들어 쉬었다면 산재 신청을 하지 않았어도 포함해요. 육아휴직 중의 해고도 예를 고르세요.',
  },
  'detail-2/written-notice': {
    title: '해고 이유와 날짜를 구체적으로 적은 종이 문서나 이메일을 보내셨나요?',
    note: "문자나 메신저, 말로만 알렸거나 '기간 만료'라고만 적었다면 아니요를 고르세요.",
  },
  'detail-3/end-date-in-contract': { title: '근로계약서에 계약이 끝나는 날을 적으셨나요?' },
  'detail-3/over-two-years': { title: '그 직원이 회사에서 계속 일한 기간을 모두 합하면 2년이 넘나요?' },
  'detail-3/aged-55-at-last-contract': {
    title: '마지막 계약서를 쓸 때 그 직원이 만 55세 이상이었나요?',
    note: '55세가 되기 전에 이미 2년을 넘겨 일했다면 아니요를 고르세요.',
  },
  'detail-3/employer-ended-before-term': {
    title: '종료일 전에 계약을 끝내셨나요?',
    note: '종료일 전에 직원이 스스로 그만두었다면 아니요를 고르세요.',
  },
  'detail-3/renewal-rule': {
    title: '재계약해 준다는 규정이나 약속이 있었나요?',
    note: '계약서와 취업규칙의 재계약 절차, 채용 때나 일하는 동안 직원에게 한 말을 모두 포함해요.',
  },
  'detail-3/renewal-practice': { title: '그동안 그 직원이나 같은 일을 하는 동료 대부분이 재계약을 해 왔나요?' },
  'detail-3/work-continues': { title: '그 직원이 맡았던 일을 지금도 계속하고 있나요?' },
  'detail-3/refusal-reason-explained': {
    title: '재계약하지 않는 이유로 평가 결과나 구체적인 사정을 설명하셨나요?',
    note: "'계약기간이 끝났다'고만 알렸다면 아니요를 고르세요.",
  },
  'detail-3/dismissal-reason-explained': {
    title: '내보내는 이유로 직원의 잘못이나 평가 결과 같은 구체적인 사정을 설명하셨나요?',
    note: "'계약기간이 끝났다'고만 알렸다면 아니요를 고르세요.",
  },
  'detail-3/written-notice': {
    title: '해고 이유와 날짜를 구체적으로 적은 종이 문서나 이메일을 보내셨나요?',
    note: '문자나 메신저, 말로만 알렸다면 아니요를 고르세요.',
  },
  'detail-4/not-directly-employed': {
    title: '용역·위탁·프리랜서 계약을 맺었거나, 다른 업체 소속으로 파견되어 온 사람인가요?',
  },
  'detail-4/belongs-to-other-firm': { title: '그 사람이 다른 업체(파견·하청 회사) 소속인가요?' },
  'detail-4/against-client': {
    title: '그 사람이 소속 업체가 아니라 실제로 일한 곳인 귀사(원청)를 상대로 다투고 있나요?',
    note: '그 사람을 채용하고 월급을 준 업체라면 아니요를 고르세요.',
  },
  'detail-4/client-gave-orders': { title: '귀사(원청)의 직원이 그 사람에게 업무를 직접 지시했나요?' },
  'detail-4/mixed-with-client-staff': { title: '그 사람이 귀사(원청) 직원과 섞여 같은 일을 했나요?' },
  'detail-4/time-and-place-fixed': { title: '일하는 시간과 장소를 정해 주고 그대로 따르게 하셨나요?' },
  'detail-4/work-directed': { title: '일의 내용과 방법을 구체적으로 지시하고 확인하셨나요?' },
  'detail-4/fixed-or-hourly-pay': { title: '매달 고정된 금액이나 일한 시간에 비례한 돈을 주셨나요?' },
  'detail-4/free-to-substitute': {
    title: '그 사람이 자기 대신 다른 사람에게 일을 맡기거나 다른 회사 일도 자유롭게 할 수 있었나요?',
  },
  'detail-4/no-employee-insurance': {
    title: '직장 4대 보험에 가입시키지 않고 보수를 주셨나요?',
    note: '소득세 3.3%만 뗐거나 아무것도 떼지 않았다면 예를 고르세요. 앞의 네 답도 여기서 함께 반영해요.',
  },
  'detail-4/supplier-is-nominal': { title: '소속 업체가 자체 장비나 전문 기술 없이 사람만 보내 주는 곳인가요?' },
  'detail-4/contract-term-ended': { title: '정해진 계약기간이 끝났다는 이유로 일을 끝내셨나요?' },
  'detail-5/dismissed-as-officer': {
    title: '이사, 상무, 대표 같은 임원 직함으로 일하던 사람을 해임하거나 해고하셨나요?',
  },
  'detail-5/in-company-register': { title: '그 사람이 법인등기부에 이사나 감사로 올라 있었나요?' },
  'detail-5/reported-to-superior': {
    title: '그 사람이 출퇴근, 휴가, 업무 결과를 대표나 상급자에게 보고하고 승인을 받아야 했나요?',
  },
  'detail-5/own-authority': { title: '그 사람에게 맡은 부문의 예산이나 직원 채용을 스스로 결정할 권한이 있었나요?' },
  'detail-5/staff-rules-applied': { title: '휴가나 징계에서 그 사람에게 일반 직원과 같은 취업규칙을 적용하셨나요?' },
  'detail-5/promoted-from-staff': { title: '그 사람이 일반 직원으로 일하다가 임원이 되었나요?' },
  'detail-5/severance-paid-at-promotion': { title: '임원이 될 때 직원으로 일한 기간의 퇴직금을 지급하셨나요?' },
  'detail-5/officer-treatment': { title: '일반 직원보다 훨씬 많은 보수나 전용 차량 같은 임원 처우를 하셨나요?' },
  'detail-6/retired-by-age': { title: '정년이 되었다는 이유로 퇴직을 통보하셨나요?' },
  'detail-6/under-sixty': { title: '퇴직한 날 그 직원의 실제 나이가 만 60세가 안 되었나요?' },
  'detail-6/age-lowered-without-consent': {
    title: '그 직원이 다니는 동안, 직원들의 동의 없이 정년을 새로 만들거나 낮추셨나요?',
  },
  'detail-6/worked-on-past-retirement': {
    title: '정년이 지난 뒤에도 기간을 새로 정하지 않은 채 계속 일하게 하셨나요?',
  },
  'detail-6/fitness-criticised': { title: '건강이나 일 처리에 큰 문제가 있다고 그 직원에게 지적하셨나요?' },
  'detail-7/employer-ended-before-term': {
    title: '종료일 전에 계약을 끝내셨나요?',
    note: '종료일이 없는 계약이거나 종료일 전에 직원이 스스로 그만두었다면 아니요를 고르세요.',
  },
  'detail-7/agreement-breached': { title: '그 규정에 없는 이유로 해고하셨거나, 정해진 절차를 거치지 않으셨나요?' },
  'detail-7/protected-leave': {
    title: '직원이 산업재해로 쉬던 기간이나 출산휴가 기간, 또는 그 뒤 30일 안에 해고하셨나요?',
    note: '일하다 다치거나 병들어 쉬었다면 산재 신청을 하지 않았어도 포함해요. 육아휴직 중의 해고도 예를 고르세요.',
  },
  'detail-7/protected-reason': {
    title: '직원이 성희롱 신고, 성별·혼인·임신·출산, 노동조합 활동, 공익신고 때문에 해고되었다고 볼 사정이 있나요?',
    note: '다른 이유를 알렸더라도 그 때문이라고 볼 사정이 있으면 예를 고르세요. 육아휴직을 쓰거나 신청한 것, 노동청에 신고한 것이 이유일 때에도 예를 고르세요.',
  },
  'detail-7/sexual-harassment-report': {
    title: '직원이 직장 내 성희롱을 신고했거나 그 피해자라는 점이 해고와 관련이 있나요?',
    note: '고객에게 당한 성희롱을 알린 경우도 포함해요.',
  },
  'detail-7/sex-marriage-pregnancy': {
    title: '성별, 혼인, 임신, 출산이 해고와 관련이 있나요?',
    note: '육아휴직을 썼다는 이유만이라면 아니요를 고르세요. 그 해고도 직원 수와 상관없이 금지되고 처벌돼요(남녀고용평등법 제19조 제3항, 제37조 제2항).',
  },
  'detail-7/union-activity': { title: '노동조합에 가입했거나 활동한 일이 해고와 관련이 있나요?' },
  'detail-7/public-interest-report': {
    title: '국민의 건강·안전이나 환경 등에 관한 법 위반을 신고한 일이 해고와 관련이 있나요?',
    note: '대표나 감독기관, 수사기관, 국민권익위원회에 신고한 경우를 포함해요.',
  },
  'detail-7/forewarned-thirty-days': {
    title: '해고하는 날보다 30일 이상 앞서 통보하셨나요?',
    note: '3개월 이상 일한 직원에게 그렇게 알리지 않았다면 30일분 통상임금(해고예고수당)을 지급해야 해요.',
  },
  'detail-8/resigned-or-agreed': { title: '직원이 사직서를 쓰거나 퇴사에 동의한 적이 있나요?' },
  'detail-8/employer-ended-it': {
    title: '말이나 글로 그만두라고 하거나, 출입을 막는 등 일을 못 하게 하셨나요?',
  },
  'detail-8/written-notice': {
    title: '해고 이유와 날짜를 구체적으로 적은 종이 문서나 이메일을 보내셨나요?',
    note: '문자나 메신저, 말로만 알렸다면 아니요를 고르세요.',
  },
  'detail-8/any-written-notice': { title: '구체적이지는 않아도 종이 문서나 이메일로 해고를 통지하셨나요?' },
  'detail-8/reasons-known-beforehand': {
    title: '통지하기 전에 징계위원회 등에서 해고 이유를 직원에게 자세히 알리셨나요?',
    note: '문서나 이메일에 이유를 한 줄도 적지 않았다면 아니요를 고르세요.',
  },
  'detail-8/wished-to-stay': {
    title: '직원이 나간 뒤 계속 일하겠다는 뜻을 밝혔나요?',
    note: '출근하려 했거나 해고가 맞는지 따져 물은 경우도 포함해요.',
  },
  'detail-8/dismissal-withdrawn': { title: '해고 뒤에 출근하라고 하거나 해고를 취소하겠다고 하셨나요?' },
  'detail-8/forced-or-deceived': {
    title: '나가지 못하게 하거나 겁을 주거나 사실과 다른 말을 해서 사직서를 쓰게 한 일이 있나요?',
    note: '징계나 고소를 하겠다고만 말했다면 아니요를 고르고 다음 질문에서 답해 주세요.',
  },
  'detail-8/threatened-with-discipline': {
    title: '사직서를 쓰지 않으면 징계나 고소를 하겠다고 말하셨나요?',
    note: '직원이 하지 않은 일을 두고 그런 말을 했다면 그 사정을 적어 두세요.',
  },
  'detail-8/resignation-not-meant': {
    title: '여러 명이 한꺼번에 냈거나, 처리하지 않겠다고 말하고 형식적으로 받은 사직서인가요?',
  },
  'detail-8/resignation-withdrawn': { title: '승인했다고 알리기 전에 직원이 사직을 철회하겠다고 밝혔나요?' },
  'detail-8/severance-agreement-signed': { title: '직원이 위로금 등을 받고 퇴직 합의서에 서명했나요?' },
  'detail-8/protested-promptly': { title: '퇴사 처리 뒤 직원이 곧바로 문자나 우편으로 항의했나요?' },
};
