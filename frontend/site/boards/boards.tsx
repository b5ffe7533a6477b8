import { useLocation, useParams } from 'react-router';
import { BoardPage } from './list/board-page.tsx';
import { PostPage } from './post/post-page.tsx';
import { WritePage } from './testimonials/write-page.tsx';
import '../advice/advice.css';
import './boards.css';

/** The page of the boards at this address. */
const Boards = () => {
  const { pathname } = useLocation();
  const { category = '', id } = useParams();
  if (/^\/board\/review\/write\/?$/.test(pathname)) return <WritePage />;
  return id === undefined ? <BoardPage /> : <PostPage category={category} id={id} />;
};

export default Boards;
