import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { Page } from '../page/page.tsx';
import { PageLoading } from '../page/page-loading.tsx';

/**
 * A link of the site led to an address of the staff console: the page is loaded from the server, which responds with the
 * console.
 */
const ToConsole = () => {
  // The server responded with the site: its console isn't built, and loading again would never end.
  const isServersAnswer = useNavigationType() === 'POP';
  useEffect(() => {
    if (!isServersAnswer) window.location.reload();
  }, [isServersAnswer]);
  if (!isServersAnswer) return <PageLoading label="업무 화면을 여는 중이에요" />;
  return (
    <Page title="업무 화면" width="form">
      <h1>업무 화면을 준비하고 있어요</h1>
      <p>잠시 후 다시 열어 주세요.</p>
    </Page>
  );
};

export default ToConsole;
