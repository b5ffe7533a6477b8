/** Where something stands on a page, in shares of its width and height (0..1), so that it fits an image of any size. */
export type PageBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type ReadWord = {
  readonly text: string;
  /** 0..100, as the recogniser gives it; 100 for a word of a text layer. */
  readonly confidence: number;
  readonly box: PageBox;
};

/** A page of a PDF as it was read. */
export type ReadPage = {
  /** From 1. */
  readonly page: number;
  /** Pixels of the page image that is kept. */
  readonly width: number;
  readonly height: number;
  /**
   * A text layer is what the PDF itself says stands there; recognised is what was read from the image. Mixed is a text layer
   * with what was recognised beside it.
   */
  readonly how: 'text_layer' | 'recognised' | 'mixed';
  /** In the order in which they are read. */
  readonly lines: readonly (readonly ReadWord[])[];
  /** The lines as text: words joined by blanks, lines by line breaks. */
  readonly text: string;
};
