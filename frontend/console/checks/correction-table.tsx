import { Box, Card, CardContent, Chip, Link as MuiLink, Paper, Typography } from '@mui/material';
import { hasPassed } from '@nomucheck/domain/checks/corrections/change.ts';
import type { CorrectionItem } from '@nomucheck/domain/checks/corrections/contract.ts';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { koreanMoment, koreanToday } from '../../shared/formats.ts';
import { framed } from '../list/framed.ts';
import { useEditionNames } from './corrections-data.ts';
import { daysInWords, messageNames, routesInWords, sideNames, toldInWords } from './words.ts';

const nowrap = { whiteSpace: 'nowrap' } as const;
/** A link is as tall as a finger is wide. */
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  '@media (pointer: coarse)': { minHeight: 44 },
};

const Column = DataTable.Col<CorrectionItem>;

const CheckLink = ({ item: { checkId, toldAt } }: { item: CorrectionItem }) => (
  <MuiLink component={Link} to={`/admin/check/${checkId}`} sx={link}>
    {koreanMoment(toldAt)} 결과
  </MuiLink>
);

const OwnerLink = ({ item: { owner } }: { item: CorrectionItem }) => (
  <MuiLink component={Link} to={`/admin/user/${owner}`} sx={link}>
    회원 보기
  </MuiLink>
);

/** The days, marked where the right one is another and has passed. */
const Days = ({ item }: { item: CorrectionItem }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
    {daysInWords(item)}
    {hasPassed(item, koreanToday()) && <Chip size="small" color="error" label="지남" />}
  </Box>
);

const Routes = ({ item }: { item: CorrectionItem }) => (
  <>
    {routesInWords(item).map((line) => (
      <Box key={line}>{line}</Box>
    ))}
  </>
);

const colors = { requested: 'default', sent: 'success', failed: 'error', none: 'warning' } as const;

const Told = ({ item }: { item: CorrectionItem }) => {
  const status = item.message?.status ?? 'none';
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      {toldInWords(item)}
      <Chip size="small" variant="outlined" color={colors[status]} label={messageNames[status]} />
      {item.message?.openedAt && <Chip size="small" variant="outlined" label="열어 봄" />}
    </Box>
  );
};

/** The table on a wide screen. */
export const CorrectionTable = () => {
  const nameOf = useEditionNames();
  return (
    <Paper variant="outlined">
      <Box sx={framed}>
        <DataTable<CorrectionItem> rowClick={false} bulkActionButtons={false}>
          <Column source="toldAt" label="진단" disableSort sx={nowrap} render={(item) => <CheckLink item={item} />} />
          <Column source="owner" label="회원" disableSort sx={nowrap} render={(item) => <OwnerLink item={item} />} />
          <Column source="side" label="진단한 쪽" disableSort sx={nowrap} render={({ side }) => sideNames[side]} />
          <Column source="after" label="마지막 날" render={(item) => <Days item={item} />} />
          <Column source="opened" label="달라진 길" disableSort render={(item) => <Routes item={item} />} />
          <Column source="message" label="알림" disableSort render={(item) => <Told item={item} />} />
          <Column
            source="correctedAt"
            label="바로잡은 때"
            sx={nowrap}
            render={({ correctedAt }) => koreanMoment(correctedAt)}
          />
          <Column
            source="rulesetVersion"
            label="질문지 판"
            disableSort
            render={({ rulesetVersion }) => nameOf(rulesetVersion)}
          />
        </DataTable>
      </Box>
    </Paper>
  );
};

/** The list on a phone: one card a check. */
export const CorrectionCards = ({ items }: { items: readonly CorrectionItem[] }) => {
  const nameOf = useEditionNames();
  return (
    <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Card key={item.id} component="li" variant="outlined">
          <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 }, display: 'grid', gap: 0.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <CheckLink item={item} />
              <OwnerLink item={item} />
              <Chip size="small" variant="outlined" label={sideNames[item.side]} />
            </Box>
            <Typography variant="body2" component="div">
              <Days item={item} />
              <Routes item={item} />
            </Typography>
            <Typography variant="body2" component="div">
              <Told item={item} />
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {koreanMoment(item.correctedAt)} 바로잡음 · {nameOf(item.rulesetVersion)}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
};
