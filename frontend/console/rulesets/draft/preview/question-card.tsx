import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { type Found, keyOf } from '@nomucheck/domain/checks/form-index.ts';
import { checkAnswer } from '@nomucheck/domain/checks/given-answer.ts';
import { questionText, readerOf, sectionTitle } from '@nomucheck/domain/checks/question-text.ts';
import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useState } from 'react';
import { AnswerInput } from './answer-input.tsx';
import type { Trial } from './use-tried.ts';

type CardProps = { readonly trial: Trial; readonly found: Found; readonly onMend: (address: string) => void };

/** The open question as the person reads it. */
export const QuestionCard = ({ trial, found, onMend }: CardProps) => {
  const { form, answers, today } = trial;
  const reader = readerOf(answers, today);
  const question = found.section === 'intake' ? found.question : found.item;
  const { title, note } = questionText(question, reader);
  const section = found.section === 'intake' ? undefined : form.sections.find(({ id }) => id === found.section);
  const [refusal, setRefusal] = useState<string | null>(null);
  const give = (value: AnswerValue) => {
    const address = { section: found.section, numbering: question.numbering };
    const refused = checkAnswer(form, address, value, answers, today);
    setRefusal(refused);
    if (refused === null) trial.answer(keyOf(found), value);
  };
  return (
    <Paper variant="outlined" component="section" aria-label="질문" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {section ? sectionTitle(section, reader) : '기본 질문'} · {question.numbering}번
      </Typography>
      <Typography variant="h2" component="h2" sx={{ fontSize: 18 }}>
        {title}
      </Typography>
      {note !== null && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <AnswerInput key={keyOf(found)} trial={trial} found={found} onGive={give} />
      {question.why !== undefined && (
        <Typography variant="body2" color="text.secondary">
          묻는 이유: {question.why}
        </Typography>
      )}
      <Box>
        <Button size="small" onClick={() => onMend(keyOf(found))}>
          이 질문 고치기
        </Button>
      </Box>
    </Paper>
  );
};
