import { Inflate } from 'fflate';
import { Refusal } from './refusal';

/** What one archive may unpack to. The text of a resume of 30 pages takes about 2 MB of XML. */
const zipLimits = { entries: 4000, bytesPerEntry: 16 * 1024 * 1024, bytes: 32 * 1024 * 1024 } as const;

interface Entry {
  method: number;
  isEncrypted: boolean;
  compressedSize: number;
  size: number;
  headerOffset: number;
}

export interface Zip {
  names: readonly string[];
  has(name: string): boolean;
  /** Unpacks an entry piece by piece. Throws a `Refusal` when it is damaged or unpacks to too much, or to more than `max`. */
  unpack(name: string, onChunk: (chunk: Uint8Array) => void, max?: number): void;
  /** An entry as a whole; undefined when there is none. */
  bytes(name: string, max?: number): Uint8Array | undefined;
}

// Signatures and offsets: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };
const sizes = { local: 30, central: 46, end: 22, comment: 0xffff };
const methods = { stored: 0, deflated: 8 };

/**
 * Opens a zip by its directory, without unpacking anything. What is unpacked counts against one budget for the archive,
 * by the bytes that come out, not by the sizes that the file claims.
 */
export const openZip = (file: Uint8Array): Zip => {
  const entries = directoryOf(file);
  let budget: number = zipLimits.bytes;
  const unpack: Zip['unpack'] = (name, onChunk, max = zipLimits.bytesPerEntry) => {
    const entry = entries.get(name);
    if (!entry) return;
    if (entry.isEncrypted) throw new Refusal('locked-document');
    let left: number = Math.min(budget, zipLimits.bytesPerEntry, max);
    if (entry.size > left) throw new Refusal('unpacks-too-large');
    inflateEntry(dataOf(file, entry), entry.method, (chunk) => {
      left -= chunk.length;
      budget -= chunk.length;
      if (left < 0) throw new Refusal('unpacks-too-large');
      onChunk(chunk);
    });
  };
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    unpack,
    bytes: (name, max) => {
      if (!entries.has(name)) return undefined;
      const chunks: Uint8Array[] = [];
      unpack(name, (chunk) => chunks.push(chunk.slice()), max);
      return joinBytes(chunks);
    },
  };
};

const joinBytes = (chunks: readonly Uint8Array[]) => {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
};

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const directoryOf = (file: Uint8Array): Map<string, Entry> => {
  const view = viewOf(file);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > zipLimits.entries) throw new Refusal('unpacks-too-large');
  const decoder = new TextDecoder();
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + sizes.central > file.length || view.getUint32(at, true) !== signatures.central)
      throw new Refusal('broken-document');
    const nameLength = view.getUint16(at + 28, true);
    const name = decoder.decode(file.subarray(at + sizes.central, at + sizes.central + nameLength));
    entries.set(name, {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      headerOffset: view.getUint32(at + 42, true),
    });
    at += sizes.central + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

const endOf = (view: DataView): number => {
  const last = view.byteLength - sizes.end;
  for (let at = last; at >= Math.max(0, last - sizes.comment); at--)
    if (view.getUint32(at, true) === signatures.end) return at;
  throw new Refusal('broken-document');
};

const dataOf = (file: Uint8Array, { headerOffset, compressedSize }: Entry): Uint8Array => {
  const view = viewOf(file);
  if (headerOffset + sizes.local > file.length || view.getUint32(headerOffset, true) !== signatures.local)
    throw new Refusal('broken-document');
  const start =
    headerOffset +
    sizes.local +
    view.getUint16(headerOffset + 26, true) +
    view.getUint16(headerOffset + 28, true);
  if (start + compressedSize > file.length) throw new Refusal('broken-document');
  return file.subarray(start, start + compressedSize);
};

/** Compressed bytes that are unpacked in one go: at most about 1,000 times as many come out. */
const step = 4096;

const inflateEntry = (data: Uint8Array, method: number, onChunk: (chunk: Uint8Array) => void) => {
  if (method === methods.stored) return onChunk(data);
  if (method !== methods.deflated) throw new Refusal('broken-document');
  const inflate = new Inflate(onChunk);
  try {
    for (let at = 0; at < data.length; at += step)
      inflate.push(data.subarray(at, at + step), at + step >= data.length);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('broken-document');
  }
};
