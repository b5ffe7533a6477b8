import { documentOfWords } from '@nomucheck/domain/boards/testimonials/words.ts';
import { DocumentView } from './document-view.tsx';

/** What somebody says of the service, as readers see it: plain text with paragraphs, lists and quotes. */
export const WordsView = ({ text }: { text: string }) => (
  <DocumentView document={documentOfWords(text)} ownLink={({ children }) => children} />
);
