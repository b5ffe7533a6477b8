import type { BoardItem, BoardPostOut } from '@nomucheck/domain/boards/contract.ts';
import { ask } from '../checks/check-api.ts';
import type { Shown } from './board-paths.ts';

/** The number of articles a page of the list. */
export const pageSize = 10;

export const fetchPosts = ({ category, q, page }: Shown) =>
  ask<{ items: BoardItem[]; total: number }>({
    url: `/api/boards/${category}`,
    params: {
      filter: JSON.stringify(q === '' ? {} : { q }),
      range: JSON.stringify([(page - 1) * pageSize, page * pageSize - 1]),
    },
  });

export const fetchPost = (category: string, id: string) =>
  ask<BoardPostOut>({ url: `/api/boards/${category}/${encodeURIComponent(id)}` });
