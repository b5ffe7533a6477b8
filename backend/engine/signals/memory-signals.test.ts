import { describe } from 'vitest';
import { createSignals } from './create-signals.ts';
import { createMemoryHub } from './memory-signals.ts';
import { signalsContract } from './signals.contract.ts';

describe('signals in memory', () => {
  signalsContract(async () => {
    const hub = createMemoryHub();
    return { ...hub, open: () => createSignals(hub.open), close: async () => {} };
  });
});
