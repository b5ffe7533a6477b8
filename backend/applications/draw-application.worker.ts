import { type DrawnApplication, drawApplication } from './draw-application.ts';

/** What the thread of the drawing runs for each document. */
export default (input: DrawnApplication): Promise<Uint8Array> => drawApplication(input);
