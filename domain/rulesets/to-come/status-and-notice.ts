import type { TextToCome } from '../ruleset.ts';

const endedBeforeTerm = (note: string, noteToEmployer: string): TextToCome => ({
  title: '회사가 종료일이 되기 전에 계약을 끝내겠다고 하나요?',
  note,
  toEmployer: { title: '종료일이 되기 전에 계약을 끝내려고 하시나요?', note: noteToEmployer },
});

const protectedLeave: TextToCome = {
  title: '산업재해로 쉬는 기간이나 출산휴가 기간, 또는 그 뒤 30일 안에 해고일이 들어가나요?',
  note: '일하다 다치거나 병들어 쉰다면 산재 신청을 하지 않았어도 포함해요. 해고일이 육아휴직 기간에 들어가도 예를 고르세요.',
  toEmployer: {
    title: '직원이 산업재해로 쉬는 기간이나 출산휴가 기간, 또는 그 뒤 30일 안에 해고일이 들어가나요?',
    note: '일하다 다치거나 병들어 쉰다면 산재 신청을 하지 않았어도 포함해요. 해고일이 육아휴직 기간에 들어가도 예를 고르세요.',
  },
};

/** What is read at the items of sections 1 to 8 while the dismissal is still to come. */
export const statusAndNoticeToCome: Readonly<Record<string, TextToCome>> = {
  'detail-1/offer-cancelled-before-start': {
    title: '최종 합격(채용 확정) 통보를 받았지만 일을 시작하기 전에 채용을 취소하겠다는 말을 들으셨나요?',
    note: '합격 통보는 문자, 이메일, 전화, 합격자 발표를 모두 포함해요.',
    toEmployer: {
      title: '최종 합격(채용 확정)을 통보한 뒤, 일을 시작하기 전에 채용을 취소하려고 하시나요?',
      note: '합격 통보는 문자, 이메일, 전화, 합격자 발표를 모두 포함해요.',
    },
  },
  'detail-1/reason-fits-announced-terms': {
    toEmployer: { title: '취소하려는 이유가 미리 적어 둔 그 조건에 실제로 해당하나요?' },
  },
  'detail-1/business-reasons': {
    title: '회사가 경영 악화나 채용 계획 축소 같은 회사 사정을 이유로 취소하겠다고 하나요?',
    toEmployer: { title: '경영 악화나 채용 계획 축소 같은 회사 사정을 이유로 취소하려고 하시나요?' },
  },
  'detail-1/alternative-offered': {
    title: '회사가 취소하는 대신 입사일을 미루거나 다른 자리를 제안했나요?',
    toEmployer: { title: '취소하는 대신 입사일을 미루거나 다른 자리를 제안하셨나요?' },
  },
  'detail-2/dismissed-in-probation': {
    title: '수습(시용) 기간과 관련하여 해고하거나 정식 채용을 하지 않겠다는 말을 들으셨나요?',
    toEmployer: { title: '수습(시용) 기간과 관련하여 그 직원을 해고하거나 정식 채용을 하지 않으려고 하시나요?' },
  },
  'detail-2/probation-had-ended': {
    title: '정해진 수습 기간이 이미 지났나요?',
    toEmployer: { title: '정해진 수습 기간이 이미 지났나요?' },
  },
  'detail-2/protected-leave': protectedLeave,
  'detail-3/end-date-in-contract': { title: '근로계약서에 계약이 끝나는 날이 적혀 있나요?' },
  'detail-3/over-two-years': {
    title: '일이 끝나는 날까지 같은 회사에서 계속 일한 기간을 모두 합하면 2년이 넘나요?',
    toEmployer: { title: '그 직원이 일이 끝나는 날까지 계속 일한 기간을 모두 합하면 2년이 넘나요?' },
  },
  'detail-3/exception-to-two-years': { title: '2년 넘게 계약직으로 쓸 수 있는 예외에 해당하는 일인가요?' },
  'detail-3/employer-ended-before-term': endedBeforeTerm(
    '종료일에 맞추어 끝내겠다고 한다면 아니요를 고르세요.',
    '종료일에 맞추어 끝낸다면 아니요를 고르세요.',
  ),
  'detail-3/work-continues': {
    title: '지금 맡은 일을 계약이 끝난 뒤에도 회사가 계속하나요?',
    toEmployer: { title: '그 직원이 맡은 일을 계약이 끝난 뒤에도 계속하시나요?' },
  },
  'detail-4/not-directly-employed': {
    title: '용역·위탁·프리랜서 계약으로 일하거나 다른 업체 소속으로 파견되어 일하시나요?',
  },
  'detail-4/belongs-to-other-firm': { title: '다른 업체(파견·하청 회사) 소속으로 일하시나요?' },
  'detail-4/against-client': {
    title: '소속 업체가 아니라 실제로 일하는 회사(원청)를 상대로 다투려고 하시나요?',
    note: '나를 채용하고 월급을 주는 업체를 상대로 한다면 아니요를 고르세요.',
    toEmployer: {
      title: '그 사람이 소속 업체가 아니라 실제로 일하는 곳인 귀사(원청)를 상대로 다투려고 하나요?',
      note: '그 사람을 채용하고 월급을 주는 업체라면 아니요를 고르세요.',
    },
  },
  'detail-4/client-gave-orders': {
    title: '일하는 회사(원청)의 직원이 업무를 직접 지시하나요?',
    toEmployer: { title: '귀사(원청)의 직원이 그 사람에게 업무를 직접 지시하나요?' },
  },
  'detail-4/mixed-with-client-staff': {
    title: '원청 직원과 섞여 같은 일을 하시나요?',
    toEmployer: { title: '그 사람이 귀사(원청) 직원과 섞여 같은 일을 하나요?' },
  },
  'detail-4/time-and-place-fixed': {
    title: '일하는 시간과 장소를 회사가 정하고 그대로 따라야 하나요?',
    toEmployer: { title: '일하는 시간과 장소를 정해 주고 그대로 따르게 하시나요?' },
  },
  'detail-4/work-directed': {
    title: '회사가 일의 내용과 방법을 구체적으로 지시하고 확인하나요?',
    toEmployer: { title: '일의 내용과 방법을 구체적으로 지시하고 확인하시나요?' },
  },
  'detail-4/fixed-or-hourly-pay': {
    title: '매달 고정된 금액이나 일한 시간에 비례한 돈을 받으시나요?',
    toEmployer: { title: '매달 고정된 금액이나 일한 시간에 비례한 돈을 주시나요?' },
  },
  'detail-4/free-to-substitute': {
    title: '본인 대신 다른 사람에게 일을 맡기거나 다른 회사 일도 자유롭게 할 수 있나요?',
    toEmployer: {
      title: '그 사람이 자기 대신 다른 사람에게 일을 맡기거나 다른 회사 일도 자유롭게 할 수 있나요?',
    },
  },
  'detail-4/no-employee-insurance': {
    title: '직장 4대 보험에 들지 않고 보수를 받으시나요?',
    note: '소득세 3.3%만 떼거나 아무것도 떼지 않는다면 예를 고르세요. 앞의 네 답도 여기서 함께 반영해요.',
    toEmployer: {
      title: '직장 4대 보험에 가입시키지 않고 보수를 주시나요?',
      note: '소득세 3.3%만 떼거나 아무것도 떼지 않는다면 예를 고르세요. 앞의 네 답도 여기서 함께 반영해요.',
    },
  },
  'detail-4/supplier-is-nominal': { title: '소속 업체가 자체 장비나 전문 기술 없이 사람만 보내 주는 곳인가요?' },
  'detail-4/contract-term-ended': {
    title: '정해진 계약기간이 끝난다는 이유로 일을 끝내자는 말을 들으셨나요?',
    toEmployer: { title: '정해진 계약기간이 끝난다는 이유로 일을 끝내려고 하시나요?' },
  },
  'detail-5/dismissed-as-officer': {
    title: '이사, 상무, 대표 같은 임원 직함으로 일하면서 해임하거나 해고하겠다는 말을 들으셨나요?',
    toEmployer: { title: '이사, 상무, 대표 같은 임원 직함으로 일하는 사람을 해임하거나 해고하려고 하시나요?' },
  },
  'detail-5/in-company-register': {
    title: '법인등기부에 이사나 감사로 올라 있나요?',
    toEmployer: { title: '그 사람이 법인등기부에 이사나 감사로 올라 있나요?' },
  },
  'detail-5/registered-in-name-only': { title: '등기는 이름만 올렸을 뿐 실제 결정은 다른 사람이 하나요?' },
  'detail-5/reported-to-superior': {
    title: '출퇴근, 휴가, 업무 결과를 대표나 상급자에게 보고하고 승인을 받아야 하나요?',
    toEmployer: { title: '그 사람이 출퇴근, 휴가, 업무 결과를 대표나 상급자에게 보고하고 승인을 받아야 하나요?' },
  },
  'detail-5/own-authority': {
    title: '맡은 부문의 예산이나 직원 채용을 스스로 결정할 권한이 있나요?',
    toEmployer: { title: '그 사람에게 맡은 부문의 예산이나 직원 채용을 스스로 결정할 권한이 있나요?' },
  },
  'detail-5/staff-rules-applied': {
    title: '휴가나 징계에서 일반 직원과 같은 취업규칙을 적용받으시나요?',
    toEmployer: { title: '휴가나 징계에서 그 사람에게 일반 직원과 같은 취업규칙을 적용하시나요?' },
  },
  'detail-5/same-work-after-promotion': { title: '임원이 된 뒤에도 하는 일이 전과 거의 같나요?' },
  'detail-5/officer-treatment': {
    title: '일반 직원보다 훨씬 많은 보수나 전용 차량 같은 임원 처우를 받으시나요?',
    toEmployer: { title: '일반 직원보다 훨씬 많은 보수나 전용 차량 같은 임원 처우를 하시나요?' },
  },
  'detail-6/retired-by-age': {
    title: '정년을 이유로 퇴직하라는 말을 들으셨나요?',
    toEmployer: { title: '정년을 이유로 퇴직시키려고 하시나요?' },
  },
  'detail-6/under-sixty': {
    title: '퇴직하는 날 실제 나이가 만 60세가 안 되나요?',
    toEmployer: { title: '퇴직하는 날 그 직원의 실제 나이가 만 60세가 안 되나요?' },
  },
  'detail-6/worked-on-past-retirement': {
    title: '정년이 지난 뒤에도 기간을 새로 정하지 않은 채 계속 일하고 계신가요?',
    toEmployer: { title: '정년이 지난 뒤에도 기간을 새로 정하지 않은 채 계속 일하게 하시나요?' },
  },
  'detail-7/five-on-most-days': {
    title: '최근 한 달 동안 문을 연 날 중 절반이 넘는 날에 5명 이상이 일했나요?',
    note: '아르바이트와 일용직도 넣어서 세요. 매주 쉬는 날(주휴일)이라 나오지 않은 사람은 그날 빼고 세요. 해고일 전 한 달로 따지므로 그때까지 바뀔 수 있어요.',
  },
  'detail-7/agreement-breached': {
    title: '회사가 그 규정에 없는 이유로 해고하겠다고 하나요?',
    note: '정해진 절차는 해고일까지 거칠 수 있어 아직 여쭙지 않아요.',
    toEmployer: {
      title: '그 규정에 없는 이유로 해고하려고 하시나요?',
      note: '정해진 절차가 있다면 해고하기 전에 거쳐야 해요.',
    },
  },
  'detail-7/employer-ended-before-term': endedBeforeTerm(
    '종료일이 없는 계약이거나 종료일에 맞추어 끝내겠다고 한다면 아니요를 고르세요.',
    '종료일이 없는 계약이거나 종료일에 맞추어 끝낸다면 아니요를 고르세요.',
  ),
  'detail-7/protected-leave': protectedLeave,
  'detail-7/protected-reason': {
    title: '성희롱 신고, 성별·혼인·임신·출산, 노동조합 활동, 공익신고 가운데 하나 때문에 해고하려는 것인가요?',
    toEmployer: {
      title: '성희롱 신고, 성별·혼인·임신·출산, 노동조합 활동, 공익신고 때문에 해고하려 한다고 볼 사정이 있나요?',
    },
  },
  'detail-7/sexual-harassment-report': {
    title: '직장 내 성희롱을 신고했거나 그 피해자라는 이유로 해고하려는 것인가요?',
  },
  'detail-7/sex-marriage-pregnancy': { title: '성별, 혼인, 임신, 출산 때문에 해고하려는 것인가요?' },
  'detail-7/union-activity': { title: '노동조합에 가입했거나 활동했다는 이유로 해고하려는 것인가요?' },
  'detail-7/public-interest-report': {
    title: '국민의 건강·안전이나 환경 등에 관한 법 위반을 신고했다는 이유로 해고하려는 것인가요?',
  },
  'detail-8/resignation-withdrawn': {
    note: '아직 밝히지 않았다면 아니요를 고르세요. 승인했다는 말을 듣기 전이라면 오늘이라도 철회하겠다고 글로 남기세요.',
    toEmployer: { note: '승인했다고 알린 뒤에 밝혔다면 아니요를 고르세요.' },
  },
  'detail-8/severance-agreement-signed': {
    title: '위로금 등을 받기로 하고 퇴직 합의서에 서명하셨나요?',
    toEmployer: { title: '직원이 위로금 등을 받기로 하고 퇴직 합의서에 서명했나요?' },
  },
};
