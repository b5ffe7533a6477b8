import { Box } from '@mui/material';
import { useSearchParams } from 'react-router';
import { DataNav } from '../cases/data-nav.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportList } from './import-list.tsx';
import { ImportPanel } from './import-panel.tsx';

/** /admin/data/import: files of cases. The address names the open file, so that it is still open after a reload. */
const ImportPage = () => (
  <OnlyFor entry="data">
    <PageHeading title="파일로 올리기" />
    <DataNav />
    <Parts />
  </OnlyFor>
);

export default ImportPage;

const Parts = () => {
  const [params, setParams] = useSearchParams();
  const open = params.get('batch');
  const openBatch = (batch: string) => setParams({ batch }, { replace: open === null });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChooseFile onSent={openBatch} />
      {open !== null && <ImportPanel key={open} id={open} onOpen={openBatch} />}
      <ImportList open={open} onOpen={openBatch} />
    </Box>
  );
};
