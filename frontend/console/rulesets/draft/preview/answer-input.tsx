import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { choicesFor } from '@nomucheck/domain/checks/choices.ts';
import type { Found } from '@nomucheck/domain/checks/form-index.ts';
import { choiceText, readerOf } from '@nomucheck/domain/checks/question-text.ts';
import type { AnswerValue, IntakeQuestion } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type ReactNode, useState } from 'react';
import type { Trial } from './use-tried.ts';

type InputProps = { readonly trial: Trial; readonly onGive: (value: AnswerValue) => void };

/** How a question is answered here: simpler than on the site, with the same values. */
export const AnswerInput = ({ trial, found, onGive }: InputProps & { readonly found: Found }) => {
  if (found.section === 'intake') return <IntakeInput trial={trial} question={found.question} onGive={onGive} />;
  return (
    <Row>
      <Button variant="outlined" onClick={() => onGive('yes')}>
        예
      </Button>
      <Button variant="outlined" onClick={() => onGive('no')}>
        아니요
      </Button>
      {!found.first && (
        <Button variant="outlined" onClick={() => onGive('unknown')}>
          잘 모르겠어요
        </Button>
      )}
    </Row>
  );
};

const Row = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>{children}</Box>
);

type IntakeProps = InputProps & { readonly question: IntakeQuestion };

const IntakeInput = (props: IntakeProps) => {
  const { question, onGive } = props;
  return (
    <>
      {question.type === 'radio' && <OneChoice {...props} />}
      {question.type === 'choices' && <SeveralChoices {...props} />}
      {question.type === 'time' && <Hours {...props} />}
      {(question.type === 'number' || question.type === 'date') && <Typed {...props} />}
      {(question.optional || question.type === 'text') && (
        <Row>
          <Button onClick={() => onGive(null)}>건너뛰기</Button>
        </Row>
      )}
    </>
  );
};

const OneChoice = ({ trial, question, onGive }: IntakeProps) => (
  <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
    {choicesFor(trial.form, question, trial.answers, trial.today).map((choice) => {
      const { label, hint } = choiceText(choice, readerOf(trial.answers, trial.today));
      return (
        <Button key={choice.value} variant="outlined" onClick={() => onGive(choice.value)} sx={{ textAlign: 'start' }}>
          {label}
          {hint !== null && ` (${hint})`}
        </Button>
      );
    })}
  </Box>
);

const SeveralChoices = ({ trial, question, onGive }: IntakeProps) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <Box sx={{ display: 'grid' }}>
        {choicesFor(trial.form, question, trial.answers, trial.today).map((choice) => (
          <FormControlLabel
            key={choice.value}
            control={
              <Checkbox
                checked={chosen.includes(choice.value)}
                onChange={(_event, is) =>
                  setChosen((before) => [
                    ...before.filter((each) => each !== choice.value),
                    ...(is ? [choice.value] : []),
                  ])
                }
              />
            }
            label={choiceText(choice, readerOf(trial.answers, trial.today)).label}
          />
        ))}
      </Box>
      <Row>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => onGive(inOrder(question, chosen))}>
          다음
        </Button>
      </Row>
    </>
  );
};

const inOrder = ({ choices = [] }: IntakeQuestion, chosen: readonly string[]): readonly string[] =>
  choices.flatMap(({ value }) => (chosen.includes(value) ? [value] : []));

const Typed = ({ question, onGive }: IntakeProps) => {
  const [typed, setTyped] = useState('');
  const isNumber = question.type === 'number';
  return (
    <Row>
      <TextField
        type={isNumber ? 'number' : 'date'}
        label="답"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button variant="contained" disabled={typed === ''} onClick={() => onGive(isNumber ? Number(typed) : typed)}>
        다음
      </Button>
    </Row>
  );
};

const Hours = ({ onGive }: IntakeProps) => {
  const [span, setSpan] = useState({ start: '09:00', end: '18:00', breakMinutes: 60 });
  return (
    <Row>
      <TextField label="시작" value={span.start} onChange={({ target }) => setSpan({ ...span, start: target.value })} />
      <TextField label="끝" value={span.end} onChange={({ target }) => setSpan({ ...span, end: target.value })} />
      <Button variant="contained" onClick={() => onGive(span)}>
        다음
      </Button>
    </Row>
  );
};
