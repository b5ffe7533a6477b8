import { course, type FactsOfSection, grounds, othersTreatedLighter, procedure, procedureSkipped } from './fact.ts';

/** Sections 9 to 15: attendance, orders, second jobs, secrets, reports, the CV. */
export const factsOfConduct: Readonly<Record<string, FactsOfSection>> = {
  'detail-9': {
    'dismissed-for-attendance': course({
      yes: '회사는 지각, 조퇴, 결근과 같은 근태를 해고 사유로 들었습니다.',
    }),
    'ground-in-rules': grounds({
      no: '취업규칙이나 단체협약에는 그 정도의 지각·결근이 해고 사유로 적혀 있지 않습니다.',
    }),
    'scattered-over-a-year': grounds({
      yes: '문제가 된 지각이나 결근은 1년이 넘는 기간에 띄엄띄엄 있었던 것입니다.',
    }),
    'reported-or-excused': grounds({
      yes: '신청인은 그때마다 회사에 연락하거나 사유서 또는 진단서를 냈습니다.',
    }),
    'unavoidable-reasons': grounds({
      yes: '신청인에게는 질병, 가족 돌봄, 육아와 같은 부득이한 사정이 있었습니다.',
    }),
    'procedure-skipped': procedureSkipped,
    'others-treated-lighter': othersTreatedLighter,
    'warned-before': grounds({
      no: '신청인은 같은 이유로 전에 경고나 징계를 받은 사실이 없습니다.',
    }),
    'repeated-after-warning': grounds({
      no: '경고나 징계를 받은 뒤에 같은 일이 다시 있었던 사실은 없습니다.',
    }),
    'improved-lately': grounds({
      yes: '최근 6개월 동안 지각이나 결근은 그 전보다 눈에 띄게 줄었습니다.',
    }),
    'work-disrupted': grounds({
      no: '그 지각이나 결근 때문에 업무에 실제로 차질이 생기지는 않았습니다.',
    }),
    'punished-twice': grounds({
      yes: '이 사건 해고는 이미 징계가 끝난 같은 지각·결근을 다시 문제 삼은 것으로서 이중징계에 해당합니다.',
    }),
  },
  'detail-10': {
    'dismissed-for-absence': course({
      yes: '회사는 승인 없이 결근하였다는 것을 해고 사유로 들었습니다.',
    }),
    'told-or-applied': grounds({
      yes: '신청인은 결근하기 전에 회사에 연락하거나 휴가 또는 병가를 신청하였습니다.',
    }),
    'leave-granted': grounds({
      yes: '회사는 쉬어도 된다고 허락하였습니다.',
    }),
    'refusal-explained': grounds({
      no: '회사는 허락하지 않는 업무상 이유를 설명하지 않았습니다.',
    }),
    'evidence-afterwards': grounds({
      yes: '신청인은 나중에 진단서나 사유서와 같은 자료를 냈습니다.',
    }),
    'employer-caused': grounds({
      yes: '신청인은 회사의 부당한 전보나 직장 내 괴롭힘 때문에 출근하지 못하였습니다.',
    }),
    'below-dismissal-standard': grounds({
      yes: '결근 일수는 취업규칙에 정해진 해고 기준보다 적습니다.',
    }),
    'called-back-to-work': procedure({
      no: '회사는 해고하기 전에 출근하라고 연락하거나 기다려 주지 않았습니다.',
    }),
    'punished-for-absence-before': grounds({
      no: '신청인은 이전에 무단결근으로 징계를 받은 사실이 없습니다.',
    }),
    'procedure-skipped': procedureSkipped,
    'automatic-resignation-rule': course({
      yes: '회사는 며칠 이상 결근하면 자동으로 퇴사한다는 규정에 따라 신청인을 퇴직 처리하였습니다.',
    }),
  },
  'detail-11': {
    'dismissed-for-disobedience': course({
      yes: '회사는 업무 지시나 인사명령을 따르지 않았다는 것을 해고 사유로 들었습니다.',
    }),
    'within-contract': grounds({
      no: '신청인이 거부한 지시는 신청인의 업무나 근로계약의 범위 밖의 일이었습니다.',
    }),
    'unlawful-order': grounds({
      yes: '그 지시는 법을 어기거나 안전에 위험하거나 인격을 침해하는 것이었습니다.',
    }),
    'transfer-order': course({
      yes: '신청인이 거부한 것은 다른 부서나 다른 지역으로 옮기라는 명령입니다.',
    }),
    'transfer-need-explained': grounds({
      no: '회사는 옮겨야 하는 업무상 이유를 구체적으로 설명하지 않았습니다.',
    }),
    'transfer-hardship': grounds({
      yes: '명령대로 옮기면 신청인에게는 출퇴근, 가족 돌봄, 임금 등에 큰 불이익이 생깁니다.',
    }),
    'transfer-consulted': procedure({
      no: '회사는 옮기라고 하기 전에 신청인과 상의하지 않았습니다.',
    }),
    'apology-letter': grounds({
      yes: '신청인이 거부한 것은 반성문이나 사과문 형식의 시말서를 쓰라는 지시입니다.',
    }),
    'against-relief-order': grounds({
      yes: '그 지시는 노동위원회의 복직 명령 등에 어긋나는 것이었습니다.',
    }),
    'refused-repeatedly': grounds({
      no: '신청인이 같은 지시를 여러 번 거부한 것은 아닙니다.',
    }),
    'damage-caused': grounds({
      no: '그 일로 회사에 실제 손해나 업무 차질이 생기지는 않았습니다.',
    }),
    'refusal-explained': grounds({
      yes: '신청인은 거부하면서 이유를 설명하거나 다른 방법을 제안하였습니다.',
    }),
    'procedure-skipped': procedureSkipped,
  },
  'detail-12': {
    'dismissed-for-second-job': course({
      yes: '회사는 신청인이 회사 일 말고 다른 일도 하였다는 것을 해고 사유로 들었습니다.',
    }),
    'ban-in-rules': grounds({
      no: '취업규칙이나 근로계약서에는 겸직을 금지하거나 미리 허락받게 한 규정이 없습니다.',
    }),
    'told-or-permitted': grounds({
      yes: '신청인은 겸직하기 전에 회사에 알리거나 허락을 받았습니다.',
    }),
    'competing-work': grounds({
      no: '그 일은 회사와 경쟁하는 일이 아니고 회사의 거래처를 상대로 한 일도 아닙니다.',
    }),
    'on-working-time': grounds({
      no: '신청인은 그 일을 근무시간에 하거나 회사의 장비나 자료를 써서 하지 않았습니다.',
    }),
    'work-suffered': grounds({
      no: '그 일 때문에 회사 일에 지장이 생기지는 않았습니다.',
    }),
    'small-income': grounds({
      yes: '그 일로 번 돈은 회사에서 받은 임금보다 훨씬 적었습니다.',
    }),
    'tolerated-before': grounds({
      yes: '상사는 전에 그 일을 듣고도 별다른 말 없이 넘어갔습니다.',
    }),
    'told-to-stop': procedure({
      no: '회사는 해고하기 전에 그 일을 그만두라고 알리지 않았습니다.',
    }),
    'went-on-after-warning': grounds({
      no: '신청인은 그만두라는 말을 들은 뒤에는 그 일을 계속하지 않았습니다.',
    }),
    'procedure-skipped': procedureSkipped,
  },
  'detail-13': {
    'dismissed-for-leak': course({
      yes: '회사는 회사의 자료나 비밀을 밖으로 내보냈다는 것을 해고 사유로 들었습니다.',
    }),
    'marked-confidential': grounds({
      no: '그 자료에는 비밀 표시가 없었고 볼 수 있는 사람이 정해져 있지도 않았습니다.',
    }),
    'reached-outsiders': grounds({
      no: '그 자료는 회사 밖의 사람이나 다른 회사에 전달되지 않았습니다.',
    }),
    'gained-by-it': grounds({
      no: '신청인은 그 대가로 돈이나 이직과 같은 이익을 받지 않았습니다.',
    }),
    'only-once': grounds({
      yes: '문제가 된 일은 한 번에 그쳤습니다.',
    }),
    'for-work': grounds({
      yes: '그 자료는 상사의 지시나 맡은 업무 때문에 옮기거나 보낸 것입니다.',
    }),
    'common-practice': grounds({
      yes: '동료나 상사도 비슷한 방법으로 자료를 옮겨 써 왔습니다.',
    }),
    'trained-or-pledged': grounds({
      no: '회사는 보안교육을 하거나 보안서약서를 받은 사실이 없습니다.',
    }),
    'damage-claimed': grounds({
      no: '회사는 그 일로 구체적인 손해를 입었다고 밝히지 않았습니다.',
    }),
    'procedure-skipped': procedureSkipped,
    'obstructed-inquiry': grounds({
      no: '신청인은 조사 때 자료를 지우거나 사실과 다르게 말한 사실이 없습니다.',
    }),
  },
  'detail-14': {
    'dismissed-after-report': course({
      yes: '신청인은 회사의 비리나 문제를 신고하거나 알린 뒤에 해고되었습니다.',
    }),
    'reported-to-authority': course({
      yes: '신청인은 노동청, 국민권익위원회, 수사기관과 같은 공적 기관에 신고하였습니다.',
    }),
    'report-well-founded': grounds({
      yes: '신고한 내용은 사실이거나 사실이라고 믿을 만한 자료가 있었습니다.',
    }),
    'demanded-favours': grounds({
      no: '신청인은 신고와 관련하여 회사에 돈이나 인사상 특혜를 요구한 사실이 없습니다.',
    }),
    'raised-inside-first': grounds({
      yes: '신청인은 밖에 알리기 전에 회사 안에서 먼저 문제를 제기하였습니다.',
    }),
    'made-public': grounds({
      no: '신청인은 그 내용을 언론이나 인터넷에 공개하지 않았습니다.',
    }),
    'excess-disclosed': grounds({
      no: '공개한 내용에는 신고와 상관없는 개인정보나 회사의 비밀이 들어 있지 않았습니다.',
    }),
    'within-two-years': grounds({
      yes: '이 사건 해고는 신고한 날부터 2년 안에 한 것입니다.',
    }),
    'report-itself-is-reason': grounds({
      yes: '회사가 든 해고 사유는 신고한 일이나 신고 자료를 모은 일 그 자체입니다.',
    }),
    'reason-raised-only-after': grounds({
      yes: '회사는 신고가 있은 뒤에야 그 해고 사유를 처음 문제 삼았습니다.',
    }),
  },
  'detail-15': {
    'dismissed-for-cv': course({
      yes: '회사는 이력서나 경력증명서가 사실과 다르다는 것을 해고 사유로 들었습니다.',
    }),
    'material-to-hiring': grounds({
      no: '사실과 다른 부분은 채용을 결정하는 중요한 내용이 아니었습니다.',
    }),
    'honest-mistake': grounds({
      yes: '사실과 다른 부분은 신청인이 실수로 잘못 적은 것입니다.',
    }),
    'ground-in-rules': grounds({
      no: '취업규칙에는 이력서를 사실과 다르게 적은 것이 해고 사유로 적혀 있지 않습니다.',
    }),
    'two-years-without-trouble': grounds({
      yes: '신청인은 그 사실이 드러나기 전까지 2년 넘게 문제없이 일하였습니다.',
    }),
    'kept-on-after-discovery': grounds({
      yes: '회사는 그 사실이 드러난 뒤에도 한동안 신청인을 그대로 일하게 하였습니다.',
    }),
    understated: grounds({
      yes: '신청인은 학력이나 경력을 실제보다 낮추거나 줄여서 적었습니다.',
    }),
    'related-to-work': grounds({
      no: '그 학력이나 경력은 신청인이 실제로 맡은 일과 직접 관련이 없습니다.',
    }),
    'procedure-skipped': procedureSkipped,
  },
};
