import type { Section } from '../../ruleset.ts';

/**
 * Disorder at work. Item 1 decides: yes ends the check, no leads to the next section. The later items are only asked in the
 * detail questionnaire, if the person chose this ground and answered item 1 with no.
 */
export const disorderlyConduct: Section = {
  id: 'detail-22',
  title: '직장 질서를 어지럽혔다고 해고됐어요',
  formalTitle: '직장질서 문란',
  titleEnglish: 'Disorderly conduct at work',
  keywords: ['직장질서 문란', '위계질서 문란', '폭행', '폭언', '모욕'],
  keywordExclude: ['집회시위 형사'],
  statutes: ['근로기준법 제23조 제1항', '근로기준법 제93조 제12호', '노동조합 및 노동관계조정법 제81조 제1항 제1호'],
  legalTest:
    '폭행, 폭언, 비방처럼 질서를 해치는 행위는 징계사유가 되지만 해고는 고용을 계속할 수 없을 정도의 책임이 있을 때만 정당합니다. 사업의 성격, 지위와 업무, 동기와 경위, 위계질서에 미친 영향, 평소 근무 태도를 종합합니다. 일부 사유가 인정되지 않아도 나머지로 충분하면 징계가 유지될 수 있습니다.',
  entryWhenChosenAndFirstNo: 2,
  items: [
    {
      key: 'detail-22/accused-falsely',
      numbering: 1,
      title: '하지 않은 폭언이나 폭행 등을 했다는 이유로 해고되셨나요?',
      note: '모욕이나 비방 같은 다른 질서 문란을 이유로 든 경우도 같아요. 일부라도 실제로 있었던 일이면 아니요를 고르세요.',
      why: '징계사유는 회사가 증명해야 하며 증명되지 않으면 해고는 부당해요.',
      asFact: { yes: '하지 않은 일을 이유로 한 해고', no: '하지 않은 일을 이유로 든 것이 아님' },
      positive: { type: 'done', ratio: 1.75, suggest: true },
      negative: { type: 'next_section' },
    },
    {
      key: 'detail-22/physical-violence',
      numbering: 2,
      title: '사람을 때리거나 미는 등 신체적인 폭력이 있었나요?',
      why: '폭력은 질서를 해치는 정도가 커요.',
      asFact: { yes: '신체적인 폭력이 있었음', no: '신체적인 폭력이 없었음' },
      positive: { type: 'next', ratio: 0.65 },
      negative: { type: 'next', ratio: 1.2 },
    },
    {
      key: 'detail-22/other-side-started',
      numbering: 3,
      title: '상대방이 먼저 시비를 걸었거나 서로 다툰 일이었나요?',
      why: '동기와 경위는 징계 수위를 낮추는 사정이에요.',
      asFact: { yes: '상대방이 시작했거나 서로 다툼', no: '상대방이 시작한 일이 아님' },
      positive: { type: 'next', ratio: 1.2 },
      negative: { type: 'next' },
    },
    {
      key: 'detail-22/at-work',
      numbering: 4,
      title: '근무시간이나 회사 안에서 벌어진 일이었나요?',
      why: '회사 밖의 일은 업무와 관련이 있어야 징계할 수 있어요.',
      asFact: { yes: '근무시간이나 회사 안의 일', no: '근무시간 밖, 회사 밖의 일' },
      // The one question that only this answer calls for is passed over.
      positive: { type: 'skip', skipCount: 1, ratio: 0.75 },
      negative: { type: 'next', ratio: 1.2 },
    },
    {
      key: 'detail-22/reputation-affected',
      numbering: 5,
      title: '그 일이 회사의 평판이나 업무에 영향을 주었나요?',
      why: '사회적 평가를 해칠 염려가 있어야 징계사유가 돼요.',
      asFact: { yes: '회사 평판이나 업무에 영향을 줌', no: '회사 평판이나 업무에 영향이 없음' },
      positive: { type: 'next', ratio: 0.75, keyword_change: { mode: 'add', keywords: ['사생활의 비행'] } },
      negative: { type: 'next' },
    },
    {
      key: 'detail-22/apologised',
      numbering: 6,
      title: '상대방에게 사과하거나 합의하셨나요?',
      why: '반성과 피해 회복은 감경 사유예요.',
      asFact: { yes: '사과하거나 합의함', no: '사과하거나 합의하지 않음' },
      positive: { type: 'next' },
      negative: { type: 'next' },
    },
    {
      key: 'detail-22/punished-before',
      numbering: 7,
      title: '이전에 비슷한 일로 징계를 받은 적이 있으신가요?',
      why: '징계 전력은 해고를 정당화하는 사정이에요.',
      asFact: { yes: '전에 비슷한 일로 징계받음', no: '비슷한 일로 징계받은 적 없음' },
      // A clean record is the ordinary case and counts half of what an apology does; a record weighs as before.
      positive: {
        type: 'next',
        ratio: 0.7,
        range: { start: 6, end: 7, trueRatio: 0.05, falseRatio: 0, reversePositive: [7], reverseValue: 0.025 },
      },
      negative: {
        type: 'next',
        range: { start: 6, end: 7, trueRatio: 0.05, falseRatio: 0, reversePositive: [7], reverseValue: 0.025 },
      },
    },
    {
      key: 'detail-22/others-treated-lighter',
      numbering: 8,
      title: '함께 다툰 상대방이나 비슷한 일을 한 직원은 더 가벼운 처분을 받았나요?',
      why: '처분의 형평은 재량권 판단의 기준이에요.',
      asFact: { yes: '다른 직원은 더 가볍게 처분됨', no: '더 가볍게 처분된 직원이 없음' },
      fact: 'others-treated-lighter',
      positive: { type: 'next', ratio: 1.2, keyword_change: { mode: 'add', keywords: ['형평성'], generic: true } },
      negative: { type: 'next' },
    },
    {
      key: 'detail-22/union-or-rightful-protest',
      numbering: 9,
      title: '노동조합 활동이나 정당한 항의를 하다가 생긴 일이었나요?',
      why: '정당한 활동에 따른 충돌은 참작할 사정이에요.',
      asFact: { yes: '노동조합 활동이나 정당한 항의 중의 일', no: '노동조합 활동이나 항의 중의 일이 아님' },
      sensitive: true,
      positive: {
        type: 'next',
        ratio: 1.2,
        keyword_change: { mode: 'add', keywords: ['부당노동행위'], generic: true },
      },
      negative: { type: 'next' },
    },
    {
      key: 'detail-22/procedure-skipped',
      numbering: 10,
      title: '취업규칙에 정해진 징계위원회나 의견 진술 절차를 회사가 건너뛰었나요?',
      why: '취업규칙이나 단체협약이 정한 소명 절차를 빠뜨린 해고는 사유와 상관없이 무효가 될 수 있어요.',
      asFact: { yes: '정해진 징계 절차를 건너뜀', no: '정해진 징계 절차를 거침' },
      fact: 'procedure-skipped',
      positive: {
        type: 'done',
        ratio: 1.35,
        keyword_change: { mode: 'add', keywords: ['징계절차 하자'], generic: true },
      },
      negative: { type: 'done' },
    },
  ],
  precedents: [
    {
      court: '대법원',
      caseNumber: '2001두8018',
      decidedOn: '2003-07-08',
      point:
        '수당을 부당하게 받아 쓰고 직원 명의 카드를 쓰며 부적절한 언행을 되풀이한 관리자의 해고는 정당하다고 보고 판단 요소를 제시한 사건',
      favours: 'employer',
      outcome: 'employer_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:일반행정/대법원/대법원_2003-07-08_2001두8018.md',
    },
    {
      court: '울산지방법원',
      caseNumber: '2018가합26099',
      decidedOn: '2019-11-28',
      point:
        '상급자에 대한 폭언 등은 징계사유가 아니거나 인정되지 않고 나머지 사유만으로 해고한 것은 재량권 남용이라고 본 사건',
      favours: 'worker',
      outcome: 'worker_win',
      verifiedHow: 'page',
      source: 'https://whallaw.com/12005',
    },
    {
      court: '서울고등법원',
      caseNumber: '2014누3763',
      decidedOn: '2015-01-28',
      point:
        '유인물 배포를 찍는 데 항의하다 우발적으로 한 욕설과 가벼운 물리력을 이유로 한 정직 7일은 지나치다고 본 사건',
      favours: 'worker',
      outcome: 'worker_win',
      verifiedHow: 'page',
      source: 'https://legalengine.co.kr/amp/cases/V_aGcSf09v3orJiqDxlB5w',
    },
    {
      court: '대법원',
      caseNumber: '2002다51555',
      decidedOn: '2004-06-25',
      point:
        '징계사유가 아닌 전후의 잘못도 수위를 정할 때 참고할 수 있고 일부 사유만으로 충분하면 징계를 유지할 수 있다고 본 사건',
      favours: 'employer',
      outcome: 'employer_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:민사/대법원/대법원_2004-06-25_2002다51555.md',
    },
  ],
  openQuestions: [
    {
      numbering: 7,
      text: '사과(+5%)와 징계 전력 없음(+2.5%)은 ×1.2씩 곱하던 것을 작은 사정으로 모은 값입니다. 확인이 필요합니다.',
    },
    {
      numbering: 10,
      text: '건너뛴 징계 절차를 사유마다 얼마나 무겁게 볼지 정해야 합니다. 지금은 사유별 배수가 서로 다릅니다.',
    },
  ],
};
