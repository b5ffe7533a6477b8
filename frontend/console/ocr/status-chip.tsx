import { Chip } from '@mui/material';
import type { OcrDocumentItem } from '@nomucheck/domain/ocr/contract.ts';
import { isUnderWay, statusWords } from './words.ts';

/** How far a document is, in one word. */
export const StatusChip = ({ item }: { readonly item: Pick<OcrDocumentItem, 'status' | 'page'> }) => (
  <Chip
    size="small"
    label={statusWords(item)}
    color={item.status === 'failed' ? 'error' : isUnderWay(item) ? 'primary' : 'default'}
    variant={isUnderWay(item) ? 'filled' : 'outlined'}
    sx={{ justifySelf: 'start' }}
  />
);
