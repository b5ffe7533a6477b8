import { answersWith, commissionAndCourt, today } from '@nomucheck/domain/claims/answers.fixture.ts';
import { claimsOf } from '@nomucheck/domain/claims/claims.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ClaimsList } from './claims-list.tsx';

const listOf = (more: Parameters<typeof answersWith>[0]): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ClaimsList
        claims={claimsOf(answersWith(more), { side: 'employee', routes: commissionAndCourt }, today)}
        side="employee"
        checkId="c1"
      />
    </MemoryRouter>,
  );

test('each question that a claim needs has words of its own', () => {
  const everything = [
    listOf({ wage: null, forewarned: null, hours: null }),
    listOf({ contract: 'executive', insurance: null }),
    listOf({ contract: 'fixed_term', 'detail-3/employer-ended-before-term': 'yes' }),
  ].join('');
  expect(everything).not.toContain('답하지 않은 질문');
  for (const words of ['아직 받지 못한 돈', '180일 이상인지', '계약이 끝나는 날', '4대 보험에 들었는지'])
    expect(everything).toContain(words);
});

test('a claim without an amount isn’t said to be computed', () => {
  const [settlement = ''] = /화해로 끝낸다면<\/h3>[\s\S]*?<\/summary>/.exec(listOf({})) ?? [];
  expect(settlement).toContain('더 알아보기');
  expect(settlement).not.toContain('어떻게 계산했나요?');
});
