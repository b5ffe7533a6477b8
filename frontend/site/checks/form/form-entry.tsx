import { Navigate } from 'react-router';
import { useCheck } from '../check-context.ts';
import { answersPath, questionPath } from './question-url.ts';

/** `/check/form`: leads to the question where this person stopped. */
const FormEntry = () => {
  const { walk } = useCheck();
  return <Navigate to={walk.next === null ? answersPath : questionPath(walk.next)} replace />;
};

export default FormEntry;
