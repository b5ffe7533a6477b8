import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { koreanDate } from '../../shared/formats.ts';
import { Section } from '../shell/record/section.tsx';
import { ReportEnding } from './report-ending.tsx';
import { endingNames, placeNames } from './words.ts';

type DisputeEndingProps = {
  readonly checkId: string;
  readonly outcome: { readonly ended: string; readonly where: string; readonly on: string } | null;
  /** False on the reader's own check: its ending is reported as a client, on the result page. */
  readonly mayReport: boolean;
};

const nameIn = (names: Readonly<Record<string, string>>, value: string): string => names[value] ?? value;

/** How the dispute of a check ended, and the button to write down what the client told. */
export const DisputeEnding = ({ checkId, outcome, mayReport }: DisputeEndingProps) => {
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: ['check'] });
  return (
    <Section title="사건 결과" action={mayReport && <ReportEnding checkId={checkId} onReported={again} />}>
      <Typography variant="body2" color={outcome ? 'text.primary' : 'text.secondary'}>
        {outcome
          ? `${koreanDate(outcome.on)} · ${nameIn(placeNames, outcome.where)} · ${nameIn(endingNames, outcome.ended)}`
          : '아직 알려지지 않았습니다. 의뢰인에게 들었으면 남겨 주십시오.'}
      </Typography>
    </Section>
  );
};
