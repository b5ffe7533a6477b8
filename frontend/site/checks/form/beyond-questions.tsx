import { useEffect } from 'react';
import { Navigate, useNavigate, useNavigationType } from 'react-router';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { startPath } from '../question-url.ts';
import { beginningOfQuestions, loadedAt, placeInHistory, stepsBeyond } from './questions-in-history.ts';

/**
 * A question of a check that is no more. Who comes back from the result by the browser's Back would pass every question, and see
 * the start page at each: they are led to what stood before the first one.
 */
const BeyondQuestions = () => {
  const navigate = useNavigate();
  const here = placeInHistory();
  const isBack = useNavigationType() === 'POP' && here !== loadedAt;
  const steps = isBack ? stepsBeyond(beginningOfQuestions(), here) : 0;
  useEffect(() => {
    if (steps < 0) void navigate(steps);
  }, [steps, navigate]);
  return steps < 0 ? <PageLoading /> : <Navigate to={startPath} replace />;
};

export default BeyondQuestions;
