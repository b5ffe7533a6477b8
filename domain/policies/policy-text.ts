import type { Block, PolicyDocument } from './policy-document.ts';

/** As long as a text may be. */
export const mostLetters = 60_000;

type Mutable = { title: string; intro: Block[]; sections: { title: string; body: Block[] }[] };

const captionMark = '표: ';
const item = /^(?:- |(\d+)\. )(.*)$/;

/**
 * Reads a text as it is typed: `# ` its title, `## ` a section, `### ` a heading, `- ` or `1. ` an item, `> ` what stands out,
 * `| a | b |` a row of a table whose first row is its head and whose caption stands before it as `표: …`; everything else is a
 * paragraph. Every text is read; nothing of it is markup.
 */
export const policyDocumentOf = (text: string): PolicyDocument => {
  const document: Mutable = { title: '', intro: [], sections: [] };
  let caption = '';
  let isOpen = false;

  const body = (): Block[] => document.sections.at(-1)?.body ?? document.intro;
  /** The block before, if this line belongs to it. */
  const goesOn = (): Block | undefined => (isOpen ? body().at(-1) : undefined);
  const put = (block: Block): void => {
    const blocks = body();
    if (goesOn()) blocks[blocks.length - 1] = block;
    else blocks.push(block);
    isOpen = true;
  };
  const begin = (block: Block): void => {
    isOpen = false;
    put(block);
  };

  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const before = goesOn();
    const listed = item.exec(line);
    if (line === '') {
      isOpen = false;
    } else if (line.startsWith('# ') && document.title === '') {
      document.title = line.slice(2).trim();
      isOpen = false;
    } else if (line.startsWith('# ') || line.startsWith('## ')) {
      document.sections.push({ title: line.replace(/^#+ /, '').trim(), body: [] });
      isOpen = false;
    } else if (line.startsWith('### ')) {
      begin({ kind: 'heading', text: line.slice(4).trim() });
      isOpen = false;
    } else if (listed) {
      const ordered = listed[1] !== undefined;
      const text = listed[2] ?? '';
      if (before?.kind === 'list' && before.ordered === ordered) put({ ...before, items: [...before.items, text] });
      else begin({ kind: 'list', ordered, items: [text] });
    } else if (line.startsWith('> ')) {
      const quoted = line.slice(2).trim();
      if (before?.kind === 'quote') put({ kind: 'quote', text: `${before.text} ${quoted}` });
      else begin({ kind: 'quote', text: quoted });
    } else if (line.startsWith('|')) {
      const cells = cellsOf(line);
      if (before?.kind !== 'table') {
        begin({ kind: 'table', caption, head: cells, rows: [] });
        caption = '';
      } else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
        put({ ...before, rows: [...before.rows, before.head.map((_, at) => cells[at] ?? '')] });
      }
    } else if (line.startsWith(captionMark)) {
      caption = line.slice(captionMark.length).trim();
      isOpen = false;
    } else if (before?.kind === 'paragraph') {
      put({ kind: 'paragraph', text: `${before.text} ${line}` });
    } else {
      begin({ kind: 'paragraph', text: line });
    }
  }
  return document;
};

/** The cells of `| a | b |`; a bar inside a cell is written `\|`. */
const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
