import { isChosen } from '../../rulesets/chosen.ts';
import type { Material, Source } from '../basis.ts';

const kinds: Readonly<Record<string, string>> = {
  wages: '밀린 임금',
  severance: '퇴직금',
  annual_leave: '연차유급휴가 미사용수당',
};

/** What the company hasn't paid, as answered; null: nobody has answered it. */
export const owedOf = ({
  answers,
}: Pick<Material, 'answers'>): { readonly kinds: readonly string[]; readonly from: Source } | null => {
  const owed = answers.get('intake/owed');
  if (!isChosen(owed)) return null;
  return { kinds: owed.flatMap((kind) => kinds[kind] ?? []), from: { answer: 'intake/owed' } };
};
