import { describe, expect, it } from 'vitest';
import type { CaseOutcome } from '../../case-counts.ts';
import {
  commissionAppeals,
  employerAppeals,
  employerSuesCommission,
  factsFor,
  firstInstance,
  judgment,
  secondInstance,
  workerSuedWon,
  workerSuesCommission,
  workerSuesEmployer,
} from '../decisions.fixture.ts';
import { outcomeOf } from './outcome.ts';

type Row = readonly [what: string, parties: readonly string[], order: string, expected: CaseOutcome | null];

const costs = '상고비용은 보조참가로 인한 부분을 포함하여 모두 원고의 부담으로 한다.';
const court = (
  rows: readonly Row[],
  own: Parameters<typeof factsFor>[0] = {},
  more: Parameters<typeof judgment>[0] = {},
) => {
  for (const [what, parties, order, expected] of rows)
    it(`${what}: ${expected ?? 'left to a person'}`, () => {
      const text = judgment({ parties, order, ...more });
      const { outcome } = outcomeOf(text, factsFor(own));
      expect(outcome?.value ?? null).toBe(expected);
      if (outcome?.passage) expect(text.slice(outcome.passage.from, outcome.passage.to)).toBe(outcome.passage.quote);
    });
};

describe('the Supreme Court, in suits against the commission', () => {
  court([
    ['상고 기각, the worker had appealed', workerSuesCommission, `상고를 기각한다. ${costs}`, 'employer_win'],
    [
      '상고 기각, the employer who intervenes had appealed',
      workerSuedWon,
      '상고를 기각한다.\n상고비용은 피고보조참가인이 부담한다.',
      'worker_win',
    ],
    [
      '상고 기각, the employer had sued the commission',
      employerSuesCommission,
      '상고를 기각한다. 상고비용은 보조참가로 인한 부분을 포함하여 원고가 부담한다.',
      'worker_win',
    ],
    [
      '상고를 모두 기각, the commission and the worker had appealed',
      commissionAppeals,
      '상고를 모두 기각한다. 상고비용은 보조참가로 인한 부분은 피고보조참가인들이, 나머지는 피고가 부담한다.',
      'employer_win',
    ],
    ['상고를 각하', workerSuesCommission, '상고를 각하한다.', 'employer_win'],
    [
      'costs in the same sentence',
      employerSuesCommission,
      '상고를 기각하고, 상고비용은 원고가 부담한다.',
      'worker_win',
    ],
    [
      '파기환송 for the worker',
      workerSuesCommission,
      '원심판결을 파기하고, 사건을 서울고등법원에 환송한다.',
      'worker_win',
    ],
    [
      '파기환송 for the employer',
      workerSuedWon,
      '원심판결을 파기하고, 사건을 서울고등법원에 환송한다.',
      'employer_win',
    ],
    [
      '파기환송 for the employer who had sued',
      employerSuesCommission,
      '원심판결을 파기하고 사건을 대전고등법원에 환송한다.',
      'employer_win',
    ],
    [
      '파기환송 for the worker beside the commission',
      commissionAppeals,
      '원심판결을 파기하고, 사건을 서울고등법원으로 환송한다.',
      'worker_win',
    ],
    [
      '파기 of parts that nobody names',
      workerSuesCommission,
      '원심판결 중 2017. 3. 2.자 정직에 관한 부분을 파기하고, 이 부분 사건을 서울고등법원에 환송한다. 나머지 상고를 기각한다.',
      null,
    ],
    [
      '파기자판: the appeal below is dismissed',
      workerSuesCommission.map((one) => one.replace('상고인】 원고', '상고인】 원고')),
      '원심판결을 파기한다. 피고보조참가인의 항소를 기각한다.',
      'worker_win',
    ],
    [
      '파기자판: the claim is dismissed',
      workerSuedWon,
      '원심판결을 파기하고, 제1심판결을 취소한다. 원고의 청구를 기각한다. 소송총비용은 원고가 부담한다.',
      'employer_win',
    ],
    [
      '파기자판: the worker’s suit is turned away',
      workerSuedWon,
      '원심판결을 파기하고, 제1심판결을 취소한다. 이 사건 소를 각하한다.',
      'rejected',
    ],
    [
      'the employer’s suit is turned away: the relief may stand or be spent',
      employerSuesCommission,
      '원심판결을 파기하고, 제1심판결을 취소한다. 이 사건 소를 각하한다.',
      null,
    ],
    [
      'the suit has ended by a death',
      workerSuesCommission,
      '이 사건 소송은 2019. 4. 2. 원고의 사망으로 종료되었다.',
      null,
    ],
    [
      'a head without names and only who pays',
      ['【원고, 상고인】 원고', '【피고, 피상고인】 중앙노동위원회위원장'],
      '상고를 기각한다.',
      null,
    ],
  ]);

  it('reads the worker’s side from the reasons where the names don’t show it', () => {
    const parties = ['【원고, 상고인】 원고', '【피고, 피상고인】 중앙노동위원회위원장', '【피고보조참가인】 참가인'];
    const order = '상고를 기각한다.';
    const told = (reasons: string) => outcomeOf(judgment({ parties, order, reasons }), factsFor()).outcome?.value;
    expect(
      told(
        '원고는 상시 20명의 근로자를 사용하여 음식점을 운영하는 사람이고, 참가인은 2018. 3. 입사하여 근무하던 사람이다.',
      ),
    ).toBe('worker_win');
    expect(told('원고는 2015. 1. 5. 입사하여 근무하던 중 참가인 회사로부터 2018. 3. 해고되었다.')).toBe('employer_win');
    expect(told('상고이유를 판단한다.')).toBeUndefined();
  });

  it('takes the party that pays the costs as the appellant where the head is missing', () => {
    const order = '상고를 기각한다.\n상고비용은 원고가 부담한다.';
    const reasons = '원고는 2015. 1. 5. 피고보조참가인 회사에 입사하였다. 참가인 회사는 원고를 징계해고하였다.';
    expect(outcomeOf(judgment({ order, reasons }), factsFor()).outcome?.value).toBe('employer_win');
  });

  it('takes the union as the worker’s side in a commission’s suit about a union’s complaint', () => {
    const parties = [
      '【원고, 상고인】 전국새벽노동조합',
      '【피고, 피상고인】 중앙노동위원회위원장',
      '【피고보조참가인】 한국○○공사',
    ];
    expect(outcomeOf(judgment({ parties, order: '상고를 기각한다.' }), factsFor()).outcome?.value).toBe('employer_win');
  });
});

