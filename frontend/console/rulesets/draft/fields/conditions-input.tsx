import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { conditionTextOf, type TextFinding } from '@nomucheck/domain/rulesets/condition-text/condition-text.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { jsonAt } from '../work/setting.ts';
import { overOf } from '../work/unread-texts.ts';
import { type ConditionsKind, readIn, textOf } from './conditions-json.ts';
import { type FieldProps, fieldId } from './field-props.ts';

/** Conditions as text: what can be read is taken over as it is typed, what can't is said with its line. */
export const ConditionsInput = ({ field, work, disabled }: FieldProps<ConditionsKind>) => {
  const { intake, sections } = work.content;
  const language = useMemo(() => conditionTextOf({ intake, sections }), [intake, sections]);
  const readOf = (text: string) => readIn(language, field.kind, field.optional === true, text);
  const stored = jsonAt(work.content, field.at);
  const shown = textOf(field.kind, stored, language);
  const kept = work.texts[field.at.join('/')];
  const [typed, setTyped] = useState(kept?.text ?? shown);
  // Another person has saved the field since the unread text was begun: it mustn't replace that unseen.
  const isOutdated = kept !== undefined && kept.over !== overOf(stored);
  // Another text than the one that is being typed has come: by undoing, or from another person.
  const own = useRef(JSON.stringify(stored));
  useEffect(() => {
    if (JSON.stringify(stored) === own.current) return;
    own.current = JSON.stringify(stored);
    if (kept === undefined) setTyped(shown);
  }, [stored, shown, kept]);
  const reading = readOf(typed);
  const write = (text: string, over: string) => {
    setTyped(text);
    const { read, findings } = readOf(text);
    if (findings.length > 0 || over !== overOf(stored)) return work.setText(field.at, { at: field.at, text, over });
    work.setText(field.at, null);
    own.current = JSON.stringify(read);
    work.set(field.at, read);
  };
  const take = (text: string) => write(text, kept?.over ?? overOf(stored));
  return (
    <Box>
      <TextField
        id={fieldId(field)}
        label={field.name}
        value={typed}
        onChange={({ target }) => take(target.value)}
        multiline
        fullWidth
        minRows={2}
        disabled={disabled}
        error={reading.findings.length > 0}
        helperText={
          field.help ??
          (field.kind === 'conditions'
            ? '한 줄에 조건 하나, 모두 맞아야 성립'
            : '한 줄에 조건 하나, “또는”만 적은 줄로 나누면 그 가운데 하나')
        }
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Findings
        findings={reading.findings}
        onInstead={({ start, end, instead }) => take(`${typed.slice(0, start)}${instead ?? ''}${typed.slice(end)}`)}
      />
      {isOutdated && (
        <Alert
          severity="warning"
          action={<Button onClick={() => write(typed, overOf(stored))}>내가 적은 것으로</Button>}
        >
          쓰는 사이 이곳의 조건이 바뀌었습니다. 지금 저장된 조건:
          <Box sx={{ whiteSpace: 'pre-wrap' }}>{shown || '없음'}</Box>
        </Alert>
      )}
      {(reading.findings.length > 0 || isOutdated) && (
        <Button
          size="small"
          onClick={() => {
            work.setText(field.at, null);
            setTyped(shown);
          }}
        >
          적은 것을 버리고 저장된 조건으로
        </Button>
      )}
    </Box>
  );
};

type FindingsProps = { readonly findings: readonly TextFinding[]; readonly onInstead: (finding: TextFinding) => void };

const Findings = ({ findings, onInstead }: FindingsProps) => (
  <Box role="status" aria-label="조건에서 읽지 못한 곳">
    {findings.map((finding) => (
      <Typography key={`${finding.start}-${finding.message}`} variant="body2" color="error" component="div">
        {finding.line}번째 줄: {finding.message}
        {finding.instead !== null && (
          <Button size="small" onClick={() => onInstead(finding)}>
            {finding.instead}로 바꾸기
          </Button>
        )}
      </Typography>
    ))}
  </Box>
);
