import { useEffect } from 'react';
import { PageLoading } from './page-loading.tsx';

/** An address of the staff console that a link of the site led to: asked for anew, the server answers with the console. */
const ToConsole = () => {
  useEffect(() => window.location.reload(), []);
  return <PageLoading label="업무 화면을 여는 중이에요" />;
};

export default ToConsole;
