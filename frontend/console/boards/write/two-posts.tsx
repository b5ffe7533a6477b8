import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { useEffect } from 'react';
import { useWholeRecord } from '../../api/whole-record.ts';
import { TwoTexts } from '../../texts/two-texts.tsx';
import { postList } from '../boards-data.ts';
import { said } from '../words.ts';
import { typedOf } from './kept-post.ts';
import type { TypedPost } from './use-typed.ts';

type TwoPostsProps = { readonly post: AdminBoardPost; readonly work: TypedPost; readonly onDecided: () => void };

/** The article as somebody else saved it meanwhile, beside the one of this page. */
export const TwoPosts = ({ post, work, onDecided }: TwoPostsProps) => {
  const { refetch } = useWholeRecord<AdminBoardPost>(postList, post.id, { enabled: false });
  useEffect(() => void refetch(), [refetch]);
  return (
    <TwoTexts
      saved={said(post)}
      own={said(work.typed)}
      onSaved={() => {
        work.take(typedOf(post));
        onDecided();
      }}
      onOwn={() => {
        work.goOnFrom(post.revision);
        onDecided();
      }}
    />
  );
};
