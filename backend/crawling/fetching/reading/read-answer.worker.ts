export { readAnswer as default } from './read-answer.ts';
