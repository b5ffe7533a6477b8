import { Box, Skeleton, TextField, Typography } from '@mui/material';
import { categories, type FirmCategory, firmCategoryIds } from '@nomucheck/domain/boards/categories.ts';
import { lengths } from '@nomucheck/domain/boards/lengths.ts';
import { lazy, Suspense } from 'react';
import { Choice } from '../../list/filter-fields.tsx';
import { isDocument } from './kept-post.ts';
import type { TypedPost } from './use-typed.ts';

/** It is large, and only this page needs it. */
const TextEditor = lazy(() => import('../editor/text-editor.tsx'));

type PostFormProps = { readonly work: TypedPost; readonly errors: Readonly<Record<string, string>> };

const isFirmCategory = (name: string): name is FirmCategory => firmCategoryIds.some((id) => id === name);

/** The fields of an article. */
export const PostForm = ({ work: { typed, begun, type }, errors }: PostFormProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Choice
        label="게시판"
        all={false}
        value={typed.category}
        onChoose={(category) => isFirmCategory(category) && type({ category })}
      >
        {firmCategoryIds.map((id) => [id, categories[id]])}
      </Choice>
      <TextField
        label="제목"
        required
        value={typed.title}
        onChange={(event) => type({ title: event.target.value })}
        error={errors.title !== undefined}
        helperText={errors.title}
        slotProps={{ htmlInput: { maxLength: lengths.title, autoComplete: 'off' } }}
        sx={{ flex: '1 1 320px' }}
      />
    </Box>
    <Suspense fallback={<Skeleton variant="rounded" height={380} aria-label="편집기를 불러오는 중" role="status" />}>
      <TextEditor
        key={begun}
        label="본문"
        content={typed.content}
        isWrong={errors.content !== undefined}
        onType={(content) => isDocument(content) && type({ content })}
      />
    </Suspense>
    {errors.content !== undefined && (
      <Typography role="alert" variant="body2" color="error">
        {errors.content}
      </Typography>
    )}
    <Typography variant="body2" color="text.secondary">
      적는 대로 이 기기에 남습니다. 저장하면 동료도 이어 쓸 수 있고, 게시하기 전에는 사이트에 보이지 않습니다.
    </Typography>
  </Box>
);
