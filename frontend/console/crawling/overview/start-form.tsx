import {
  Alert,
  Box,
  Button,
  Chip,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { sourceToAsk } from '@nomucheck/domain/crawling/source-to-ask.ts';
import { sources as facts } from '@nomucheck/domain/crawling/sources.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { koreanToday } from '../../../shared/formats.ts';
import { fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { Section } from '../../shell/record/section.tsx';
import { useCrawlingData, workAt, worksOf } from '../crawling-data.ts';
import { presets, type Span, spanProblem } from '../spans.ts';
import { isKind, kindNames, kinds, type SourceName } from '../words.ts';
import { SourceChoice } from './source-choice.tsx';

const lastMonth = presets.find(({ name }) => name === '지난달') ?? presets[0];

/** Starts a work: what kind, of which days, from which source. The address may name the kind (`?kind=case-high`). */
export const StartForm = ({ sources }: { readonly sources: readonly SourceOut[] }) => {
  const today = koreanToday();
  const [params] = useSearchParams();
  const named = params.get('kind');
  const [kind, setKind] = useState(isKind(named) ? named : 'case-low');
  const [span, setSpan] = useState<Span>(lastMonth?.spanAt(today) ?? { from: '', to: '' });
  const [chosen, setChosen] = useState<SourceName | null>(null);
  const { startCrawl } = useCrawlingData();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: (source: SourceName) => startCrawl(kind, { ...span, source }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: [worksOf(kind)] });
      void navigate(workAt(kind, id));
    },
  });
  const source = sourceToAsk(sources, kind, chosen);
  const dayName = source === null ? '날짜' : facts[source].dayName;
  const problem = spanProblem(span, today);
  const refused = fieldErrorsOf(start.error);
  const wrong = (field: 'from' | 'to'): string | undefined =>
    problem?.field === field ? problem.message : refused[field];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null && source !== null && !start.isPending) start.mutate(source);
    // The field that has to be changed gets the focus.
    else if (problem !== null) document.getElementById(`crawl-${problem.field}`)?.focus();
  };
  const day = (field: 'from' | 'to', label: string) => (
    <TextField
      id={`crawl-${field}`}
      type="date"
      required
      label={label}
      value={span[field]}
      onChange={(event) => {
        start.reset();
        setSpan({ ...span, [field]: event.target.value });
      }}
      error={wrong(field) !== undefined}
      helperText={wrong(field)}
      sx={{ flex: '1 1 150px' }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
    />
  );
  return (
    <Section title="수집 시작">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {start.error !== null && <Alert severity="error">{messageOf(start.error)}</Alert>}
        <FormControl>
          <FormLabel id="crawl-kind">무엇을 모을지</FormLabel>
          <RadioGroup
            row
            aria-labelledby="crawl-kind"
            value={kind}
            onChange={(_event, value) => {
              start.reset();
              if (isKind(value)) setKind(value);
            }}
          >
            {kinds.map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={kindNames[each]} />
            ))}
          </RadioGroup>
        </FormControl>
        <Box role="group" aria-label={`${dayName} 기간`}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
            {presets.map(({ name, spanAt }) => {
              const { from, to } = spanAt(today);
              const isChosen = from === span.from && to === span.to;
              return (
                <Chip
                  key={name}
                  component="button"
                  type="button"
                  clickable
                  label={name}
                  aria-pressed={isChosen}
                  color={isChosen ? 'primary' : 'default'}
                  variant={isChosen ? 'filled' : 'outlined'}
                  onClick={() => {
                    start.reset();
                    setSpan({ from, to });
                  }}
                  sx={{ minHeight: { xs: 44, md: 36 } }}
                />
              );
            })}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
            {day('from', `${dayName} 시작`)}
            {day('to', `${dayName} 끝`)}
          </Box>
        </Box>
        <SourceChoice sources={sources} kind={kind} source={source} onChoose={setChosen} />
        <Box>
          <Button
            type="submit"
            variant="contained"
            disabled={source === null || start.isPending}
            sx={{ minHeight: 44 }}
          >
            {start.isPending ? '시작하는 중' : '수집 시작'}
          </Button>
        </Box>
      </Box>
    </Section>
  );
};
