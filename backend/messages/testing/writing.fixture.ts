/** How a message comes to be, for tests of contexts that write one. */
export { createMessageTexts } from '../message-text.ts';
export { createMessages } from '../messages.ts';
