import { describe, expect, it } from 'vitest';
import type { CaseOutcome } from '../../case-counts.ts';
import {
  commissionAppeals,
  employerAppeals,
  employerSuesCommission,
  factsFor,
  firstInstance,
  judgment,
  workerSuesCommission,
  workerSuesEmployer,
} from '../decisions.fixture.ts';
import { outcomeOf } from './outcome.ts';

/**
 * Forms of orders and reasons that real decisions have and that are easily forgotten; the sentences were written for these
 * tests.
 */
type Parts = Parameters<typeof judgment>[0];
const read = (parts: Parts, own: Parameters<typeof factsFor>[0] = {}) => outcomeOf(judgment(parts), factsFor(own));
const value = (parts: Parts, own: Parameters<typeof factsFor>[0] = {}): CaseOutcome | null =>
  read(parts, own).outcome?.value ?? null;
const civil = { title: '해고무효확인등', caseNumbers: ['2020다99001'] };
const second = { ...civil, tribunal: '서울고등법원', caseNumbers: ['2020나99001'] };
const bothAppeal = ['【원고, 상고인 겸 피상고인】 ', '【피고, 피상고인 겸 상고인】 '];

describe('a suit that was never heard on its merits', () => {
  const order = '상고를 기각한다. 상고비용은 원고의 부담으로 한다.';

  it('is rejected, not lost, where the lower court had rejected it and this court agrees', () => {
    const reasons =
      '참가인의 계약기간이 끝난 뒤로는 복직할 수 없다.\n이 사건 소가 부적법하다고 한 원심의 판단은 옳고, 거기에 법리오해의 위법이 없다.';
    expect(value({ parties: workerSuesCommission, order, reasons })).toBe('rejected');
  });

  it('is rejected in the second instance in the same way', () => {
    const reasons =
      '그렇다면 이 사건 소는 부적법하여 각하할 것인바, 제1심판결은 이와 결론을 같이하여 정당하므로 항소를 기각한다.';
    const parties = firstInstance(...workerSuesCommission);
    expect(value({ parties, order: '원고의 항소를 기각한다.', reasons }, { tribunal: '대전고등법원' })).toBe(
      'rejected',
    );
  });

  it('is recognised in two sentences', () => {
    const reasons =
      '이 사건 소는 소의 이익이 없어 부적법하므로 이를 각하해야 한다. 제1심 판결은 이와 결론을 같이하여 정당하므로, 원고의 항소를 기각한다.';
    const parties = firstInstance(...workerSuesCommission);
    expect(value({ parties, order: '원고의 항소를 기각한다.', reasons }, { tribunal: '서울고등법원' })).toBe(
      'rejected',
    );
  });

  it('gives no outcome where an employer’s suit must now be examined: the relief may still fall', () => {
    const reasons = '이 사건 소를 부적법하다고 각하한 원심판결에는 소의 이익에 관한 법리를 오해한 위법이 있다.';
    const reversed = '원심판결을 파기하고, 사건을 서울고등법원에 환송한다.';
    expect(value({ parties: employerSuesCommission, order: reversed, reasons })).toBeNull();
    expect(value({ parties: workerSuesCommission, order: reversed, reasons })).toBe('worker_win');
  });

  it.each([
    '원고 1의 이 사건 소는 부제소 합의에 반하여 부적법하다고 본 원심은 정당하고, 나머지 원고들의 주장은 이유 없다.',
    '신분을 되찾을 수 없게 된 뒤에는 그 취소를 구할 소의 이익이 없다는 것이 판례이다.',
  ])('is left to a person where the reasons speak of it and not of the whole: %s', (reasons) => {
    expect(value({ parties: workerSuesCommission, order, reasons })).toBeNull();
  });

  it('gives no outcome for an employer’s suit: the relief may stand or have lost its object', () => {
    const reasons = '이 사건 소는 이익이 없어 부적법하다고 본 원심은 정당하다.';
    expect(value({ parties: employerSuesCommission, order, reasons })).toBeNull();
  });

  it('is not assumed from an objection that the court refuses', () => {
    const reasons = '피고는 이 사건 소가 부적법하다고 항변하나 받아들이지 않는다. 해고에는 정당한 이유가 있다.';
    expect(value({ parties: workerSuesCommission, order, reasons })).toBe('employer_win');
  });

  it('is not assumed from the rejection of another complaint', () => {
    const reasons = '원고는 앞서 소청을 냈다가 그 심판청구가 각하되었다. 해고에는 정당한 이유가 있다.';
    expect(value({ parties: workerSuesCommission, order, reasons })).toBe('employer_win');
  });

  it('is not assumed where the suit is admissible and the employer’s appeal is dismissed: the worker wins', () => {
    const reasons = '해고기간의 임금을 받을 이익이 있는 이상 소의 이익이 없다고 할 수 없다.';
    const parties = commissionAppeals.map((one) => one.replace('학교법인 늘봄학원', '원고'));
    const workers = parties.map((one) => one.replace('참가인 1 외 2인', '주식회사 다온'));
    expect(value({ parties: workers, order: '상고를 모두 기각한다.', reasons })).toBe('worker_win');
  });
});

