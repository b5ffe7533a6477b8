import { Alert, Box, Typography } from '@mui/material';
import type { MissingPage, OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useStore } from '../../../shared/device/store.ts';
import { isConflict, messageOf } from '../../api/api-error.ts';
import { Section } from '../../shell/record/section.tsx';
import { useOcrData } from '../ocr-data.ts';
import { missingWords } from '../words.ts';
import type { TypedPages } from './typed-pages.ts';
import { TypedText } from './typed-text.tsx';
import { useDocument, useDocumentShown } from './use-document.ts';

type MissingPageViewProps = {
  readonly document: OcrDocument;
  readonly missing: MissingPage;
  readonly typedPages: TypedPages;
};

/** A page that has no text: why, and a field in which a person types it from the PDF. */
export const MissingPageView = ({ document: { id, revision }, missing, typedPages }: MissingPageViewProps) => {
  const { page } = missing;
  const { correctOcrPage } = useOcrData();
  const { show } = useDocumentShown();
  const { refetch } = useDocument(id);
  const typed = useStore(typedPages.state).get(page)?.text ?? '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (text: string): Promise<OcrDocument> => {
      try {
        return await correctOcrPage(id, { page, text, expectedRevision: revision });
      } catch (refused) {
        // Another page was changed. If it was this one, it has a text now, and both are shown.
        const now = isConflict(refused) ? (await refetch()).data : undefined;
        if (now === undefined || !now.missingPages.some((one) => one.page === page)) throw refused;
        return correctOcrPage(id, { page, text, expectedRevision: now.revision });
      }
    },
    onSuccess: (after) => {
      typedPages.forget(page);
      show(after);
    },
  });
  return (
    <Section title={`${page}쪽 직접 적기`}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {/* The reason of one that couldn't be read stands above, beside its number. */}
        <Typography>
          {missing.reason === null && `${missingWords(missing)} `}
          갖고 계신 PDF를 보고 이 쪽의 글을 적어 저장하면 다른 쪽과 함께 자료가 됩니다.
        </Typography>
        {error !== null && <Alert severity="error">{messageOf(error)} 적은 글은 그대로 있습니다.</Alert>}
        <TypedText
          label={`${page}쪽의 글`}
          typed={typed}
          before=""
          isPending={isPending}
          onType={(text) =>
            text === '' ? typedPages.forget(page) : typedPages.keep(page, { text, on: '', isOpen: true })
          }
          onStore={() => {
            if (typed.trim() !== '') mutate(typed);
          }}
        />
      </Box>
    </Section>
  );
};
