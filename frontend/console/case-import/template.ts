import { readToken } from '../../shared/stored-token.ts';

/** The table to fill in, as a file. */
export const downloadTemplate = async (): Promise<void> => {
  const headers = { Authorization: `Bearer ${readToken() ?? ''}` };
  const response = await fetch('/api/crawls/upload/template.csv', { headers });
  if (!response.ok) throw new Error(`the template answered ${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = '자료 올리기 양식.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
