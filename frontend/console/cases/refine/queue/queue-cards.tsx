import { Box, Card, CardContent, Typography } from '@mui/material';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useListContext } from 'react-admin';
import { count, shortDate } from '../../../../shared/formats.ts';
import { caseNumberOf, decidedOnText, outcomeShown, shortKindNames } from '../../words.ts';
import { PointLine, QueueLink } from './queue-link.tsx';
import { SelectBox } from './selection.tsx';

/** The list on a phone: one card a case. */
export const QueueCards = ({ selectable }: { selectable: boolean }) => {
  const { data = [] } = useListContext<RefineItem>();
  return (
    <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {data.map((item) => (
        <Card key={item.id} component="li" variant="outlined">
          <CardContent sx={{ display: 'flex', gap: 1, py: 1.5, '&:last-child': { pb: 1.5 } }}>
            {selectable && <SelectBox item={item} />}
            <div>
              <QueueLink item={item} />
              <PointLine point={item.point} />
              <Typography variant="body2">
                {[caseNumberOf(item), decidedOnText(item.decidedOn)].filter((part) => part !== '').join(' · ')}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {shortKindNames[item.kind]} · {outcomeShown(item)} · 남은 제안 {count(item.openProposals)}개 ·{' '}
                {shortDate(item.collectedAt)}
              </Typography>
              {item.likeness.length > 0 && (
                <Typography variant="body2">같은 사건 의심 {count(item.likeness.length)}건</Typography>
              )}
              {item.holder !== null && <Typography variant="body2">{item.holder.name}님이 맡음</Typography>}
              {item.sentBack !== null && <Typography variant="body2">반려 사유: {item.sentBack}</Typography>}
            </div>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
};
