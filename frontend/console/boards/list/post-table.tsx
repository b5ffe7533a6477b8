import { Box, Card, CardContent, Chip, Link as MuiLink, Paper, Typography } from '@mui/material';
import type { AdminBoardItem } from '@nomucheck/domain/boards/contract/post.ts';
import { postStatusNames } from '@nomucheck/domain/boards/posts/post-state.ts';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { framed } from '../../list/framed.ts';
import { postList } from '../boards-data.ts';
import { categoryName, statusWords, titleOf } from '../words.ts';

const nowrap = { whiteSpace: 'nowrap' } as const;

const Column = DataTable.Col<AdminBoardItem>;

const PostLink = ({ post }: { post: AdminBoardItem }) => (
  <MuiLink component={Link} to={`/${postList}/${encodeURIComponent(post.id)}`}>
    {titleOf(post)}
  </MuiLink>
);

const Signs = ({ post: { pinned, hasChanges } }: { post: AdminBoardItem }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', gap: 0.5, verticalAlign: 'middle', '&:empty': { display: 'none' } }}
  >
    {pinned && <Chip size="small" variant="outlined" label="고정" />}
    {hasChanges && <Chip size="small" color="warning" variant="outlined" label="고친 내용 있음" />}
  </Box>
);

/** The table on a wide screen. */
export const PostTable = () => (
  <Paper variant="outlined">
    <Box sx={framed}>
      <DataTable<AdminBoardItem> rowClick={false} bulkActionButtons={false}>
        <Column
          source="title"
          label="제목"
          sx={{ minWidth: 240 }}
          render={(post) => (
            <>
              <PostLink post={post} /> <Signs post={post} />
            </>
          )}
        />
        <Column source="category" label="게시판" disableSort sx={nowrap} render={categoryName} />
        <Column source="status" label="상태" disableSort sx={nowrap} render={({ status }) => postStatusNames[status]} />
        <Column
          source="publishAt"
          label="게시 시각"
          sx={nowrap}
          render={({ publishAt }) => (publishAt === null ? '' : koreanMoment(publishAt))}
        />
        <Column source="savedAt" label="저장한 때" sx={nowrap} render={({ savedAt }) => koreanMoment(savedAt)} />
      </DataTable>
    </Box>
  </Paper>
);

/** The list on a phone: one card an article. */
export const PostCards = ({ posts }: { posts: readonly AdminBoardItem[] }) => (
  <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
    {posts.map((post) => (
      <Card key={post.id} component="li" variant="outlined">
        <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
          <PostLink post={post} />
          <Typography variant="body2" color="text.secondary">
            {categoryName(post)} · {statusWords(post)} · {koreanMoment(post.savedAt)} 저장
          </Typography>
          <Signs post={post} />
        </CardContent>
      </Card>
    ))}
  </Box>
);
