import { randomUUID } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A PDF that says of itself what stands on each page; unlike any other, so that it is a document of its own. */
export const pdfWithTexts = async (...pages: readonly string[]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.setSubject(randomUUID());
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of pages) pdf.addPage([595, 842]).drawText(text, { x: 60, y: 700, size: 14, font, lineHeight: 22 });
  return pdf.save();
};
