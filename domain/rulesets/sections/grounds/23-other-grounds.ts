import type { Section } from '../../ruleset.ts';

/**
 * Grounds of no other section. It has no multipliers: the result is the general rate, and is marked so. It is the last section of
 * every walk, so an answer that leaves nothing more to ask goes straight to the result (`submit`).
 */
export const otherGrounds: Section = {
  id: 'detail-23',
  title: '다른 이유예요',
  formalTitle: '기타 사유',
  titleEnglish: 'Other grounds',
  keywords: ['부당해고', '징계해고', '징계절차', '구제이익', '해고사유'],
  keywordExclude: [],
  // The basic questionnaire asks it of more people than the detailed one.
  matchesWhen: [[{ question: 'intake/ground', is: ['none', 'detail-23'] }]],
  statutes: [
    '근로기준법 제23조 제1항',
    '근로기준법 제26조',
    '근로기준법 제27조',
    '근로기준법 제28조',
    '근로기준법 제30조',
  ],
  legalTest:
    '위 항목에 해당하지 않는 해고도 고용을 계속할 수 없을 정도의 정당한 이유, 사규가 정한 징계 절차, 사유와 시기를 적은 서면 통지를 갖추어야 합니다. 구제신청은 해고가 있었던 날부터 3개월 안에 해야 합니다. 이 항목은 개별 사정에 맞춘 값이 아니라 일반적인 수준만 안내합니다.',
  ratioMode: 'general',
  items: [
    {
      key: 'detail-23/reason-stated',
      numbering: 1,
      title: '회사가 해고 이유를 말이나 글로 밝혔나요?',
      why: '이유를 밝히지 않은 해고는 서면통지 위반이 될 수 있어 개별 상담을 권해요.',
      asFact: { yes: '회사가 해고 이유를 밝힘', no: '회사가 해고 이유를 밝히지 않음' },
      positive: { type: 'next' },
      negative: { type: 'submit', suggest: true, keyword_change: { mode: 'add', keywords: ['해고 서면통지'] } },
    },
    {
      key: 'detail-23/heard-beforehand',
      numbering: 2,
      title: '해고 전에 본인의 의견을 말할 기회가 있었나요?',
      why: '사규가 정한 소명 절차를 거쳤는지 확인해요.',
      asFact: { yes: '의견을 말할 기회가 있었음', no: '의견을 말할 기회가 없었음' },
      positive: { type: 'next' },
      negative: { type: 'next', keyword_change: { mode: 'add', keywords: ['징계절차 하자'], generic: true } },
    },
    {
      key: 'detail-23/three-months-passed',
      numbering: 3,
      title: '해고된 날부터 오늘까지 3개월이 지났나요?',
      why: '3개월이 지나면 노동위원회 구제신청은 할 수 없고 법원 소송만 가능해요(근로기준법 제28조 제2항).',
      asFact: { yes: '해고된 지 3개월이 지남', no: '해고된 지 3개월이 안 됨' },
      positive: { type: 'submit', suggest: true, keyword_change: { mode: 'add', keywords: ['해고무효확인'] } },
      negative: { type: 'next' },
    },
    {
      key: 'detail-23/punished-before-for-same',
      numbering: 4,
      title: '같은 일로 전에 이미 징계를 받으셨나요?',
      why: '같은 일을 두 번 징계하는 이중징계는 무효가 될 수 있어요.',
      asFact: { yes: '같은 일로 이미 징계받음', no: '같은 일로 징계받은 적 없음' },
      positive: { type: 'next', keyword_change: { mode: 'add', keywords: ['이중징계'], generic: true } },
      negative: { type: 'next' },
    },
    {
      key: 'detail-23/withdrawn-and-repeated',
      numbering: 5,
      title: '회사가 해고를 취소했다가 다시 해고한 것인가요?',
      why: '회사가 스스로 취소하고 절차나 사유를 고쳐 다시 한 징계는 이중징계가 아니므로 따로 살펴야 해요.',
      asFact: { yes: '해고를 취소했다가 다시 함', no: '해고를 취소한 적이 없음' },
      positive: { type: 'done', suggest: true, keyword_change: { mode: 'add', keywords: ['재징계'] } },
      negative: { type: 'done', suggest: true },
    },
  ],
  precedents: [
    {
      court: '대법원',
      caseNumber: '2019두52386',
      decidedOn: '2020-02-20',
      point:
        '부당해고 구제를 다투던 중 정년이나 계약기간 만료로 복직할 수 없게 되었더라도 해고 기간의 임금 상당액을 받을 필요가 있으면 소송을 계속할 이익이 있고, 복직 대신 금품 지급을 신청한 경우에도 같다고 판례를 바꾼 전원합의체 사건',
      favours: 'worker',
      outcome: 'worker_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:일반행정/대법원/대법원_2020-02-20_2019두52386.md',
    },
    {
      court: '대법원',
      caseNumber: '90다8077',
      decidedOn: '1991-07-09',
      point:
        '소명 기회를 정한 사규가 있는데 개회 30분 전에 알린 징계위원회의 해고는 사유가 있는지와 관계없이 무효라고 본 사건',
      favours: 'worker',
      outcome: 'worker_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:민사/대법원/대법원_1991-07-09_90다8077.md',
    },
    {
      court: '대법원',
      caseNumber: '2017다226605',
      decidedOn: '2021-02-25',
      point:
        '계약 종료 통지서에 해고 사유를 전혀 적지 않았다면 근로자가 사유를 알고 대응할 수 있었더라도 서면통지 의무를 어긴 해고라며, 이를 적법하다고 본 원심을 파기한 사건',
      favours: 'worker',
      outcome: 'worker_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:민사/대법원/대법원_2021-02-25_2017다226605.md',
    },
    {
      court: '대법원',
      caseNumber: '93다26496',
      decidedOn: '1994-09-30',
      point: '회사가 스스로 징계를 취소한 뒤 같은 사유나 새 사유로 다시 징계하는 것은 이중징계가 아니라고 본 사건',
      favours: 'employer',
      outcome: 'employer_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:민사/대법원/대법원_1994-09-30_93다26496.md',
    },
    {
      court: '서울행정법원',
      caseNumber: '2018구합68209',
      decidedOn: '2018-12-13',
      point: '퇴직 권고 문서만 주고 해고의 구체적 이유를 적지 않은 것은 서면통지 의무 위반이어서 부당해고라고 본 사건',
      favours: 'worker',
      outcome: 'worker_win',
      verifiedHow: 'page',
      source: 'https://whallaw.com/10755',
    },
  ],
};
