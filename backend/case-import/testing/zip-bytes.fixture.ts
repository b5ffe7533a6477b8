import { crc32, deflateRawSync } from 'node:zlib';

/** An entry as some program writes it: what fflate and other libraries don't write. */
export type WrittenEntry = {
  /** The bytes of the name; a text is written in UTF-8. */
  readonly name: string | Uint8Array;
  readonly content?: string;
  readonly flags?: number;
  readonly method?: number;
  readonly extra?: Uint8Array;
  /** Sizes and place in 64 bits, also where 32 were enough. */
  readonly zip64?: boolean;
};

export const isUtf8 = 0x800;
export const isEncrypted = 0x1;
export const isStronglyEncrypted = 0x41;

/** Info-ZIP's second name in UTF-8, with the checksum of the first one or of another. */
export const unicodeName = (first: Uint8Array, name: string): Uint8Array => {
  const data = Buffer.concat([Buffer.from([1]), uint32(crc32(first)), Buffer.from(name)]);
  return Buffer.concat([uint16(0x7075), uint16(data.length), data]);
};

/** A ZIP byte by byte. */
export const writtenZip = (entries: readonly WrittenEntry[]): Uint8Array => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { local, central } = entryOf(entry, at);
    files.push(local);
    directory.push(central);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [uint32(0x06054b50), uint16(0), uint16(0), count, count, uint32(list.length), uint32(at), uint16(0)];
  return Buffer.concat([...files, list, ...end]);
};

const entryOf = (entry: WrittenEntry, at: number): { readonly local: Buffer; readonly central: Buffer } => {
  const { flags = 0, method = 8, extra = new Uint8Array(), zip64 = false } = entry;
  const name = Buffer.from(entry.name);
  const plain = Buffer.from(entry.content ?? 'x');
  const packed = method === 8 ? deflateRawSync(plain) : plain;
  const sum = uint32(crc32(plain));
  const sizes = [uint32(packed.length), uint32(plain.length)];
  const begins = [uint16(20), uint16(flags), uint16(method), uint32(0), sum];
  const local = Buffer.concat([
    ...[uint32(0x04034b50), ...begins, ...sizes, uint16(name.length), uint16(0), name, packed],
  ]);
  const wide = zip64 ? [uint16(1), uint16(24), ...[plain.length, packed.length, at].map(uint64)] : [];
  const extras = Buffer.concat([...wide, extra]);
  const unknown = uint32(0xffffffff);
  const central = Buffer.concat([
    ...[uint32(0x02014b50), uint16(20), ...begins, ...(zip64 ? [unknown, unknown] : sizes)],
    ...[uint16(name.length), uint16(extras.length), uint16(0), uint16(0), uint16(0), uint32(0)],
    ...[zip64 ? unknown : uint32(at), name, extras],
  ]);
  return { local, central };
};

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};
const uint64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
