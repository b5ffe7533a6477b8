import { describe, expect, it } from 'vitest';
import { disputeName } from '../identity/case-identity.ts';
import { disputeKeys, disputeOfAll, type LinkedInstance, ownDispute } from './disputes.ts';

const instance = (own: Partial<LinkedInstance>): LinkedInstance => ({
  ...{ caseId: 'a', tribunal: null, decidedOn: null, caseNumbers: [], disputeId: null, named: null, held: false },
  ...own,
});
const local = instance({
  ...{ caseId: 'l', tribunal: '서울지방노동위원회', decidedOn: '2020-05-01', caseNumbers: ['2020부해11'] },
});
const central = instance({
  ...{ caseId: 'c', tribunal: '중앙노동위원회', decidedOn: '2020-09-01', caseNumbers: ['중앙2020부해22'] },
  named: 'case|서울지방노동위원회||서울2020부해11',
});
const court = instance({
  ...{ caseId: 'x', tribunal: '대법원', decidedOn: '2022-03-10', caseNumbers: ['2021두99001'] },
  named: 'case|중앙노동위원회||중앙2020부해22',
});
const share = (one: LinkedInstance, other: LinkedInstance): boolean =>
  disputeKeys(one).some((key) => disputeKeys(other).includes(key));

describe('cases of one dispute', () => {
  it('share a key where one names the other, however each writes the number, and share none with other cases', () => {
    expect(share(central, local)).toBe(true);
    expect(share(court, central)).toBe(true);
    expect(share(court, local)).toBe(false);
    expect(share(central, { ...local, tribunal: '부산지방노동위원회' })).toBe(false);
    expect(share(court, { ...central, caseNumbers: ['중앙2020부해2'] })).toBe(false);
  });

  it('share a key where both name a third case, or have the same name for their dispute', () => {
    expect(share(central, { ...court, named: central.named })).toBe(true);
    expect(share({ ...local, disputeId: '분쟁 7' }, { ...court, disputeId: '분쟁 7' })).toBe(true);
    expect(share({ ...local, disputeId: '분쟁 7' }, { ...court, disputeId: '분쟁 8' })).toBe(false);
  });

  it('share no key made of a masked number, because many cases have it', () => {
    const masked = { ...local, caseNumbers: ['2020부해OOO'] };
    expect(disputeKeys(masked)).toEqual([]);
    expect(share(masked, { ...masked, caseId: 'm' })).toBe(false);
  });
});

describe('the name of a dispute', () => {
  it('of cases with a masked number is another one for each: they are counted as many disputes, not as one', () => {
    const masked = { ...local, decidedOn: null, caseNumbers: ['2016부해OOO'] };
    const names = ['m', 'n'].map((caseId) => ownDispute({ ...masked, caseId }));
    expect(names).toEqual(['m', 'n'].map((caseId) => `case|서울지방노동위원회||2016부해OOO|${caseId}`));
    expect(names.map((name) => disputeName(name ?? ''))).toEqual(Array(2).fill('서울지방노동위원회 2016부해OOO'));
  });
  const all = [court, local, central];
  it('is that of its first instance, which may not be stored here', () => {
    expect(disputeOfAll(all)).toBe('case|서울지방노동위원회|2020-05-01|2020부해11');
    expect(disputeOfAll([court, central])).toBe('case|서울지방노동위원회||서울2020부해11');
  });
  it('is the one that accepted cases have, then the one that people have set, the lowest instance’s first', () => {
    expect(disputeOfAll([{ ...court, disputeId: 'x' }, local, central])).toBe('x');
    expect(disputeOfAll([{ ...court, disputeId: 'x', held: true }, { ...local, disputeId: 'l' }, central])).toBe('x');
    const held = [court, central, local].map((one) => ({ ...one, disputeId: one.caseId, held: true }));
    expect(disputeOfAll(held)).toBe('l');
  });
  it('is null where no case of it can be named', () => {
    expect(disputeOfAll([instance({}), instance({ caseId: 'b' })])).toBeNull();
    expect(disputeOfAll([])).toBeNull();
  });
});
