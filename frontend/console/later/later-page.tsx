import { Alert, Paper, Typography } from '@mui/material';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import type { LaterPage as Contents } from './later-pages.ts';

/** A page that is not built yet: says what it will contain, and what to use until then. */
const LaterPage = ({ entry, title, lead, holds, meanwhile }: Contents) => (
  <OnlyFor entry={entry}>
    <PageHeading title={title} />
    <Alert severity="info" sx={{ mb: 2 }}>
      준비 중인 화면입니다. {meanwhile}
    </Alert>
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 720 }}>
      <Typography sx={{ mb: 2 }}>{lead}</Typography>
      <Typography variant="h2">들어올 내용</Typography>
      <ul>
        {holds.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Paper>
  </OnlyFor>
);

export default LaterPage;