describe('the Supreme Court, between worker and employer', () => {
  const own = { title: '해고무효확인', caseNumbers: ['2020다99001'] };
  const bothAppeal = ['【원고, 상고인 겸 피상고인】 원고', '【피고, 피상고인 겸 상고인】 주식회사 다온'];
  court(
    [
      [
        '상고 기각, the worker had appealed',
        workerSuesEmployer,
        '상고를 기각한다. 상고비용은 원고의 부담으로 한다.',
        'employer_win',
      ],
      [
        '상고 기각, the employer had appealed',
        employerAppeals,
        '상고를 기각한다. 상고비용은 피고의 부담으로 한다.',
        'worker_win',
      ],
      [
        '파기환송 for the worker',
        workerSuesEmployer,
        '원심판결을 파기하고 사건을 부산고등법원에 환송한다.',
        'worker_win',
      ],
      [
        '파기환송 for the employer',
        employerAppeals,
        '원심판결을 파기하고, 사건을 광주지방법원 합의부에 환송한다.',
        'employer_win',
      ],
      ['both had appealed, both dismissed', bothAppeal, '상고를 모두 기각한다. 상고비용은 각자가 부담한다.', null],
      [
        'all that the employer had lost is sent back, the worker’s own appeal dismissed',
        bothAppeal,
        '원심판결 중 피고 패소 부분을 파기하고, 이 부분 사건을 서울고등법원에 환송한다. 원고의 상고를 기각한다.',
        'employer_win',
      ],
      [
        'all that the worker had lost is sent back, the employer’s dismissed',
        bothAppeal,
        '원심판결 중 원고 패소 부분을 파기하고, 이 부분 사건을 서울고등법원에 환송한다. 피고의 상고를 기각한다.',
        'worker_win',
      ],
      [
        'a part of wages is sent back',
        bothAppeal,
        '원심판결 중 연차휴가수당에 관한 피고 패소 부분을 파기하고, 이 부분 사건을 서울고등법원에 환송한다. 피고의 나머지 상고와 원고의 상고를 모두 기각한다.',
        null,
      ],
      [
        'parties that are two firms',
        ['【원고, 상고인】 주식회사 가온', '【피고, 피상고인】 주식회사 다온'],
        '상고를 기각한다.',
        null,
      ],
    ],
    own,
  );

  it('proposes nothing for a dispute that isn’t about work', () => {
    const text = judgment({ parties: workerSuesEmployer, order: '상고를 기각한다.' });
    expect(outcomeOf(text, factsFor({ title: '소유권이전등기' })).outcome).toBeNull();
  });

  it('recognises damages for a withdrawn offer as a dispute about work, by the headnotes', () => {
    const sections = { 판시사항: '학교법인이 직원채용 통지를 하였다가 채용하지 않은 경우 불법행위책임을 인정한 사례' };
    const text = judgment({
      sections,
      parties: employerAppeals,
      order: '상고를 기각한다.\n상고비용은 피고의 부담으로 한다.',
    });
    expect(outcomeOf(text, factsFor({ title: '손해배상(기)' })).outcome?.value).toBe('worker_win');
  });

  it('says of a criminal case that it is no dispute, because it has no plaintiff', () => {
    const text = judgment({ parties: ['【피고인】 피고인', '【상고인】 검사'], order: '상고를 기각한다.' });
    expect(outcomeOf(text, factsFor({ title: '근로기준법위반' })).outcome).toMatchObject({
      value: 'not_a_dispute',
      rule: 'criminal-case',
    });
  });
});

