import { describe, expect, it } from 'vitest';
import { partyKey, partyKeysOf } from './parties.ts';

describe('a party’s name', () => {
  it.each(['보기', '(주)보기', '㈜ 보기', '주식회사 보기', '보기 주식회사', ' 보 기 ', '보기(주)', '유한회사 보기'])(
    '%s is the company 보기',
    (name) => expect(partyKey(name)).toBe('name:보기'),
  );

  it('is another one where a letter differs', () => {
    expect(partyKey('보기산업')).not.toBe(partyKey('보기'));
    expect(partyKey('ＡＢＣ')).toBe(partyKey('abc'));
  });

  it('names nobody where only the kind of company is left', () => {
    for (const name of ['', '  ', '(주)', '주식회사', '···']) expect(partyKey(name)).toBeNull();
  });
});

describe('the sides of an advice', () => {
  it('are the names that the asker gave, and the company in whose name it was asked', () => {
    expect(
      partyKeysOf({ client: '김해고', opponent: '㈜보기' }, { name: '나라 주식회사', businessNumber: '1108141272' }),
    ).toEqual({ client: ['name:김해고', 'name:나라', 'business:1108141272'], opponent: ['name:보기'] });
  });

  it('take a business registration number as what names the company', () => {
    expect(partyKeysOf({ client: null, opponent: '110-81-41272' }, null).opponent).toEqual(['business:1108141272']);
    expect(partyKeysOf(null, null)).toEqual({ client: [], opponent: [] });
  });
});
