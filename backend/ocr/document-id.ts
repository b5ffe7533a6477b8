import { v5 as uuidV5 } from 'uuid';

/** The same bytes are the same document, whoever sends them, however often and under whatever name. */
export const documentIdOf = (hash: string): string => uuidV5(hash, documents);

/** Any fixed UUID. */
const documents = 'f4a3f6fb-6a5d-4f2e-8b69-6d2c0f0b1c55';
