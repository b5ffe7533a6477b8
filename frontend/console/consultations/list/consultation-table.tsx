import { Box, Card, CardContent, Chip, Paper, Typography } from '@mui/material';
import type { ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { stageLabels } from '@nomucheck/domain/consultations/stages.ts';
import { DataTable } from 'react-admin';
import { framed } from '../../list/framed.ts';
import { useNow } from '../../shell/use-now.ts';
import { kindNames } from '../words.ts';
import { AgreedTime, ConsultationLink, Moment, Signs, Waiting } from './row-parts.tsx';
import type { QueueTab } from './tabs.ts';

const Column = DataTable.Col<ConsultationListItem>;
const nowrap = { whiteSpace: 'nowrap' } as const;

/** The table on a wide screen. */
export const ConsultationTable = ({ tab }: { tab: QueueTab }) => {
  const now = useNow();
  return (
    <Paper variant="outlined">
      <Box sx={{ ...framed, '& th, & td': { px: 1.25 } }}>
        <DataTable<ConsultationListItem> rowClick={false} bulkActionButtons={false}>
          {tab === 'all' && (
            <Column source="stage" label="단계" sx={nowrap} render={({ stage }) => stageLabels[stage]} />
          )}
          <Column
            source="topic"
            label="상담"
            disableSort
            sx={{ minWidth: 220 }}
            render={(item) => (
              <>
                <ConsultationLink item={item} /> <Signs item={item} />
              </>
            )}
          />
          <Column source="kind" label="종류" disableSort sx={nowrap} render={({ kind }) => kindNames[kind]} />
          <Column
            source="requestedAt"
            label="신청한 때"
            sx={nowrap}
            render={({ requestedAt }) => <Moment at={requestedAt} />}
          />
          <Column
            source="lastWordAt"
            label="마지막 글"
            sx={nowrap}
            render={(item) => <Waiting item={item} now={now} />}
          />
          <Column source="agreedAt" label="상담 시간" sx={nowrap} render={(item) => <AgreedTime item={item} />} />
          <Column source="assignee" label="맡은 사람" disableSort render={({ assignee }) => assignee?.name ?? '없음'} />
        </DataTable>
      </Box>
    </Paper>
  );
};

type CardsProps = { readonly items: readonly ConsultationListItem[]; readonly tab: QueueTab };

/** The list on a phone: one card a consultation. */
export const ConsultationCards = ({ items, tab }: CardsProps) => {
  const now = useNow();
  return (
    <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Card key={item.id} component="li" variant="outlined">
          <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
              <Chip
                size="small"
                variant="outlined"
                label={tab === 'all' ? stageLabels[item.stage] : kindNames[item.kind]}
              />
              <Typography variant="body2" component="div">
                <Waiting item={item} now={now} />
              </Typography>
            </Box>
            <ConsultationLink item={item} />
            <Typography variant="body2" color="text.secondary">
              <Moment at={item.requestedAt} /> 신청
              {item.assignee === null ? ' · 맡은 사람 없음' : ` · ${item.assignee.name} 맡음`}
            </Typography>
            {item.agreedAt !== null && (
              <Typography variant="body2">
                상담 <AgreedTime item={item} />
              </Typography>
            )}
            <Signs item={item} />
          </CardContent>
        </Card>
      ))}
    </Box>
  );
};
