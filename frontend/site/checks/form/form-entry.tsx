import { Navigate } from 'react-router';
import { useCheck } from '../in-hand/check-context.ts';
import { pathInstead } from './way.ts';

/** `/check/form`: leads to the question where this person stopped. */
const FormEntry = () => {
  const { way, walk } = useCheck();
  return <Navigate to={pathInstead(way, walk)} replace />;
};

export default FormEntry;
