import { Alert, Box, Button } from '@mui/material';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { Choice } from '../../../list/filter-fields.tsx';
import { Section } from '../../../shell/record/section.tsx';
import { Figure } from './figure.tsx';
import { QuestionCard } from './question-card.tsx';
import { openQuestionOf, type Person, useTried } from './use-tried.ts';
import { WalkedSteps } from './walked-steps.tsx';

type PreviewProps = {
  readonly content: RulesetContent;
  /** Opens the form of a question. */
  readonly onMend: (address: string) => void;
};

const sideOf = (value: string): Person['side'] => (value === 'employer' ? 'employer' : 'employee');
const questionnaireOf = (value: string): Person['questionnaire'] => (value === 'basic' ? 'basic' : 'detail');

/** The draft as a person would go through it, with what is derived and passed over, and the figure at the end. */
export const Preview = ({ content, onMend }: PreviewProps) => {
  const trial = useTried(content);
  const { person, begin, problem, figure } = trial;
  const question = openQuestionOf(trial);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Choice
            label="누구로"
            value={person.side}
            all={false}
            onChoose={(side) => begin({ ...person, side: sideOf(side) })}
          >
            {[
              ['employee', '근로자'],
              ['employer', '회사'],
            ]}
          </Choice>
          <Choice
            label="어느 진단"
            value={person.questionnaire}
            all={false}
            onChoose={(questionnaire) => begin({ ...person, questionnaire: questionnaireOf(questionnaire) })}
          >
            {[
              ['basic', '기본 진단'],
              ['detail', '상세 진단'],
            ]}
          </Choice>
          <Button onClick={() => begin(person)}>처음부터</Button>
        </Box>
        {problem !== null && <Alert severity="warning">{problem}</Alert>}
        {question !== undefined && <QuestionCard trial={trial} found={question} onMend={onMend} />}
        {figure !== null && <Figure figure={figure} onMend={onMend} />}
      </Box>
      <Section title="지나온 길">
        <WalkedSteps trial={trial} onMend={onMend} />
      </Section>
    </Box>
  );
};
