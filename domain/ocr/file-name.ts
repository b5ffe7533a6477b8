import { keptFileName } from '../kernel/text/file-name.ts';

/** The name of an uploaded PDF as it is kept and shown. */
export const plainFileName = (sent: string): string => keptFileName(sent, '이름 없는 문서.pdf');
