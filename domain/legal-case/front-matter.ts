/**
 * The head of a Markdown file, between lines of `---`: `key: value` as YAML writers leave it, with quotes, folded lines,
 * blocks and lists. Not all of YAML: a value is text (of a list its entries with commas), and what nests is passed over.
 */
export type FrontMatter = { readonly fields: Readonly<Record<string, string>>; readonly body: string };

/** null: there is no such head, or it has no end. */
export const frontMatterOf = (file: string): FrontMatter | null => {
  const lines = file
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  if (lines[0]?.trimEnd() !== '---') return null;
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end < 0) return null;
  const fields: Record<string, string> = {};
  const lists = new Map<string, string[]>();
  let key: string | null = null;
  for (const line of lines.slice(1, end)) {
    const pair = /^([^\s:#'"-][^:]*?)\s*:(?:\s+(.*))?$/.exec(line.normalize('NFC'));
    if (pair?.[1]) {
      key = pair[1];
      // The first one says it: a second of the same name is a mistake of the writer.
      fields[key] ??= pair[2]?.trim() ?? '';
      continue;
    }
    const entry = /^\s*-\s+(.*)$/.exec(line)?.[1];
    if (key !== null && fields[key] === '' && entry !== undefined) {
      lists.set(key, [...(lists.get(key) ?? []), unquoted(entry.trim())]);
    } else if (key !== null && /^\s+\S/.test(line)) {
      fields[key] = `${fields[key]} ${line.trim()}`.trim();
    }
  }
  for (const [name, value] of Object.entries(fields)) fields[name] = lists.get(name)?.join(', ') ?? unquoted(value);
  return { fields, body: lines.slice(end + 1).join('\n') };
};

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\', '/': '/' };

const unquoted = (value: string): string => {
  const text = value.replace(/^[|>][+-]?\s+/, '');
  const single = /^'([\s\S]*)'$/.exec(text);
  if (single) return (single[1] ?? '').replaceAll("''", "'");
  const double = /^"([\s\S]*)"$/.exec(text);
  if (double)
    return (double[1] ?? '').replace(/\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)/g, (whole, mark: string) =>
      /^[ux]./.test(mark) ? String.fromCharCode(Number.parseInt(mark.slice(1), 16)) : (escapes[mark] ?? whole),
    );
  const list = /^\[([\s\S]+)\]$/.exec(text)?.[1];
  if (list !== undefined)
    return list
      .split(',')
      .map((entry) => unquoted(entry.trim()))
      .join(', ');
  return text === '[]' || text === '{}' || text === '~' || text === 'null' ? '' : text.replace(/\s+#.*$/, '');
};
