import { Typography } from '@mui/material';
import type { RulesetDifference } from '@nomucheck/domain/rulesets/difference.ts';
import { count } from '../../../../shared/formats.ts';
import { NothingYet, Section } from '../../../shell/record/section.tsx';
import { Differences } from '../../differences.tsx';
import { countsByKind } from '../../words.ts';

/** What the draft has otherwise than the edition that it is based on, under the reason of each. */
export const Changes = ({ differences }: { readonly differences: readonly RulesetDifference[] }) => (
  <Section title={`바뀐 곳 ${count(differences.length)}곳`}>
    {differences.length > 0 && <Typography sx={{ mb: 1 }}>{countsByKind(differences)}</Typography>}
    {differences.length === 0 ? (
      <NothingYet>바탕이 된 판과 같습니다.</NothingYet>
    ) : (
      <>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          까닭은 “판의 이름과 까닭”에서 적습니다.
        </Typography>
        <Differences differences={[...differences].map(asRead)} />
      </>
    )}
  </Section>
);

const asRead = ({ facts, ...difference }: RulesetDifference) => ({ ...difference, facts: [...facts] });
