import { Box, Paper } from '@mui/material';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { DataTable } from 'react-admin';
import { count, shortDate } from '../../../../shared/formats.ts';
import { framed } from '../../../list/framed.ts';
import { caseNumberOf, decidedOnText, outcomeShown, shortKindNames } from '../../words.ts';
import { queueHiddenAtFirst, queueStoreKey } from './queue-columns.ts';
import { PointLine, QueueLink } from './queue-link.tsx';
import { SelectBox } from './selection.tsx';

const Column = DataTable.Col<RefineItem>;

/**
 * The table on a wide screen, with columns to choose and to sort by. Ready cases can be selected and accepted together.
 */
export const QueueTable = ({ selectable }: { selectable: boolean }) => (
  <Paper variant="outlined">
    <Box
      sx={{
        ...framed,
        // With less padding than usual, the columns that are shown at first fit at 1280 px.
        '& th, & td': { px: 1.25 },
        '& td:first-of-type': { minWidth: { md: 180, lg: 220 } },
        // A broken case number is hard to read and to copy.
        '& .column-tribunal': { overflowWrap: 'normal', minWidth: 130 },
        '& td:not(:first-of-type, .column-tribunal, .column-sentBack)': { whiteSpace: 'nowrap' },
      }}
    >
      <DataTable<RefineItem>
        rowClick={false}
        bulkActionButtons={false}
        hiddenColumns={queueHiddenAtFirst}
        storeKey={queueStoreKey}
      >
        <Column
          source="title"
          label="제목"
          render={(item) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              {selectable && <SelectBox item={item} />}
              <div>
                <QueueLink item={item} />
                <PointLine point={item.point} />
              </div>
            </Box>
          )}
        />
        <Column source="tribunal" label="사건" disableSort render={(item) => caseNumberOf(item)} />
        <Column source="decidedOn" label="판정일" render={({ decidedOn }) => decidedOnText(decidedOn)} />
        <Column source="kind" label="종류" disableSort render={({ kind }) => shortKindNames[kind]} />
        <Column source="outcome" label="결과" disableSort render={(item) => outcomeShown(item)} />
        <Column source="openProposals" label="남은 제안" render={({ openProposals }) => `${count(openProposals)}개`} />
        <Column
          source="likeness"
          label="같은 사건 의심"
          disableSort
          render={({ likeness }) => (likeness.length === 0 ? '' : `${count(likeness.length)}건`)}
        />
        <Column source="holder" label="맡은 사람" disableSort render={({ holder }) => holder?.name ?? ''} />
        <Column source="sentBack" label="반려 사유" disableSort render={({ sentBack }) => sentBack ?? ''} />
        <Column source="collectedAt" label="들어온 날" render={({ collectedAt }) => shortDate(collectedAt)} />
        <Column source="updatedAt" label="바뀐 날" render={({ updatedAt }) => shortDate(updatedAt)} />
      </DataTable>
    </Box>
  </Paper>
);
