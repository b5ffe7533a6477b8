import { Alert, Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { isAskable } from '@nomucheck/domain/crawling/source-to-ask.ts';
import { sources as facts } from '@nomucheck/domain/crawling/sources.ts';
import type { CrawlKind, SourceName } from '../words.ts';
import { SourceStateChip } from './source-state-chip.tsx';

type SourceChoiceProps = {
  readonly sources: readonly SourceOut[];
  readonly kind: CrawlKind;
  readonly source: SourceName | null;
  readonly onChoose: (source: SourceName) => void;
};

/** The sources of a kind, each with its state; one that can't be asked now can't be chosen, and says why. */
export const SourceChoice = ({ sources, kind, source, onChoose }: SourceChoiceProps) => {
  const ofKind = sources.filter(({ kinds }) => kinds.includes(kind));
  const chosen = ofKind.find(({ name }) => name === source);
  return (
    <FormControl>
      <FormLabel id="crawl-source">어디에서 모을지</FormLabel>
      <RadioGroup
        aria-labelledby="crawl-source"
        value={source ?? ''}
        onChange={(_event, value) => {
          const found = ofKind.find(({ name }) => name === value);
          if (found) onChoose(found.name);
        }}
      >
        {ofKind.map((each) => (
          <Box key={each.name} sx={{ mb: 0.5 }}>
            <FormControlLabel
              value={each.name}
              disabled={!isAskable(each)}
              control={<Radio />}
              label={
                <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  {each.label} <SourceStateChip source={each} />
                </Box>
              }
            />
            {each.message !== null && (
              <Typography variant="body2" color="text.secondary" sx={{ ml: 4 }}>
                {each.message}
              </Typography>
            )}
          </Box>
        ))}
      </RadioGroup>
      {source === null && (
        <Alert severity="warning">지금 모을 수 있는 출처가 없습니다. 아래에서 출처의 상태를 확인해 주십시오.</Alert>
      )}
      {chosen && <Typography variant="body2">{hintOf(chosen)}</Typography>}
    </FormControl>
  );
};

const hintOf = ({ name, publishesAll }: SourceOut): string =>
  [
    !facts[name].asksForDays ? '기간으로 나누어 물을 수 없는 출처라, 전체 목록을 훑어 이 기간의 자료만 모읍니다.' : '',
    publishesAll
      ? '승인하면 승소율을 셈하는 데 들어갑니다.'
      : '출처가 골라 실은 자료라, 승인해도 보여 주기만 하고 승소율 셈에는 넣지 않습니다.',
  ]
    .filter((part) => part !== '')
    .join(' ');
