import { describe, expect, it } from 'vitest';
import type { Precedent } from '../../../rulesets/ruleset.ts';
import { standardRuleset } from '../../../rulesets/standard-ruleset.ts';
import { noGrounds } from '../grounds.ts';
import { whyNot } from '../sources.ts';
import { heldIn } from './holding.ts';

const precedents = standardRuleset.sections.flatMap(({ precedents: all }) => all);
const precedentOf = (words: string): Precedent => {
  const found = precedents.find(({ point }) => point.includes(words));
  if (!found) throw new Error(`no precedent says ${words}`);
  return found;
};
const whyWrong = (claim: string, { court, caseNumber, decidedOn, point, outcome }: Precedent) =>
  whyNot(
    claim,
    {
      ...noGrounds,
      cases: [
        {
          cited: { text: point, caseNumbers: [caseNumber], court, decidedOn, outcome, point },
          quote: { words: point, sentences: point },
        },
      ],
    },
    '2026-11-23',
  );

describe('what a text says was held', () => {
  it.each([
    ['해고는 부당하다고 볼 수 없다', 'fair+'],
    ['해고가 정당하지 않다', 'fair-'],
    ['부당해고가 아니라고 본 사건', 'fair+'],
    ['원고는 부당하다고 주장하나 정당하다', 'fair+'],
    ['정당하다고 한 원심을 파기한 사건', 'fair-'],
    ['정당한 이유가 있는지', ''],
    ['정당한 이유 없이', ''],
    ['부당해고 구제신청', ''],
    ['수당을 부당하게 받아', ''],
    ['무효가 아니에요', 'valid+'],
    ['효력이 없어요', 'valid-'],
    ['재량권 남용이 아니라고', 'fair+'],
    ['위법하지 않다', 'lawful+'],
    ['근로자가 아니라고', 'employee-'],
  ])('%s', (text, held) => {
    expect([...heldIn(text)].map(([name, sides]) => name + [...sides].join('')).join(' ')).toBe(held);
  });
});

/** Written by hand, not made from the words that the check looks for. */
const contraries: readonly (readonly [of: string, claims: readonly string[]])[] = [
  [
    '이유로 해지할 수 없다',
    ['정년이 지났다는 이유만으로 해지할 수 있다고 보았어요.', '나이를 이유로 해지해도 된다고 했어요.'],
  ],
  [
    '묵시적 해고가 될 수 있고',
    ['열쇠를 회수한 것은 해고가 될 수 없다고 했어요.', '관리자의 말은 해고가 아니라고 봤어요.'],
  ],
  ['동의 없이 철회할 수 없고', ['사직은 회사에 도달해도 동의 없이 철회할 수 있다고 봤어요.']],
  ['늘어놓은 것으로는 부족하다', ['위반 조문만 늘어놓아도 충분하다고 봤어요.', '그런 통지도 유효하다고 봤어요.']],
  [
    '이메일로 보낸 징계결과',
    [
      '이메일 통보는 무효라고 봤어요.',
      '이메일은 서면으로 인정되지 않는다고 했어요.',
      '이메일 통보는 효력이 없다고 봤어요.',
    ],
  ],
  [
    '재고용 기대권이 인정된다고',
    ['재고용 기대권은 없다고 봤어요.', '재고용 기대권이 부정된다고 봤어요.', '기대권이 인정될 수 없다고 봤어요.'],
  ],
  [
    '이중징계가 아니라고',
    ['다시 징계하는 것은 이중징계라고 봤어요.', '다시 징계하면 이중징계에 해당해 무효라고 봤어요.'],
  ],
  ['서면통지 조항이 적용되지 않는다', ['갱신 거절에도 서면통지 조항이 적용된다고 봤어요.']],
  [
    '갱신기대권이 배제되지 않는다',
    ['정년이 지나면 갱신기대권이 배제된다고 봤어요.', '정년이 지난 근로자는 갱신기대권이 없다고 봤어요.'],
  ],
  [
    '운전기사의 해고는 정당하고',
    [
      '해고는 부당하다고 봤어요.',
      '부당해고라고 판단했어요.',
      '해고에 정당한 이유가 없다고 봤어요.',
      '해고는 무효라고 봤어요.',
      '근로자가 이긴 사건이에요.',
      '구제신청을 받아들였어요.',
      '회사가 졌어요.',
    ],
  ],
  [
    '해고는 지나치다고 판정한',
    [
      '해고는 적정하다고 판정했어요.',
      '해고가 지나치지 않다고 했어요.',
      '구제신청을 기각했어요.',
      '회사가 이겼어요.',
      '징계 수위가 적정하다고 봤어요.',
    ],
  ],
  [
    '당연면직은 부당하다고',
    ['당연면직은 정당하다고 봤어요.', '당연면직이 부당하지 않다고 봤어요.', '청구를 기각했어요.', '원고가 패소했어요.'],
  ],
  [
    '징계사유로 삼을 수 없다고',
    ['거부하면 징계사유로 삼을 수 있다고 봤어요.', '시말서 거부는 징계사유가 된다고 봤어요.'],
  ],
  ['사업 폐지가 아니어서', ['아파트 관리 위탁은 사업 폐지라고 봤어요.']],
  ['셀 때 넣지 않는다고', ['주휴일에 쉰 근로자도 상시 근로자 수에 넣는다고 봤어요.']],
  ['해외 인원은 합산하지 않는다고', ['해외 인원도 합산한다고 봤어요.', '해외 인원도 합산해야 한다고 봤어요.']],
  [
    '무단결근에 해당한다고',
    [
      '승인 없는 결근은 무단결근이 아니라고 봤어요.',
      '무단결근으로 볼 수 없다고 봤어요.',
      '무단결근에 해당하지 않아요.',
    ],
  ],
];

describe('the contrary of a decision is found', () => {
  it.each(contraries.flatMap(([of, claims]) => claims.map((claim) => [claim, of] as const)))('%s (%s)', (claim, of) => {
    expect(whyWrong(claim, precedentOf(of))).toBe('holding_differs');
  });
});

describe('the same in other words is not taken for the contrary', () => {
  it.each([
    ['정년이 지난 뒤에는 나이만을 이유로 해지할 수 없다고 했어요.', '이유로 해지할 수 없다'],
    ['이메일로 보낸 통보도 서면 통지로 유효하다고 했어요.', '이메일로 보낸 징계결과'],
    ['위반한 조문만 적은 통지로는 부족하다고 했어요.', '늘어놓은 것으로는 부족하다'],
    ['재고용 관행이 있으면 기대권이 인정된다고 했어요.', '재고용 기대권이 인정된다고'],
    ['이 사건에서는 근로자가 이겼어요.', '늘어놓은 것으로는 부족하다'],
    ['운전기사를 해고한 것은 부당하지 않다고 했어요.', '운전기사의 해고는 정당하고'],
    ['해외에서 일하는 사람은 합산하지 않아요.', '해외 인원은 합산하지 않는다고'],
    ['대법원은 합리적 이유를 서면으로 알려야 한다고 했어요.', '시용 근로자의 본채용을 거절할 때에도'],
  ])('%s', (claim, of) => {
    expect(whyWrong(claim, precedentOf(of))).toBeNull();
  });

  it('every decision agrees with its own point', () => {
    const differ = precedents.filter((precedent) => whyWrong(`${precedent.point}이에요.`, precedent) !== null);
    expect(differ.map(({ caseNumber, point }) => `${caseNumber} ${point}`)).toEqual([]);
  });
});
