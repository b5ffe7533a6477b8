import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess, type RaRecord, useListContext, useNotify } from 'react-admin';
import { messageOf } from '../api/api-error.ts';
import { useData } from '../api/data-provider.ts';
import { type Column, csvOf } from './csv.ts';

const rowsAtOnce = 1000;

type ExportButtonProps<Row> = {
  readonly resource: string;
  /** Without `.csv`. */
  readonly file: string;
  readonly columns: readonly Column<Row>[];
};

/** The whole list under its conditions, as a file; only for who may take it out of the house. */
export const ExportButton = <Row extends RaRecord>({ resource, file, columns }: ExportButtonProps<Row>) => {
  const dataProvider = useData();
  const notify = useNotify();
  const { filterValues, sort, total } = useListContext<Row>();
  const [busy, setBusy] = useState(false);

  const gather = async (): Promise<Row[]> => {
    const rows: Row[] = [];
    for (;;) {
      const part = await dataProvider.exportList<Row>(
        resource,
        { sort, filter: filterValues },
        rows.length,
        rowsAtOnce,
      );
      rows.push(...part);
      if (part.length < rowsAtOnce) return rows;
    }
  };

  const run = async () => {
    setBusy(true);
    try {
      save(csvOf(await gather(), columns), `${file}.csv`);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <CanAccess resource={resource} action="export">
      <Button startIcon={<Download />} onClick={() => void run()} disabled={busy || !total}>
        내려받기
      </Button>
    </CanAccess>
  );
};

const save = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