describe('the administrative court', () => {
  const worker = firstInstance(...workerSuesCommission);
  const employer = firstInstance(...employerSuesCommission);
  const cancel =
    '중앙노동위원회가 2021. 6. 3. 원고와 피고보조참가인 사이의 중앙2021부해345 부당해고 구제 재심신청 사건에 관하여 한 재심판정을 취소한다.';
  court(
    [
      [
        'the worker’s claim is dismissed',
        worker,
        '1. 원고의 청구를 기각한다.\n2. 소송비용은 보조참가로 인한 부분을 포함하여 모두 원고가 부담한다.',
        'employer_win',
      ],
      [
        'the employer’s claim is dismissed: the relief stands',
        employer,
        '1. 원고의 청구를 기각한다.\n2. 소송비용은 보조참가로 인한 비용을 포함하여 원고가 부담한다.',
        'worker_win',
      ],
      ['원고 회사의 청구를 모두 기각', employer, '원고의 이 사건 청구를 모두 기각한다.', 'worker_win'],
      [
        '재심판정을 취소, the worker had sued',
        worker,
        `1. ${cancel}\n2. 소송비용 중 보조참가로 인한 부분은 피고보조참가인이, 나머지는 피고가 각 부담한다.`,
        'worker_win',
      ],
      [
        '재심판정을 취소, the employer had sued',
        employer,
        `1. ${cancel}\n2. 소송비용은 피고가 부담한다.`,
        'employer_win',
      ],
      [
        '재심판정 in part and the rest dismissed',
        worker,
        '1. 중앙노동위원회가 2020. 3. 9. 한 중앙2019부해1400 재심판정 중 정직에 관한 부분을 취소한다.\n2. 원고의 나머지 청구를 기각한다.',
        'partial',
      ],
      [
        'one of two plaintiffs wins',
        worker,
        `1. ${cancel.replace('원고와', '원고 1과')}\n2. 원고 2의 청구를 기각한다.`,
        'partial',
      ],
      ['the suit is turned away', worker, '1. 이 사건 소를 각하한다.\n2. 소송비용은 원고가 부담한다.', 'rejected'],
      ['the employer’s is turned away', employer, '이 사건 소를 각하한다.', null],
      [
        'a part turned away, the rest dismissed',
        worker,
        '1. 이 사건 소 중 금전보상명령에 관한 부분을 각하한다.\n2. 원고의 나머지 청구를 기각한다.',
        'employer_win',
      ],
      ['a part turned away and nothing more said', worker, '이 사건 소 중 금전보상명령에 관한 부분을 각하한다.', null],
    ],
    { tribunal: '서울행정법원', caseNumbers: ['2021구합99001'] },
  );
});

