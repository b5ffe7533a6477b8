import type { RouteRule } from '../ruleset.ts';
import { commissionAndCourt } from './commission-and-court.ts';
import { otherBodies } from './other-bodies.ts';

/** The routes and what closes them. The firm's attorneys confirm them; "unknown" closes nothing. */
export const standardRoutes: readonly RouteRule[] = [...commissionAndCourt, ...otherBodies];
