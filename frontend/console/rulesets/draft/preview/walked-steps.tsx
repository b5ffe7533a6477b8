import { Box, Button, Chip, Typography } from '@mui/material';
import { keyOf, questionAt } from '@nomucheck/domain/checks/form-index.ts';
import { answerText } from '@nomucheck/domain/checks/given-answer.ts';
import { questionText, readerOf, sectionTitle } from '@nomucheck/domain/checks/question-text.ts';
import type { WalkStep } from '@nomucheck/domain/checks/walk.ts';
import type { FormSection } from '@nomucheck/domain/rulesets/ruleset.ts';
import { NothingYet } from '../../../shell/record/section.tsx';
import type { Trial } from './use-tried.ts';

type WalkedProps = { readonly trial: Trial; readonly onMend: (address: string) => void };

/** What was answered, what the intake answered by itself, and what wasn't asked, section by section. */
export const WalkedSteps = ({ trial, onMend }: WalkedProps) => {
  const { walk, form, answers, today } = trial;
  if (walk === null) return <NothingYet />;
  const reader = readerOf(answers, today);
  const intake = walk.steps.filter(({ section }) => section === 'intake');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Steps title="기본 질문" steps={intake} trial={trial} onMend={onMend} />
      {walk.sections.map(({ id, left }) => {
        const section = form.sections.find((each) => each.id === id);
        if (section === undefined) return null;
        const steps = walk.steps.filter((step) => step.section === id);
        return (
          <Box key={id}>
            <Steps title={sectionTitle(section, reader)} steps={steps} trial={trial} onMend={onMend} />
            {left !== null && <PassedOver section={section} steps={steps} onMend={onMend} />}
          </Box>
        );
      })}
    </Box>
  );
};

type StepsProps = WalkedProps & { readonly title: string; readonly steps: readonly WalkStep[] };

const Steps = ({ title, steps, trial, onMend }: StepsProps) => (
  <Box>
    <Typography variant="h3">{title}</Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 14 }}>
      {steps.map((step) => (
        <li key={step.key}>
          <Step step={step} trial={trial} onMend={onMend} />
        </li>
      ))}
    </Box>
  </Box>
);

const Step = ({ step, trial, onMend }: WalkedProps & { readonly step: WalkStep }) => {
  const { form, answers, today } = trial;
  const { section, numbering, key, value, derivedFrom, passedOver, withoutEffect } = step;
  const reader = readerOf(answers, today);
  const found = questionAt(form, step);
  const question = found && (found.section === 'intake' ? found.question : found.item);
  const source = derivedFrom && questionAt(form, derivedFrom);
  return (
    <>
      {question ? questionText(question, reader).title : step.title}{' '}
      <strong>{answerText(form, section, numbering, value, reader)}</strong>{' '}
      {source && <Chip size="small" label={`${sourceName(keyOf(source), derivedFrom?.numbering)}에서 앎`} />}
      {passedOver && <Chip size="small" label="묻지 않음" />}
      {withoutEffect && <Chip size="small" label="앞에서 반영함" />}
      {!derivedFrom && key !== 'intake/side' && (
        <Button size="small" onClick={() => trial.askAgain(key)}>
          다시 답하기
        </Button>
      )}
      <Button size="small" onClick={() => onMend(key)}>
        이 질문 고치기
      </Button>
    </>
  );
};

const sourceName = (key: string, numbering: number | undefined): string =>
  key.startsWith('intake/')
    ? `기본 질문 ${numbering}번`
    : `${key.split('/')[0]?.replace('detail-', '')}번 사유 ${numbering}번`;

type PassedProps = Pick<WalkedProps, 'onMend'> & { readonly section: FormSection; readonly steps: readonly WalkStep[] };

/** The items of a section that weren't asked on this way. */
const PassedOver = ({ section: { items }, steps, onMend }: PassedProps) => {
  const asked = new Set(steps.map(({ key }) => key));
  const passed = items.filter(({ key }) => !asked.has(key));
  if (passed.length === 0) return null;
  return (
    <Box component="details" sx={{ fontSize: 14, color: 'text.secondary' }}>
      <summary>묻지 않고 지난 문항 {passed.length}개</summary>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {passed.map(({ key, numbering, title }) => (
          <li key={key}>
            {numbering}. {title}{' '}
            <Button size="small" onClick={() => onMend(key)}>
              고치기
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
};