describe('courts of first instance, between worker and employer', () => {
  const parties = ['【원고】 원고', '【피고】 주식회사 다온'];
  court(
    [
      [
        'the dismissal is void',
        parties,
        '1. 피고의 원고에 대한 2019. 5. 31.자 해고는 무효임을 확인한다.\n2. 소송비용은 피고가 부담한다.\n3. 제1항은 가집행할 수 있다.',
        'worker_win',
      ],
      [
        'void and wages until reinstatement',
        parties,
        '1. 피고가 원고에 대하여 한 해고는 무효임을 확인한다.\n2. 피고는 원고에게 2019. 6. 1.부터 원고가 복직하는 날까지 월 3,000,000원의 비율에 의한 금원을 지급하라.\n3. 소송비용은 피고가 부담한다.',
        'worker_win',
      ],
      [
        'void, and the rest of the money dismissed',
        parties,
        '1. 피고의 원고에 대한 해고는 무효임을 확인한다.\n2. 원고의 나머지 청구를 기각한다.\n3. 소송비용 중 1/5은 원고가, 나머지는 피고가 각 부담한다.',
        'partial',
      ],
      ['the claim is dismissed', parties, '원고의 청구를 모두 기각한다.', 'employer_win'],
      [
        '원고들의 청구를 각 기각',
        parties,
        '1. 원고들의 청구를 각 기각한다.\n2. 소송비용은 원고들이 부담한다.',
        'employer_win',
      ],
      ['the status is found', parties, '원고가 피고의 근로자 지위에 있음을 확인한다.', 'worker_win'],
      ['to declare to hire', parties, '피고는 원고에게 고용의 의사를 표시하라.', 'worker_win'],
      [
        'the employer sues a worker for money back',
        ['【원고】 주식회사 다온', '【피고】 피고'],
        '원고의 청구를 기각한다.',
        'worker_win',
      ],
    ],
    { tribunal: '서울중앙지방법원', title: '해고무효확인등', caseNumbers: ['2019가합99001'] },
  );
});