describe('an application for relief that lost its object', () => {
  const cancel = '중앙노동위원회가 2019. 4. 3. 한 2019부해111 재심판정을 취소한다.';

  it('gives the employer’s suit no win, because the dismissal was not examined', () => {
    const reasons = '참가인이 스스로 사직하여 구제이익은 근로관계의 종료와 함께 소멸하였다고 보아야 한다.';
    const parties = firstInstance(...employerSuesCommission);
    expect(value({ parties, order: cancel, reasons }, { tribunal: '서울행정법원' })).toBeNull();
  });

  it('gives the worker’s suit no loss where the commission had rejected the application', () => {
    const reasons = '서울지방노동위원회는 신청기간이 지났다는 이유로 원고의 구제신청을 각하하였다.';
    const parties = firstInstance(...workerSuesCommission);
    expect(value({ parties, order: '원고의 청구를 기각한다.', reasons }, { tribunal: '서울행정법원' })).toBeNull();
  });

  it('does not matter where the worker wins', () => {
    const reasons = '서울지방노동위원회는 원고의 구제신청을 각하하였으나 이는 위법하다.';
    const parties = firstInstance(...workerSuesCommission);
    expect(value({ parties, order: cancel, reasons }, { tribunal: '서울행정법원' })).toBe('worker_win');
  });
});

describe('reversals of parts of the lower decision', () => {
  it.each<readonly [string, readonly string[], string, CaseOutcome | null]>([
    [
      '의 … 부분 가운데 …, with both appeals left over',
      bothAppeal,
      '원심판결의 피고 패소부분 가운데 임금청구부분을 파기하여 이 부분 사건을 대구고등법원에 환송한다.\n피고의 나머지 상고와 원고의 상고를 모두 기각한다.',
      null,
    ],
    [
      'reversed in words that no rule reads',
      employerAppeals,
      '제2심이 한 재판 가운데 위자료에 관한 것을 파기한다.\n피고의 상고를 기각한다.',
      null,
    ],
    ['원판결, as it was called', workerSuesEmployer, '원판결을 파기하고 사건을 대구고등법원에 환송한다.', 'worker_win'],
    [
      'both judgments, each',
      workerSuesEmployer,
      '원심판결을 모두 파기하고, 사건을 대구고등법원에 환송한다.',
      'worker_win',
    ],
    [
      'a counterclaim’s roles beside the names',
      ['【원고(반소피고), 피상고인】 원고(반소피고)', '【피고(반소원고), 상고인】 재단법인 다온연구원'],
      '원심판결 중 피고(반소원고) 패소 부분을 파기하고, 이 부분 사건을 서울고등법원에 환송한다.',
      'employer_win',
    ],
    [
      'one claim turned away by the Supreme Court, the rest of an appeal dismissed',
      ['【원고, 상고인 겸 피상고인】 ', '【피고, 피상고인 겸 상고인】 주식회사 다온'],
      '원심판결 중 피고 패소부분을 파기하고, 이 부분에 관한 제1심판결을 취소한다.\n원고의 해고무효확인청구에 관한 소를 각하한다.\n원고의 상고를 기각한다.',
      null,
    ],
    [
      'a sentence about the costs of what was dismissed',
      workerSuesEmployer,
      '원심판결 중 해고무효확인청구에 관한 원고의 패소부분을 파기하고 이 부분 사건을 환송한다.\n원고의 나머지 상고를 기각한다.\n상고기각된 부분의 상고비용은 원고의 부담으로 한다.',
      null,
    ],
    [
      'a part decided by the Supreme Court itself',
      employerAppeals,
      '원심판결 중 위자료에 관한 부분을 파기하고, 이 부분에 관한 원고의 청구를 기각한다.',
      null,
    ],
  ])('%s', (_, parties, order, expected) => {
    expect(value({ parties, order }, civil)).toBe(expected);
  });

  it.each<readonly [string, string, CaseOutcome | null]>([
    ['appeal and cross-appeal in one sentence', '원고의 항소와 피고의 부대항소를 모두 기각한다.', null],
    [
      'the money of the first judgment cut down, the rest of the appeal dismissed',
      '1. 제1심판결의 금원지급부분 중 아래에서 지급을 명하는 돈을 초과하는 피고 패소부분을 취소하고, 그 부분 원고의 청구를 기각한다.\n피고는 원고에게 3,000,000원을 지급하라.\n2. 피고의 나머지 항소를 기각한다.',
      'partial',
    ],
    [
      'the employer’s appeal dismissed, a claim that was added lost',
      '1. 피고의 항소를 기각한다.\n2. 이 법원에서 추가한 원고의 위자료 청구를 기각한다.',
      'partial',
    ],
    [
      'the worker’s appeal dismissed, a claim that was added turned away',
      '1. 원고의 항소를 기각한다.\n2. 이 법원에서 추가한 소를 각하한다.',
      'employer_win',
    ],
    ['the counterclaiming employer’s appeal', '피고(반소원고)의 항소를 기각한다.', 'worker_win'],
    ['the appointed party’s', '원고(선정당사자)의 항소를 기각한다.', 'employer_win'],
  ])('in the second instance, %s', (_, order, expected) => {
    const parties = ['【원고, 항소인】 원고', '【피고, 피항소인】 주식회사 다온'];
    expect(value({ parties, order }, second)).toBe(expected);
  });

  it('gives the result’s name for an order that reverses a part of the first judgment', () => {
    const parties = ['【원고, 피항소인】 원고', '【피고, 항소인】 주식회사 다온'];
    const order =
      '제1심판결의 피고 패소부분 중 1,000,000원을 초과하는 부분을 취소한다.\n피고의 나머지 항소를 기각한다.';
    expect(read({ parties, order }, second).outcomeText?.value).toBe('제1심일부취소');
  });
});

