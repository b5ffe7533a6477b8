import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/**
 * Ends the selection of rows that a filter, another page or somebody else's work has taken out of the list: what isn't shown is
 * never acted on. Called where the list is shown, also while it is empty.
 * @returns the ids of the selected rows that are shown
 */
export const useShownSelection = <Row extends RaRecord>(): readonly Row['id'][] => {
  const { data, isPending, selectedIds, onSelect } = useListContext<Row>();
  const shown: readonly Row['id'][] = selectedIds.filter((id) => data?.some((row) => row.id === id));
  const isOutdated = !isPending && data !== undefined && shown.length < selectedIds.length;
  useEffect(() => {
    if (isOutdated) onSelect([...shown]);
  });
  return shown;
};
