import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { CanAccess, type RaRecord, useListContext, useNotify } from 'react-admin';
import { messageOf } from '../api/api-error.ts';
import { useData } from '../api/data-provider.ts';
import { type Column, csvOf } from './csv.ts';
import { saveFile } from './save-file.ts';

const rowsAtOnce = 1000;

type ExportButtonProps<Row> = {
  readonly resource: string;
  /** Without `.csv`. */
  readonly file: string;
  readonly columns: readonly Column<Row>[];
};

/** Downloads the whole list under its conditions as a CSV file; shown to people who have the right to export it. */
export const ExportButton = <Row extends RaRecord>({ resource, file, columns }: ExportButtonProps<Row>) => {
  const { exportList } = useData();
  const notify = useNotify();
  const { filterValues, filter, sort, total } = useListContext<Row>();
  /** As the list's own query has them: what the page fixes comes last. */
  const conditions = { ...filterValues, ...filter };

  const gather = async (): Promise<Row[]> => {
    const rows: Row[] = [];
    for (;;) {
      const { items } = await exportList<Row>(resource, { sort, filter: conditions }, rows.length, rowsAtOnce);
      rows.push(...items);
      if (items.length < rowsAtOnce) return rows;
    }
  };

  const { mutate, isPending } = useMutation({
    mutationFn: gather,
    onSuccess: (rows) => saveFile(new Blob([csvOf(rows, columns)], { type: 'text/csv;charset=utf-8' }), `${file}.csv`),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });

  return (
    <CanAccess resource={resource} action="export">
      <Button startIcon={<Download />} onClick={() => mutate()} disabled={isPending || !total}>
        내려받기
      </Button>
    </CanAccess>
  );
};
