import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { Section } from '../../shell/record/section.tsx';
import { CaseSources } from '../shared/case-sources.tsx';
import { ReadDocument } from '../shared/read-document.tsx';
import { useBatchNames } from '../shared/use-batch-names.ts';

/** The steps of a case in their order: where it came from, who refined it, who accepted it. */
export const Lineage = ({ item: { lineage } }: { item: MasterCaseDetail }) => {
  const { origin, collected, refined, accepted, sourceAt, sources } = lineage;
  const batch = origin?.batch ?? null;
  const batchName = useBatchNames(batch === null ? [] : [batch]);
  return (
    <Section title="거쳐 온 길">
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {collected === null ? (
          <Step title="처음 자료">서비스를 열 때 실은 자료입니다.</Step>
        ) : (
          <Step title={cameBy(origin)} hand={collected}>
            {batch !== null && (
              <>
                <MuiLink component={Link} to={`/admin/data/master?${narrowedTo(batch)}`}>
                  {batchName(batch)}
                </MuiLink>
                {origin?.row != null && ` ${origin.row}번째 줄`}
              </>
            )}
            {origin?.document && <ReadDocument document={origin.document} />}
            {sourceAt !== null && <span>{batch === null ? sourceAt : ` · ${sourceAt}`}</span>}
          </Step>
        )}
        {sources.length > 1 && (
          <Step title={`같은 판정의 출처 ${sources.length}곳`}>
            <CaseSources sources={sources} />
          </Step>
        )}
        {refined.map((hand) => (
          <Step key={hand.id} title="정제" hand={hand} />
        ))}
        {accepted !== null && <Step title="승인" hand={accepted} />}
      </Box>
    </Section>
  );
};

const cameBy = (origin: MasterCaseDetail['lineage']['origin']): string => {
  if (origin?.document) return '문서 인식';
  if (!origin?.batch) return '직접 입력';
  return origin.row === null ? '출처에서 모음' : '파일로 들어옴';
};

const narrowedTo = (batch: string): string =>
  new URLSearchParams({ filter: JSON.stringify({ stage: 'master', batch }) }).toString();

type Hand = NonNullable<MasterCaseDetail['lineage']['accepted']>;

const Step = ({ title, hand, children }: { title: string; hand?: Hand; children?: ReactNode }) => (
  <Box
    component="li"
    sx={{
      pl: 2.5,
      pb: 1.5,
      position: 'relative',
      borderLeft: 2,
      borderColor: 'divider',
      ml: 0.75,
      '&:last-of-type': { borderColor: 'transparent', pb: 0 },
      '&::before': {
        content: '""',
        position: 'absolute',
        left: -7,
        top: 6,
        width: 12,
        height: 12,
        borderRadius: '50%',
        bgcolor: 'primary.main',
      },
    }}
  >
    <Typography sx={{ fontWeight: 600 }}>
      {title}
      {hand !== undefined && ` · ${hand.name}`}
    </Typography>
    {hand !== undefined && (
      <Typography variant="body2" color="text.secondary">
        {koreanMoment(hand.at)}
      </Typography>
    )}
    {children !== undefined && (
      <Typography variant="body2" component="div">
        {children}
      </Typography>
    )}
  </Box>
);
