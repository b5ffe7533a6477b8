/**
 * The name of the decision that a file of the repository holds, or null for every other file. The layout is
 * `{사건종류}/{법원등급}/{법원}_{날짜}_{사건번호}.md`; the folders aren't relied on, because decisions are moved between them.
 * Nothing is ever written under this name: it tells decisions apart that have no serial number.
 */
export const decisionName = (path: string): string | null => {
  if (path.length > LONGEST || path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return null;
  const folders = path.normalize('NFC').split('/');
  const file = folders.pop() ?? '';
  if (folders.length > 6 || folders.some((folder) => folder === '' || folder === '.' || folder === '..')) return null;
  return /^([^_.]+_\d{4}-\d{2}-\d{2}_.+)\.md$/i.exec(file)?.[1] ?? null;
};

const LONGEST = 1_000;
