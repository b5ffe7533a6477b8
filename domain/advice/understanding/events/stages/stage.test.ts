import { describe, expect, it } from 'vitest';
import { stageIn } from './stage.ts';

describe('a decision is won or lost for the one who asks', () => {
  it.each([
    ['지노위에서 부당해고로 인정됐어요', 'won', 'lost'],
    ['노동위원회에서 부당해고 인정 판정이 나왔습니다', 'won', 'lost'],
    ['구제명령이 나왔어요', 'won', 'lost'],
    ['구제신청이 인용됐고 판정서를 받았어요', 'won', 'lost'],
    ['지노위에서 기각됐어요', 'lost', 'won'],
    ['노동위원회에서 각하됐습니다', 'lost', 'won'],
    ['노동위에서 정당한 해고로 판정했어요 판정서도 왔어요', 'lost', 'won'],
    ['지노위에서 부당해고로 인정되지 않았어요', 'lost', 'won'],
    ['노동위원회에서 우리가 졌어요', 'lost', 'lost'],
    ['지노위에서 이겼어요', 'won', 'won'],
    ['노동위에서 직원이 이겼대요', 'won', 'lost'],
    ['노동위에서 회사가 졌대요', 'won', 'lost'],
    ['판정서를 받았어요', 'lost', 'lost'],
    ['지노위에서 일부 인정받았어요', 'lost', 'lost'],
    ['노동위원회에서 부당해고라고 했어요', 'won', 'lost'],
    ['지노위 판정 나왔는데 부당해고 인정이래요', 'won', 'lost'],
    ['노동위원회에서 복직 판정이 났어요', 'won', 'lost'],
    ['회사가 노동위에서 이겼대요', 'lost', 'won'],
    ['초심에서 졌어요', 'lost', 'lost'],
    ['일부만 인정됐고 나머지는 기각된 판정서예요', 'lost', 'lost'],
  ] as const)('%s: %s of a worker, %s of a company', (text, ofWorker, ofCompany) => {
    expect([stageIn(text, 'employee'), stageIn(text, 'employer')]).toEqual([ofWorker, ofCompany]);
  });

  it.each([
    ['지노위에서 졌는데 중노위에서 이겼어요', 'review_won', 'review_won'],
    ['지노위에서 이겼는데 중노위에서 졌어요', 'review_lost', 'review_lost'],
    ['지노위에서 이겼는데 중노위에서 뒤집혔어요', 'review_lost', 'review_lost'],
    ['지노위에서 이겼는데 회사가 낸 재심도 중노위에서 기각됐어요', 'review_won', 'review_lost'],
    ['중노위에서 직원이 낸 재심이 기각됐어요', 'review_lost', 'review_won'],
    ['재심이 기각됐어요', 'review_lost', 'review_lost'],
    ['중노위에 재심 신청했는데 기각됐어요', 'review_lost', 'review_lost'],
  ] as const)('%s: %s of a worker, %s of a company', (text, ofWorker, ofCompany) => {
    expect([stageIn(text, 'employee'), stageIn(text, 'employer')]).toEqual([ofWorker, ofCompany]);
  });

  it.each(['지노위에서 이겼는데 회사가 중노위에 재심을 신청했어요', '지노위에서 이겼어요 중노위는 언제까지 내나요'])(
    '%s: the second instance hasn’t decided',
    (text) => {
      expect(stageIn(text, 'employee')).toBe('won');
    },
  );

  it.each(['구제명령 받고 복직 안 시키면 어떻게 되나요', '구제명령을 안 지키면 이행강제금이 얼마예요'])(
    '%s: a company has an order',
    (text) => {
      expect(stageIn(text, 'employer')).toBe('lost');
    },
  );

  it.each([
    ['노동위에서 부당해고로 인정받으려면 뭐가 필요해요', 'not_filed'],
    ['회사에서 복직명령을 받았어요', 'not_filed'],
    ['노동위에 구제신청했는데 회사에서 복직명령이 왔어요', 'filed'],
    ['구제명령이 나오면 어떻게 되나요', 'not_filed'],
    ['심문회의는 했고 판정서는 언제 오나요', 'filed'],
  ] as const)('%s: nothing is decided (%s)', (text, stage) => {
    expect(stageIn(text, 'employee')).toBe(stage);
  });

  it.each([
    '지노위에 신청 넣었어요',
    '지노위 신청만 해둔상탠데',
    '노동위원회에 구제신청을 넣은 상태예요',
    '노동위에 벌써 신청했어요',
  ])('%s: it is filed', (text) => {
    expect(stageIn(text, 'employee')).toBe('filed');
  });

  it.each([
    '노동위에 아직 신청 안했어요',
    '지노위에 신청했어야 하나요',
    '지노위 신청 하려고요',
    '재심신청은 아직 안 했어요',
  ])('%s: it isn’t', (text) => {
    expect(stageIn(text, 'employee')).toBe('not_filed');
  });

  it.each([
    ['구제신청 중인데 계약기간이 12월에 끝나요 그럼 각하되나요', 'filed'],
    ['취하하면 200 준다는데 취하해도 되나요', 'filed'],
    ['지노위 신청한지 한달인데 연락이 없어요', 'filed'],
    ['진정 취하하라는데 해야하나요', 'not_filed'],
    ['신청하면 기각될까요', 'not_filed'],
    ['구제신청이 각하됐어요', 'lost'],
    ['이겼는데 회사가 복직시켜놓고 일을 안 줘요', 'won'],
  ] as const)('%s: %s', (text, stage) => {
    expect(stageIn(text, 'employee')).toBe(stage);
  });
});