describe('the rule for the side of the worker', () => {
  it('finds the worker where a discharge that an authority ordered is cancelled', () => {
    const parties = ['【원고, 항소인】 원고', '【피고, 피항소인】 국립도서관장'];
    const order = '1. 제1심판결을 취소한다.\n2. 피고가 2021. 5. 1. 원고에 대하여 한 해임 처분을 취소한다.';
    const own = { title: '해임처분취소', tribunal: '서울고등법원', caseNumbers: ['2021누99001'] };
    expect(value({ parties, order, reasons: '원고는 국가공무원이다.' }, own)).toBe('worker_win');
  });

  it('does not take a person for an employer because the name ends as a district’s does', () => {
    const parties = [
      '【원고, 상고인】 남정구',
      '【피고, 피상고인】 중앙노동위원회위원장',
      '【피고보조참가인】 하늘운수',
    ];
    expect(value({ parties, order: '상고를 기각한다.' })).toBe('employer_win');
  });

  it('takes a city or a district for the employer', () => {
    for (const name of ['서울특별시 마포구', '수원시', '경기도 양평군', '강원도'])
      expect(
        value({ parties: ['【원고, 상고인】 원고', `【피고, 피상고인】 ${name}`], order: '상고를 기각한다.' }, civil),
      ).toBe('employer_win');
  });

  it.each([
    ['a chamber and its member', '징계결정취소', '원고는 그 회칙을 어겼다.'],
    ['the owners of a building and their chairman', '회장해임결의무효확인', '입주자들은 원고를 해임하기로 결의하였다.'],
  ])('%s have no worker between them', (_, title, reasons) => {
    const parties = ['【원고, 상고인】 원고', '【피고, 피상고인】 한마음관리단'];
    expect(value({ parties, order: '상고를 기각한다.', reasons }, { ...civil, title })).toBeNull();
  });

  it('payments of an employer to a fund are no dispute with a worker', () => {
    const parties = ['【원고, 상고인】 원고', '【피고, 피상고인】 근로복지공단'];
    const facts = { ...civil, title: '고용보험료부과처분취소' };
    expect(value({ parties, order: '상고를 기각한다.' }, facts)).toBe('not_a_dispute');
  });

  it('a title is recognised with spaces between its words, too', () => {
    const own = { ...civil, title: '해고 무효 확인 등' };
    expect(value({ parties: workerSuesEmployer, order: '상고를 기각한다.' }, own)).toBe('employer_win');
  });
});

describe('provisional decisions and retrials', () => {
  const order = '상고를 기각한다. 상고비용은 원고의 부담으로 한다.';

  it.each(['해고효력정지가처분', '근로자지위보전 및 임금지급 가처분', '징계처분 집행정지'])(
    'a provisional measure (%s) has words and no outcome',
    (title) => {
      const own = { ...civil, title };
      const found = read({ parties: workerSuesEmployer, order }, own);
      expect(found.outcome).toBeNull();
      expect(found.outcomeText?.value).toBe('상고기각');
    },
  );

  it('give no outcome where a judgment is asked to be reopened', () => {
    const parties = ['【원고, 재심원고, 상고인】 원고', '【피고, 재심피고, 피상고인】 주식회사 다온'];
    const found = read({ parties, order }, civil);
    expect(found.outcome).toBeNull();
    expect(found.outcomeText?.value).toBe('상고기각');
  });

  it('do not include a commission’s review', () => {
    const own = { title: '부당해고구제재심판정취소' };
    expect(value({ parties: workerSuesCommission, order }, own)).toBe('employer_win');
  });

  it('an application is recognised as rejected where its date is written with full stops', () => {
    const reasons =
      '원고는 2020. 1. 6. 부당해고라고 주장하며 구제를 구하였고, 서울지방노동위원회는 2020. 3. 4. 신청기간이 지났다는 이유로 원고의 구제신청을 각하하였다.';
    expect(value({ parties: workerSuesCommission, order, reasons })).toBeNull();
  });
});
