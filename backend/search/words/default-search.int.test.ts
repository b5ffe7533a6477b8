import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let staff: Person;
beforeAll(async () => {
  test = await startTestService();
  staff = await test.staff();
});
afterAll(() => test.stop());

const search = async (q?: string) => {
  const { body } = await test.call('GET', `/api/cases/search?${new URLSearchParams({ size: '50', ...(q && { q }) })}`, {
    token: staff.token,
  });
  return body;
};
const idsOf = ({ items }: { items: { id: string; uncounted?: boolean }[] }): string[] =>
  items.flatMap(({ id, uncounted }) => (uncounted ? [] : [id])).sort();

describe('the search without a typed word', () => {
  it('searches for bullying at work, in the words that people use for it', async () => {
    expect((await search()).q).toBe('직장 내 따돌림');
  });

  it('finds the seeded cases that contain the legal term', async () => {
    const found = await search();
    expect(found.relaxed).toBe(false);
    expect(found.total).toBeGreaterThan(3);
    expect(found.synonyms).toMatchObject([{ word: '따돌림' }]);
    const named = await search('괴롭힘');
    expect(idsOf(found)).toEqual(idsOf(named));
  });
});