describe('courts of second instance', () => {
  const worker = secondInstance(...workerSuesCommission);
  const employerLost = secondInstance(...employerSuesCommission);
  const intervenerAppeals = secondInstance(...workerSuedWon);
  const cancel = '중앙노동위원회가 2021. 6. 3. 한 중앙2021부해345 재심판정을 취소한다.';
  court(
    [
      [
        '항소 기각, the worker had appealed',
        worker,
        '1. 원고의 항소를 기각한다.\n2. 항소비용은 보조참가로 인한 부분을 포함하여 원고가 부담한다.',
        'employer_win',
      ],
      [
        '항소 기각, the intervening employer had appealed',
        intervenerAppeals,
        '1. 피고보조참가인의 항소를 기각한다.\n2. 항소비용은 피고보조참가인이 부담한다.',
        'worker_win',
      ],
      ['항소 기각, the employer had sued and appealed', employerLost, '원고의 항소를 기각한다.', 'worker_win'],
      [
        '피고 및 피고보조참가인의 항소를 모두 기각',
        intervenerAppeals,
        '피고 및 피고보조참가인의 항소를 모두 기각한다.',
        'worker_win',
      ],
      ['원고와 피고의 항소를 모두 기각', worker, '원고와 피고의 항소를 모두 기각한다.', null],
      [
        '제1심판결을 취소하고 청구 기각',
        intervenerAppeals,
        '1. 제1심판결을 취소한다.\n2. 원고의 청구를 기각한다.\n3. 소송총비용은 원고가 부담한다.',
        'employer_win',
      ],
      ['제1심판결을 취소하고 재심판정 취소', worker, `1. 제1심판결을 취소한다.\n2. ${cancel}`, 'worker_win'],
      [
        '제1심판결을 취소, the employer had sued and wins now',
        employerLost,
        `제1심판결을 취소한다. ${cancel}`,
        'employer_win',
      ],
      [
        'in one sentence',
        worker,
        '제1심 판결을 취소하고, 피고가 2011. 2. 17. 원고에 대하여 한 재심판정을 취소한다.',
        'worker_win',
      ],
      ['제1심판결을 취소하고 사건을 환송', worker, '제1심판결을 취소하고, 사건을 서울행정법원에 환송한다.', null],
      [
        '제1심판결을 다음과 같이 변경',
        ['【원고, 항소인】 원고', '【피고, 피항소인】 주식회사 다온'],
        '제1심판결을 다음과 같이 변경한다.\n피고는 원고에게 12,000,000원을 지급하라.\n원고의 나머지 청구를 기각한다.',
        'partial',
      ],
      [
        'all of the employer’s loss is taken back',
        ['【원고, 피항소인】 원고', '【피고, 항소인】 주식회사 다온'],
        '제1심판결 중 피고 패소 부분을 취소하고, 그 취소 부분에 해당하는 원고의 청구를 기각한다.',
        'employer_win',
      ],
      [
        'some of it is taken back',
        ['【원고, 피항소인】 원고', '【피고, 항소인】 주식회사 다온'],
        '제1심판결 중 아래에서 지급을 명하는 금액을 초과하는 피고 패소 부분을 취소하고, 그 취소 부분에 해당하는 원고의 청구를 기각한다.\n피고의 나머지 항소를 기각한다.',
        'partial',
      ],
      [
        'some more is given',
        ['【원고, 항소인】 원고', '【피고, 피항소인】 주식회사 다온'],
        '제1심판결 중 아래에서 추가로 지급을 명하는 부분에 해당하는 원고 패소 부분을 취소한다.\n피고는 원고에게 3,000,000원을 지급하라.\n원고의 나머지 항소를 기각한다.',
        'partial',
      ],
    ],
    { tribunal: '서울고등법원', caseNumbers: ['2021누99001'], title: '부당해고구제재심판정취소' },
  );

  it('an appeal that concerns only the lost part of a claim shows that the rest was won', () => {
    const parties = ['【원고, 항소인】 원고', '【피고, 피항소인】 주식회사 다온'];
    const sections = {
      청구취지및항소취지: '제1심판결 중 원고 패소 부분을 취소한다. 피고는 원고에게 5,000,000원을 지급하라.',
    };
    const text = judgment({ sections, parties, order: '원고의 항소를 기각한다.' });
    expect(outcomeOf(text, factsFor({ title: '임금', tribunal: '부산고등법원' })).outcome?.value).toBe('partial');
  });
});

