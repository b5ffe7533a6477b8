import { z } from 'zod';
import { isFileId } from '../../files/file-address.ts';
import { boardImageSide } from '../../files/limits.ts';
import { isStorable } from '../../kernel/text/text.ts';
import { isVisible } from '../../kernel/text/visible.ts';
import type { Block, BoardDocument, ListItem } from '../document.ts';
import { imagesOf } from '../images.ts';
import { isAllowedAddress } from './addresses.ts';
import { documentLimits } from './limits.ts';
import { charactersOf } from './plain-text.ts';

const letters = z.string().min(1).refine(isStorable);
const span = z.int().min(1).max(20);
const side = z.int().min(1).max(boardImageSide);

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'strike']) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().refine(isAllowedAddress).refine(isStorable) }),
  }),
]);
const inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: letters, marks: z.array(mark).min(1).max(4).optional() }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);
const inlines = z.array(inline).optional();

const blocks: z.ZodType<readonly Block[]> = z.lazy(() => z.array(block).min(1));
const listItems: z.ZodType<readonly ListItem[]> = z
  .array(z.strictObject({ type: z.literal('listItem'), content: blocks }))
  .min(1);
const cell = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.strictObject({ colspan: span, rowspan: span }).optional(),
  content: blocks,
});
const row = z.strictObject({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(20) });

/** Every part that a text may have. What isn't listed, whatever it is, is refused and not left out. */
const block: z.ZodType<Block> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), content: inlines }),
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
    content: inlines,
  }),
  z.strictObject({ type: z.literal('bulletList'), content: listItems }),
  z.strictObject({
    type: z.literal('orderedList'),
    attrs: z.strictObject({ start: z.int().min(1).max(9_999) }).optional(),
    content: listItems,
  }),
  z.strictObject({ type: z.literal('blockquote'), content: blocks }),
  z.strictObject({ type: z.literal('table'), content: z.array(row).min(1).max(200) }),
  z.strictObject({
    type: z.literal('image'),
    attrs: z.strictObject({
      file: z.string().refine(isFileId),
      alt: z.string().max(documentLimits.alt).refine(isStorable),
      decorative: z.boolean(),
      width: side,
      height: side,
    }),
  }),
  z.strictObject({ type: z.literal('horizontalRule') }),
]);

const wholeDocument: z.ZodType<BoardDocument> = z.strictObject({ type: z.literal('doc'), content: blocks });

const unknownPart = '쓸 수 없는 부분이 글에 있어요. 제목, 목록, 인용, 링크, 표, 사진만 남기고 다시 저장해 주세요.';
const faults = {
  characters: `글은 ${documentLimits.characters.toLocaleString('ko')}자까지 쓸 수 있어요. 나누어 실어 주세요.`,
  parts: '글의 문단과 칸이 너무 많아요. 나누어 실어 주세요.',
  depth: '목록과 인용을 너무 깊이 겹쳤어요. 몇 겹을 풀어 주세요.',
  images: `사진은 글 하나에 ${documentLimits.images}장까지 넣을 수 있어요. 나누어 실어 주세요.`,
  alt: '사진마다 무엇을 보여 주는지 적어 주세요. 꾸미기만 하는 사진은 그렇다고 표시해 주세요.',
};

/** Checked before the schema, because the schema recurses as deep as the value does. */
const exceeded = (value: unknown): 'parts' | 'depth' | null => {
  let parts = 0;
  const walk = (one: unknown, level: number): 'parts' | 'depth' | null => {
    if (typeof one !== 'object' || one === null) return null;
    if (level > documentLimits.depth) return 'depth';
    if (!Array.isArray(one)) parts += 1;
    if (parts > documentLimits.parts) return 'parts';
    for (const each of Object.values(one)) {
      const fault = walk(each, level + 1);
      if (fault !== null) return fault;
    }
    return null;
  };
  return walk(value, 1);
};

const faultOf = (value: unknown): string | null => {
  const limit = exceeded(value);
  if (limit !== null) return faults[limit];
  const read = wholeDocument.safeParse(value);
  if (!read.success) return unknownPart;
  const images = imagesOf(read.data);
  if (images.length > documentLimits.images) return faults.images;
  // Decoration is passed over by screen readers: it has no words, and everything else has some.
  if (images.some(({ attrs }) => isVisible(attrs.alt) === attrs.decorative)) return faults.alt;
  return charactersOf(read.data) > documentLimits.characters ? faults.characters : null;
};

/** A document as it is sent and stored. */
export const boardDocument = z.custom<BoardDocument>().superRefine((value, context) => {
  const fault = faultOf(value);
  if (fault !== null) context.addIssue({ code: 'custom', message: fault });
});
