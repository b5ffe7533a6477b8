import { Alert, Box, Typography } from '@mui/material';
import { sentenceOf } from '@nomucheck/domain/checks/comparison/words.ts';
import type { Explanation } from '@nomucheck/domain/checks/contract/explanation.ts';
import { ListFailure } from '../../list/list-states.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { type Two, useExplanation } from './audit-data.ts';
import { ClientSentence } from './client-sentence.tsx';
import { DifferenceBars } from './difference-bars.tsx';
import { MovingEvents } from './moving-events.tsx';

/** Why the two chosen results differ. */
export const Comparison = ({ two }: { two: Two }) => {
  const { data, error, refetch } = useExplanation(two);
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <NothingYet>두 결과를 견주는 중</NothingYet>;
  const { against, calculation, difference, causes } = data;
  if (!against || !difference || !causes) return null;
  const [before, after] = [against, calculation].sort((one, other) => (one.calculatedAt < other.calculatedAt ? -1 : 1));
  if (!before || !after) return null;
  const told = { before, after, parts: causes.parts, answers: difference.answers.length, events: causes.events.total };
  return (
    <>
      <Section title="달라진 까닭">
        {before.shownRate === null || after.shownRate === null || causes.parts === null ? (
          <Alert severity="info">퍼센트가 없는 결과가 있어 몫을 나눌 수 없습니다. 바뀐 것은 아래에 있습니다.</Alert>
        ) : (
          <DifferenceBars before={before.shownRate} after={after.shownRate} parts={causes.parts} />
        )}
        {before.calculatorVersion !== after.calculatorVersion && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            계산 방법: {before.calculatorVersion} → {after.calculatorVersion}
          </Typography>
        )}
      </Section>
      <Section title="의뢰인에게 보낼 문장">
        <ClientSentence text={sentenceOf(told)} />
      </Section>
      <Section title="판정 자료">
        <MovingEvents causes={causes} />
      </Section>
      <Section title={`달라진 답 ${difference.answers.length}개`}>
        <ChangedAnswers answers={difference.answers} />
      </Section>
    </>
  );
};

const ChangedAnswers = ({ answers }: { answers: NonNullable<Explanation['difference']>['answers'] }) =>
  answers.length === 0 ? (
    <NothingYet>없습니다.</NothingYet>
  ) : (
    <Box component="dl" sx={{ m: 0, fontSize: 14.5, display: 'grid', gap: 1 }}>
      {answers.map(({ section, numbering, title, words }) => (
        <div key={`${section}/${numbering}`}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {title}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {words.before ?? '묻지 않음'} → {words.after ?? '묻지 않음'}
          </Box>
        </div>
      ))}
    </Box>
  );
