import type { RulesetContent, StatuteDoubt } from '../ruleset.ts';
import { groundName } from '../ruleset-in-words.ts';

/** Something that the firm's attorneys have yet to confirm or decide, where it stands, in words. */
export type ToConfirm = {
  readonly kind: 'statute' | 'precedent' | 'question';
  readonly where: string;
  readonly text: string;
};

const doubts: Readonly<Record<StatuteDoubt, string>> = {
  text: '원문과 대조하지 않은 조문이 있음',
  later_amendments: '대조한 문언 뒤의 개정을 확인하지 않음',
  decree: '시행령을 확인하지 않음',
};

/** All of a ruleset that its own data marks as to be confirmed. */
export const toConfirmOf = ({ sections, statuteChecks = [], edition }: RulesetContent): readonly ToConfirm[] => [
  ...(edition?.toConfirm ?? []).map((doubt): ToConfirm => ({ kind: 'question', ...doubt })),
  ...statuteChecks.flatMap(({ law, toConfirm = [], note }): readonly ToConfirm[] =>
    toConfirm.length === 0
      ? []
      : [{ kind: 'statute', where: law, text: `${toConfirm.map((doubt) => doubts[doubt]).join(', ')}. ${note}` }],
  ),
  ...sections.flatMap(({ id, precedents, openQuestions = [] }): readonly ToConfirm[] => [
    ...openQuestions.map(({ numbering, text }): ToConfirm => {
      const where = numbering === undefined ? groundName(id) : `${groundName(id)} ${numbering}번 문항`;
      return { kind: 'question', where, text };
    }),
    ...precedents.flatMap(({ court, caseNumber, toConfirm, verifiedHow }): readonly ToConfirm[] => {
      const text = toConfirm ?? (verifiedHow === 'page' ? '판결문이 아니라 인용한 글로 확인함' : null);
      return text === null ? [] : [{ kind: 'precedent', where: `${groundName(id)} ${court} ${caseNumber}`, text }];
    }),
  ]),
];
