import { useResourceContext } from 'react-admin';
import { Navigate, useParams } from 'react-router';

/** `{list}/{id}/show`, where some records were before each had the address `{list}/{id}`. */
const MovedRecord = () => {
  const list = useResourceContext();
  const { id = '' } = useParams();
  return <Navigate to={`/${list}/${encodeURIComponent(id)}`} replace />;
};

export default MovedRecord;