describe('labour commissions', () => {
  const local = { kind: 'case-low', tribunal: '서울지방노동위원회', title: '부당해고 구제신청' } as const;
  const central = { tribunal: '중앙노동위원회', title: '부당해고 구제 재심신청' } as const;
  const order = (words: string, own: Parameters<typeof factsFor>[0], reasons = '') =>
    outcomeOf(judgment({ order: words, reasons }), factsFor(own)).outcome?.value ?? null;

  it.each<readonly [string, CaseOutcome | null]>([
    ['이 사건 근로자의 구제신청을 기각한다.', 'employer_win'],
    ['이 사건 근로자의 구제신청을 각하한다.', 'rejected'],
    ['이 사건 근로자들의 구제신청을 모두 기각한다.', 'employer_win'],
    [
      '1. 이 사건 사용자가 2020. 3. 2. 이 사건 근로자에게 행한 해고는 부당해고임을 인정한다.\n2. 이 사건 사용자는 이 판정서를 송달받은 날부터 30일 이내에 이 사건 근로자를 원직에 복직시키고 해고기간 동안 정상적으로 근로하였다면 받을 수 있었던 임금 상당액을 지급하라.',
      'worker_win',
    ],
    [
      '1. 이 사건 사용자가 행한 정직은 부당정직임을 인정한다.\n2. 이 사건 근로자의 나머지 구제신청을 기각한다.',
      'partial',
    ],
    ['이 사건 구제신청 사건을 조사한다.', null],
  ])('a local one: %s', (words, expected) => {
    expect(order(words, local)).toBe(expected);
  });

  it.each<readonly [string, string, CaseOutcome | null]>([
    ['이 사건 근로자의 재심신청을 기각한다.', '', 'employer_win'],
    ['이 사건 사용자의 재심신청을 기각한다.', '', 'worker_win'],
    [
      '이 사건 근로자의 재심신청을 기각한다.',
      '초심지노위는 제척기간이 지났다며 구제신청을 각하하는 판정을 하였다.',
      'rejected',
    ],
    [
      '이 사건 재심신청을 기각한다.',
      '초심 지방노동위원회는 해고에 정당한 이유가 없다며 구제신청을 인용하였다.',
      'worker_win',
    ],
    ['이 사건 재심신청을 기각한다.', '', null],
    ['1. 초심판정을 취소한다.\n2. 이 사건 근로자의 구제신청을 기각한다.', '', 'employer_win'],
    [
      '1. 초심판정을 취소한다.\n2. 이 사건 사용자가 이 사건 근로자에게 행한 해고는 부당해고임을 인정한다.',
      '',
      'worker_win',
    ],
    ['1. 초심판정을 취소한다.\n2. 이 사건 근로자의 구제신청을 각하한다.', '', 'rejected'],
    ['초심판정 중 정직에 관한 부분을 취소한다.', '초심지노위는 구제신청을 기각하는 판정을 하였다.', 'partial'],
    ['초심판정 중 정직에 관한 부분을 취소한다.', '', null],
  ])('the central one: %s %s', (words, reasons, expected) => {
    expect(order(words, central, reasons)).toBe(expected);
  });

  it.each<readonly [string, string, CaseOutcome | null]>([
    ['전부인정', '', 'worker_win'],
    ['일부인정', '', 'partial'],
    ['기각', '', 'employer_win'],
    ['각하', '', 'rejected'],
    ['화해', '', 'settled'],
    ['취하', '', 'withdrawn'],
    ['초심유지', '초심지노위는 구제신청을 기각하였고, 근로자가 재심을 신청하였다.', 'employer_win'],
    ['초심취소', '초심지노위는 구제신청을 기각하였고, 근로자가 재심을 신청하였다.', 'worker_win'],
    ['초심취소', '초심지노위는 구제신청을 각하하였다.', null],
    ['초심유지', '', null],
  ])('a printed result: %s %s', (outcomeText, reasons, expected) => {
    expect(outcomeOf(judgment({ reasons }), factsFor({ ...central, outcomeText })).outcome?.value ?? null).toBe(
      expected,
    );
  });
});

describe('the name of a result', () => {
  it('is proposed even where the outcome isn’t', () => {
    const parties = ['【원고, 상고인】 주식회사 가온', '【피고, 피상고인】 주식회사 다온'];
    const read = outcomeOf(judgment({ parties, order: '상고를 기각한다.' }), factsFor({ title: '영업금지' }));
    expect(read).toMatchObject({ outcome: null, outcomeText: { value: '상고기각' } });
  });
});
