/** A log in memory, for tests of what writes to one and reads from it. */
export { createMemoryEventStore } from '../memory/memory-event-store.ts';
