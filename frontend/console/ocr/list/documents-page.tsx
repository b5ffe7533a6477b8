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
      <UploadPdfs />
      <DocumentFilters />
      <Documents />
    </ListBase>
  </OnlyFor>
);

export default DocumentsPage;
