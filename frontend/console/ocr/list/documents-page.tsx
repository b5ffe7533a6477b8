import { Box } from '@mui/material';
import type { OcrDocumentItem } from '@nomucheck/domain/ocr/contract.ts';
import { ListBase } from 'react-admin';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { Documents } from './documents.tsx';
import { DocumentFilters } from './filters.tsx';
import { UploadPdfs } from './upload-pdfs.tsx';

/** /admin/ocr: uploads PDFs and shows all documents, the latest first. Filter and page are stored only in the address. */
const DocumentsPage = () => (
  <OnlyFor entry="ocr">
    <PageHeading title="문서 인식" />
    <ListBase<OcrDocumentItem>
      perPage={25}
      sort={{ field: 'uploadedAt', order: 'DESC' }}
      storeKey={false}
      queryOptions={{ onError: () => {} }}
    >
      {/* Beside the list on a wide screen, so that the first document stands high on the page. */}
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 296px' },
        }}
      >
        <Box sx={{ order: { lg: 1 } }}>
          <UploadPdfs />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <DocumentFilters />
          <Documents />
        </Box>
      </Box>
    </ListBase>
  </OnlyFor>
);

export default DocumentsPage;
