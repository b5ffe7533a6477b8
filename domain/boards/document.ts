/**
 * A text of the boards: a tree of known parts, as the editor (ProseMirror) makes it. Nothing else can be written down: there is no
 * HTML anywhere, neither stored nor shown, so nothing that a text holds can run. `document-schema.ts` checks it on its way in.
 */
export type BoardDocument = { readonly type: 'doc'; readonly content: readonly Block[] };

export type Block =
  | Paragraph
  | Heading
  | BulletList
  | OrderedList
  | Blockquote
  | Table
  | Image
  | { readonly type: 'horizontalRule' };

export type Paragraph = { readonly type: 'paragraph'; readonly content?: readonly Inline[] | undefined };
/** The title of the article is the page's first heading, so the text begins with the second level. */
export type Heading = {
  readonly type: 'heading';
  readonly attrs: { readonly level: 2 | 3 };
  readonly content?: readonly Inline[] | undefined;
};
export type BulletList = { readonly type: 'bulletList'; readonly content: readonly ListItem[] };
export type OrderedList = {
  readonly type: 'orderedList';
  readonly attrs?: { readonly start: number } | undefined;
  readonly content: readonly ListItem[];
};
export type ListItem = { readonly type: 'listItem'; readonly content: readonly Block[] };
export type Blockquote = { readonly type: 'blockquote'; readonly content: readonly Block[] };
export type Table = { readonly type: 'table'; readonly content: readonly TableRow[] };
export type TableRow = { readonly type: 'tableRow'; readonly content: readonly TableCell[] };
export type TableCell = {
  readonly type: 'tableCell' | 'tableHeader';
  readonly attrs?: { readonly colspan: number; readonly rowspan: number } | undefined;
  readonly content: readonly Block[];
};
/** A picture that was uploaded for the boards. Its sides keep its place on the page free until it is loaded. */
export type Image = {
  readonly type: 'image';
  readonly attrs: {
    readonly file: string;
    /** What it shows, for people who don't see it; empty where it is only decoration. */
    readonly alt: string;
    readonly decorative: boolean;
    readonly width: number;
    readonly height: number;
  };
};

export type Inline = TextNode | { readonly type: 'hardBreak' };
export type TextNode = { readonly type: 'text'; readonly text: string; readonly marks?: readonly Mark[] | undefined };
export type Mark =
  | { readonly type: 'bold' | 'italic' | 'strike' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export const emptyDocument: BoardDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
