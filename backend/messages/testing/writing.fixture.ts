/** How a message comes to be, for tests of contexts that write one. */

export { createMessages } from '../messages.ts';
export { createMessageTexts } from '../sending/message-text.ts';
