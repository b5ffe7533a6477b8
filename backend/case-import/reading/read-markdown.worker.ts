export { readMarkdown as default } from './markdown-thread.ts';
