import { type DrawnApplication, drawApplication } from './draw-application.ts';
import { type DrawnNotice, drawNotice } from './draw-notice.ts';

/** What the thread of the drawing runs for each document. */
export default (input: DrawnApplication | DrawnNotice): Promise<Uint8Array> =>
  input.document === 'dismissal_notice' ? drawNotice(input) : drawApplication(input);
