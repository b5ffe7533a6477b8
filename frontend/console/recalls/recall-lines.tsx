import { Box, Button, Chip, Link as MuiLink, Paper, Typography } from '@mui/material';
import type { RecallItem } from '@nomucheck/domain/recalls/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { koreanMoment } from '../../shared/formats.ts';
import { historyAddress } from '../history/record-kinds.ts';
import { ReasonedDialog } from '../shell/record/reasoned-dialog.tsx';
import { Key } from '../typing/key.tsx';
import { useRecallsData } from './recalls-data.ts';
import { addressOf, changeNames, kindNames, moveWords, recordName } from './words.ts';

type LinesProps = { readonly items: readonly RecallItem[]; readonly withCase?: boolean };

/** What rests on a case that changed: whose record, how it moves, and who has looked at it. */
export const RecallLines = ({ items, withCase = false }: LinesProps) => {
  const [settling, setSettling] = useState<RecallItem | null>(null);
  return (
    <>
      <Box
        component="ul"
        data-rows
        aria-label="다시 볼 기록"
        sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}
      >
        {items.map((item) => (
          <Paper key={item.id} component="li" variant="outlined" sx={{ p: 1.5 }}>
            <Line item={item} withCase={withCase} onSettle={() => setSettling(item)} />
          </Paper>
        ))}
      </Box>
      {settling !== null && <Settle item={settling} onClose={() => setSettling(null)} />}
    </>
  );
};

type LineProps = { readonly item: RecallItem; readonly withCase: boolean; readonly onSettle: () => void };

const Line = ({ item, withCase, onSettle }: LineProps) => {
  const move = moveWords(item);
  const { caseId, caseName, revision, change, recalledAt, recalculated, settled } = item;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Chip size="small" variant="outlined" label={kindNames[item.kind]} sx={{ mr: 1 }} />
        <MuiLink component={Link} to={addressOf(item)}>
          {recordName(item)}
        </MuiLink>
        {move !== null && <Typography variant="body2">{move}</Typography>}
        <Typography variant="body2" color="text.secondary">
          {withCase && (
            <>
              <MuiLink component={Link} to={`/admin/data/master/${caseId}`}>
                {caseName ?? '이름 없는 자료'}
              </MuiLink>{' '}
              ·{' '}
            </>
          )}
          {koreanMoment(recalledAt)} {changeNames[change]} ·{' '}
          <MuiLink component={Link} to={historyAddress('case', caseId, { revision })}>
            바뀐 내용
          </MuiLink>
        </Typography>
        {settled !== null && (
          <Typography variant="body2">
            {koreanMoment(settled.at)} {settled.by} 살펴봄{settled.reason === null ? '' : `: ${settled.reason}`}
          </Typography>
        )}
      </Box>
      {settled === null && (recalculated === null || item.kind !== 'result') && (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            onClick={onSettle}
            aria-label={`${recordName(item)} 살펴봄`}
            aria-keyshortcuts="X"
            sx={{ minHeight: 44 }}
          >
            살펴봄
          </Button>
          <Key>X</Key>
        </Box>
      )}
    </Box>
  );
};

const Settle = ({ item, onClose }: { item: RecallItem; onClose: () => void }) => {
  const { settleRecall } = useRecallsData();
  const client = useQueryClient();
  const notify = useNotify();
  const { caseId, revision, kind, recordId } = item;
  return (
    <ReasonedDialog
      title={`${kindNames[kind]} 살펴봄`}
      about={`${caseId}.${recordId}`}
      action="살펴봄"
      isHarmless
      onClose={onClose}
      command={(reason) => settleRecall({ caseId, revision, kind, recordId, reason })}
      onDone={async () => {
        await client.invalidateQueries();
        notify('살펴본 것으로 기록했습니다.', { type: 'info' });
        onClose();
      }}
    >
      {recordName(item)}. 알렸는지, 그대로 두어도 되는지 적으면 목록에서 빠지고 기록에 남습니다.
    </ReasonedDialog>
  );
};
