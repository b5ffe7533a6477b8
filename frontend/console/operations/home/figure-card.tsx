import { Card, CardActionArea, CardContent, Typography } from '@mui/material';
import type { HomeFigureOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { figureWords } from './figure-words.ts';
import { addressOf } from './figures.ts';

export const figureGrid = {
  ...{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;

/** A figure with what it means; the whole card is the link to the list. */
export const FigureCard = ({ figure }: { figure: HomeFigureOut }) => {
  const { title, meaning, isUrgent = false } = figureWords[figure.name];
  return (
    <Card component="li" variant="outlined">
      <CardActionArea component={Link} to={addressOf(figure)} sx={{ height: '100%' }}>
        <CardContent sx={{ height: '100%' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography
            component="span"
            sx={{
              ...{ display: 'block', fontSize: 28, fontWeight: 700 },
              color: figure.count === 0 ? 'text.secondary' : isUrgent ? 'error.main' : 'text.primary',
            }}
          >
            {count(figure.count)}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {meaning}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
};
