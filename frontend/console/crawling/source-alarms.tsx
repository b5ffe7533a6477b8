import { Alert, Box, Button } from '@mui/material';
import { isAlarming } from '@nomucheck/domain/crawling/sources.ts';
import { Link } from 'react-router';
import { useSources } from './use-sources.ts';

/** On the home page: the sources that a person has to look after. Nothing while there are none. */
const SourceAlarms = () => {
  const { data: sources = [] } = useSources();
  const alarming = sources.filter(isAlarming);
  if (alarming.length === 0) return null;
  return (
    <Box component="section" aria-label="자료 수집 알림" sx={{ display: 'grid', gap: 1, mb: 3 }}>
      {alarming.map(({ name, label, message }) => (
        <Alert
          key={name}
          severity="warning"
          action={
            <Button color="inherit" component={Link} to="/admin/crawling">
              자료 수집
            </Button>
          }
        >
          {label}: {message}
        </Alert>
      ))}
    </Box>
  );
};

export default SourceAlarms;
