import type { Section } from '../ruleset.ts';

/**
 * Poor performance. Item 1 decides: yes ends the check, no leads to the next section. The later items are only asked in the
 * detail questionnaire, if the person chose this ground and answered item 1 with no.
 */
export const poorPerformance: Section = {
  id: 'detail-21',
  title: '일을 못한다고 해고됐어요 (저성과)',
  formalTitle: '저성과(업무능력 부족)',
  titleEnglish: 'Poor performance',
  keywords: ['저성과', '업무능력 부족', '근무성적 불량', '통상해고', '개선기회'],
  keywordExclude: ['성과급 산정'],
  statutes: ['근로기준법 제23조 제1항', '근로기준법 제27조'],
  legalTest:
    '성과가 낮다는 이유의 해고는 공정하고 객관적인 평가에 근거해야 합니다. 다른 직원보다 낮은 정도를 넘어 상당 기간 최소한의 기대에도 못 미치고 나아질 가능성도 없어야 합니다. 회사가 교육이나 배치전환 같은 개선 기회를 주었는지, 그 뒤 나아졌는지를 함께 봅니다.',
  entryWhenChosenAndFirstNo: 2,
  items: [
    {
      key: 'detail-21/no-appraisal-or-chance',
      numbering: 1,
      title: '평가나 개선 기회 없이, 업무능력이 부족하다는 이유로 해고되셨나요?',
      note: '평가 결과를 받았거나 교육·면담을 받은 적이 있으면 아니요를 고르세요.',
      why: '객관적 평가와 개선 기회가 없는 저성과 해고는 정당성이 거의 인정되지 않아요.',
      positive: { type: 'done', ratio: 1.75, suggest: true },
      negative: { type: 'next_section' },
    },
    {
      key: 'detail-21/criteria-announced',
      numbering: 2,
      title: '평가 기준이 미리 정해져 직원들에게 알려져 있었나요?',
      why: '평가는 공정하고 객관적인 기준에 따라야 해요.',
      positive: { type: 'next', ratio: 0.75 },
      negative: { type: 'next', ratio: 1.3 },
    },
    {
      key: 'detail-21/several-appraisers',
      numbering: 3,
      title: '여러 사람의 평가나 실적 수치로 점수가 정해졌나요?',
      why: '한 사람의 주관적 평가만으로는 해고 근거가 약해요.',
      positive: { type: 'next', ratio: 0.75 },
      negative: { type: 'next', ratio: 1.2 },
    },
    {
      key: 'detail-21/low-for-years',
      numbering: 4,
      title: '낮은 평가가 여러 해 이어졌나요?',
      note: '보통 2~3년 이상 이어졌는지를 봐요.',
      why: '상당한 기간 이어진 부진이어야 해요.',
      positive: { type: 'next', ratio: 0.65 },
      negative: { type: 'next', ratio: 1.3 },
    },
    {
      key: 'detail-21/slightly-below-others',
      numbering: 5,
      title: '실적이 다른 직원보다 조금 낮은 정도였나요?',
      why: '상대적으로 낮다는 것만으로는 해고할 수 없어요.',
      positive: { type: 'next', ratio: 1.3 },
      negative: { type: 'next', ratio: 0.75 },
    },
    {
      key: 'detail-21/chance-to-improve',
      numbering: 6,
      title: '교육, 면담, 부서 이동 같은 개선 기회를 받으셨나요?',
      why: '개선 기회를 주지 않은 해고는 지나쳐요.',
      positive: { type: 'next', ratio: 0.75 },
      negative: { type: 'skip', skipTo: 8, ratio: 1.3 },
    },
    {
      key: 'detail-21/improved-afterwards',
      numbering: 7,
      title: '그 뒤 실적이나 평가가 나아졌나요?',
      why: '나아졌다면 개선 가능성이 있다는 뜻이에요.',
      positive: { type: 'next', ratio: 1.2 },
      negative: { type: 'next', ratio: 0.75 },
    },
    {
      key: 'detail-21/outside-causes',
      numbering: 8,
      title: '갑작스러운 업무 변경이나 시장 상황 때문에 실적이 떨어졌나요?',
      why: '본인 책임이 아닌 부진은 해고 사유가 되기 어려워요.',
      positive: { type: 'next', ratio: 1.2 },
      negative: { type: 'next' },
    },
    {
      key: 'detail-21/long-standby',
      numbering: 9,
      title: '대기발령을 오래 받아 실적을 낼 기회가 없었나요?',
      why: '합리성 없이 긴 대기발령은 무효가 될 수 있어요.',
      positive: { type: 'done', ratio: 1.2, keyword_change: { mode: 'add', keywords: ['장기 대기발령'] } },
      negative: { type: 'done' },
    },
  ],
  precedents: [
    {
      court: '대법원',
      caseNumber: '2018다253680',
      decidedOn: '2021-02-25',
      point:
        '저성과 해고는 공정한 평가, 상당 기간 최소 기대치에도 못 미치는 실적, 개선 가능성이 없다는 사정이 있어야 정당하다는 기준을 밝히고, 여러 해 최하위 평가를 받고 10개월 교육과 재배치 뒤에도 나아지지 않은 두 직원의 해고는 정당하다고 본 사건',
      favours: 'employer',
      outcome: 'employer_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:민사/대법원/대법원_2021-02-25_2018다253680.md',
    },
    {
      court: '대법원',
      caseNumber: '2021두33470',
      decidedOn: '2023-12-28',
      point:
        '11년간 하위 평가와 7회의 개선 교육에도 나아지지 않았다면 공식 배치전환 제안이 없었다는 이유만으로 부당하다고 할 수 없다고 본 사건',
      favours: 'employer',
      outcome: 'employer_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:일반행정/대법원/대법원_2023-12-28_2021두33470.md',
    },
    {
      court: '대법원',
      caseNumber: '90다카25420',
      decidedOn: '1991-03-27',
      point:
        '맡은 목표의 약 22%에 그치는 등 직위와 보수에 비해 최소한의 실적에도 못 미친 영업 간부의 면직은 정당하다고 본 사건',
      favours: 'employer',
      outcome: 'employer_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:민사/대법원/대법원_1991-03-27_90다카25420.md',
    },
    {
      court: '대법원',
      caseNumber: '2005다3991',
      decidedOn: '2007-02-23',
      point: '처음에 정당했던 대기발령이라도 합리성 없이 지나치게 오래 유지하면 무효라고 본 사건',
      favours: 'worker',
      outcome: 'worker_win',
      verifiedHow: 'read',
      source: 'legalize-kr/precedent-kr:민사/대법원/대법원_2007-02-23_2005다3991.md',
    },
  ],
};
