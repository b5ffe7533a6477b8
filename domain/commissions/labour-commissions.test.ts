import { describe, expect, it, test } from 'vitest';
import { standardIntake } from '../rulesets/intake.ts';
import { labourCommissions, responsibleCommission } from './labour-commissions.ts';
import { commissionRegions } from './places-of-commissions.ts';

const nameFor = (text: string): string | null => {
  const responsible = responsibleCommission({ custom: text });
  return responsible.known ? responsible.commission.name : null;
};

test('each choice of the question about the region has its commission, and no other region is listed', () => {
  const choices = standardIntake.find(({ key }) => key === 'intake/region')?.choices ?? [];
  expect(new Set(labourCommissions.map(({ region }) => region))).toEqual(new Set(choices.map(({ value }) => value)));
  expect(labourCommissions.map(({ region }) => region)).toEqual([...commissionRegions]);
  for (const { value } of choices) expect(responsibleCommission(value)).toMatchObject({ known: true });
});

test('each of the seventeen provinces and metropolitan cities belongs to one commission', () => {
  const all = labourCommissions.flatMap(({ jurisdiction }) => jurisdiction);
  expect(all).toHaveLength(17);
  expect(new Set(all).size).toBe(17);
  const cities = ['서울', '부산', '대구', '인천', '광주', '대전', '울산'];
  for (const { name, jurisdiction } of labourCommissions)
    for (const province of jurisdiction) {
      const written = cities.includes(province) ? `${province}광역시` : province;
      expect([written, nameFor(written)]).toEqual([written, name]);
    }
});

test('each commission has an address in its own region, a phone number, a site, and where and when it was looked up', () => {
  for (const each of labourCommissions) {
    expect(each.jurisdiction.some((province) => each.address.startsWith(province))).toBe(true);
    expect(nameFor(each.address)).toBe(each.name);
    expect(each.phone).toMatch(/^0\d{1,2}-\d{3,4}-\d{4}$/);
    expect(each.website).toMatch(/^https:\/\/www\.nlrc\.go\.kr/);
    expect(each.source.lookedUpOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(each.source.name).not.toBe('');
  }
});

test('what was read only in a copy of the official list is marked for the firm to confirm', () => {
  for (const { source, toConfirm } of labourCommissions)
    if (!source.name.startsWith('노동위원회 누리집')) expect(toConfirm).not.toBeNull();
});

describe('a place in the person’s own words', () => {
  it.each([
    ['대구 달서구', '경북지방노동위원회'],
    ['대구달서구', '경북지방노동위원회'],
    ['수원', '경기지방노동위원회'],
    ['세종', '충남지방노동위원회'],
    ['서울시 중구', '서울지방노동위원회'],
    ['서울특별시강서구', '서울지방노동위원회'],
    ['부산진구', '부산지방노동위원회'],
    ['남양주시', '경기지방노동위원회'],
    ['경기도 광주시', '경기지방노동위원회'],
    ['광주 북구', '전남지방노동위원회'],
    ['전남광주통합특별시', '전남지방노동위원회'],
    ['강원도 고성군', '강원지방노동위원회'],
    ['경상남도 고성', '경남지방노동위원회'],
    ['전라북도 전주', '전북지방노동위원회'],
    ['전북특별자치도 익산', '전북지방노동위원회'],
    ['판교 테크노밸리', '경기지방노동위원회'],
    ['인천공항 제2터미널', '인천지방노동위원회'],
    ['충청북도 음성', '충북지방노동위원회'],
    ['서귀포', '제주지방노동위원회'],
    ['울산 북구', '울산지방노동위원회'],
  ])('%s is in the region of %s', (text, name) => {
    expect(nameFor(text)).toBe(name);
  });

  it.each([
    ['중구', '여러 지역'],
    ['광주', '여러 지역'],
    ['고성', '여러 지역'],
    ['서울과 부산 두 곳', '서로 다른 지역'],
    ['집에서 재택근무', '알 수 없어요'],
    ['   ', '답하지 않으셨어요'],
  ])('%s is not guessed', (text, why) => {
    expect(responsibleCommission({ custom: text })).toMatchObject({ known: false, why: expect.stringContaining(why) });
  });

  it('nothing answered, or an answer of another kind, is unknown', () => {
    for (const none of [undefined, null, 'elsewhere', 3]) expect(responsibleCommission(none).known).toBe(false);
  });
});
