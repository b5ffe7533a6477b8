import { describe, expect, it } from 'vitest';
import { type Plan, planOf } from '../../answering/planning/plan.ts';
import { withClocks } from '../../understanding/clocks.ts';
import { understand } from '../../understanding/understand.ts';

const planFor = (question: string): Plan | null => planOf(withClocks(understand(question, [], '2026-11-27'), []));
const company = '저는 식당 사장입니다. ';

describe('what a company with a decision is told', () => {
  it.each([
    ['노동위원회에서 우리가 졌어요', 'company-order'],
    ['지노위에서 부당해고로 인정됐습니다', 'company-order'],
    ['구제명령 받고 복직 안 시키면 어떻게 되나요', 'company-order'],
    ['회사 인사담당입니다 부당해고 인정 판정 받았는데 이행강제금 얼마예요', 'company-order'],
    ['저희 회사가 노동위에서 이겼습니다 직원이 다시 신청할 수 있나요', 'company-won'],
    ['노동위에서 이겼는데 이제 끝난 건가요', 'company-won'],
    ['직원이 낸 신청이 지노위에서 기각됐어요', 'company-won'],
  ])('%s: %s', (question, topic) => {
    expect(planFor(company + question)?.main.id).toBe(topic);
  });

  it('names the money that is due where an order isn’t obeyed', () => {
    expect(planFor(`${company}구제명령 받고 복직 안 시키면 어떻게 되나요`)?.first).toContain('이행강제금');
  });

  it('isn’t told to obey an order where it won', () => {
    const plan = planFor(`${company}노동위에서 이겼어요`);
    const said = [
      plan?.first,
      ...(plan?.today ?? []).map(({ say }) => say),
      ...(plan?.law ?? []).map(({ say }) => say),
    ];
    expect(said.join(' ')).not.toMatch(/구제명령|복직/u);
    expect(said.join(' ')).toContain('10일');
  });
});
