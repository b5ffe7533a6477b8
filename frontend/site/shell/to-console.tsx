import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { Page } from './page.tsx';
import { PageLoading } from './page-loading.tsx';

/** An address of the staff console that a link of the site led to: asked for anew, the server answers with the console. */
const ToConsole = () => {
  // The server itself answered with the site here: its console isn't built, and asking again would go on for ever.
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
