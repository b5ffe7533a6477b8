/** The part of `subset-font` that build-fonts.ts uses; the package has no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
