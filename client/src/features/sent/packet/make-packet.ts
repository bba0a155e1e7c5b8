import { isPicture, mergePacket, pdfProblem, type PacketOptions, type PacketPart } from './merge';

export const packetSizes = [2, 5, 10] as const;
export type PacketSize = (typeof packetSizes)[number];
const megabyte = 1024 * 1024;

/** More than this is not even tried: a phone would run out of memory. */
export const maxInputMegabytes = 60;

/** How far a picture is reduced: the pixels of its longer side, and the quality of its JPEG. */
interface Reduction {
  side: number;
  quality: number;
}

/** Each a good deal smaller than the one before; the last still shows a certificate's text. */
const reductions: readonly Reduction[] = [
  // A4 at 300 dpi, for what is only just too large.
  { side: 3508, quality: 0.88 },
  { side: 2600, quality: 0.85 },
  { side: 2000, quality: 0.78 },
  { side: 1600, quality: 0.7 },
  { side: 1200, quality: 0.6 },
];

/** Decodes a picture and encodes it as JPEG, upright; without a reduction as large as it is. Throws for a broken one. */
export type EncodePicture = (part: PacketPart, reduction: Reduction | null) => Promise<Uint8Array>;

export interface Unreadable {
  id: string;
  name: string;
  problem: 'encrypted' | 'broken';
}

export type PacketResult =
  | {
      kind: 'made';
      bytes: Uint8Array<ArrayBuffer>;
      left: readonly Unreadable[];
      reduced: { name: string; from: number; to: number }[];
    }
  | { kind: 'unreadable'; parts: Unreadable[] }
  | { kind: 'too-much'; total: number }
  | { kind: 'does-not-fit'; bytes: number; largest: { name: string; bytes: number } };

interface PacketRequest extends PacketOptions {
  parts: readonly PacketPart[];
  maxMegabytes: PacketSize;
  /** The parts that the user agreed to leave out where they cannot be read. */
  mayLeaveOut: readonly string[];
}

const sizeOf = (parts: readonly PacketPart[]) => parts.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Which parts cannot be read, and why. */
const findUnreadable = async (parts: readonly PacketPart[], encode: EncodePicture): Promise<Unreadable[]> => {
  const found: Unreadable[] = [];
  for (const part of parts) {
    const problem = isPicture(part)
      ? await encode(part, reductions.at(-1)!).then(
          () => null,
          () => 'broken' as const,
        )
      : await pdfProblem(part.bytes);
    if (problem) found.push({ id: part.id, name: part.name, problem });
  }
  return found;
};

/** The picture as it is put in: as it is where that is a file that all readers show upright, else encoded. */
const asStored = async (part: PacketPart, encode: EncodePicture): Promise<PacketPart> =>
  part.type === 'image/png' || (part.type === 'image/jpeg' && !hasExif(part.bytes))
    ? part
    : { ...part, type: 'image/jpeg', bytes: await encode(part, null) };

/** A stored JPEG keeps of its Exif only how it is turned, which PDF readers do not look at. */
const hasExif = (bytes: Uint8Array) => {
  const text = String.fromCharCode(...bytes.subarray(0, 64));
  return text.includes('Exif');
};

/**
 * Makes the packet as large as it may be: pictures are reduced only as far as the size demands, all of them alike. The PDFs in
 * it are never changed. The result names what was reduced, or what the user has to decide.
 */
export const makePacket = async (
  { parts, maxMegabytes, mayLeaveOut, ...options }: PacketRequest,
  encode: EncodePicture,
): Promise<PacketResult> => {
  const total = sizeOf(parts);
  if (total > maxInputMegabytes * megabyte) return { kind: 'too-much', total };
  const unreadable = await findUnreadable(parts, encode);
  const isAgreed = unreadable.every(({ id }) => mayLeaveOut.includes(id));
  if (!isAgreed || unreadable.length === parts.length) return { kind: 'unreadable', parts: unreadable };
  const left = new Set(unreadable.map(({ id }) => id));
  const whole: PacketPart[] = [];
  for (const part of parts) {
    if (left.has(part.id)) continue;
    whole.push(isPicture(part) ? await asStored(part, encode) : part);
  }
  const limit = maxMegabytes * megabyte;
  let smallest = whole;
  let bytes = await mergePacket(whole, options);
  for (const reduction of reductions) {
    if (bytes.length <= limit || !whole.some(isPicture)) break;
    const next: PacketPart[] = [];
    for (const [index, part] of whole.entries()) {
      const smaller = isPicture(part) ? await encode(part, reduction) : null;
      const before = smallest[index]!;
      next.push(
        smaller && smaller.length < before.bytes.length
          ? { ...part, type: 'image/jpeg', bytes: smaller }
          : before,
      );
    }
    smallest = next;
    // Merging what is larger already would only take time.
    if (sizeOf(smallest) <= limit * 1.1 || reduction === reductions.at(-1)) {
      bytes = await mergePacket(smallest, options);
    }
  }
  if (bytes.length > limit) {
    const [largest] = [...smallest].sort((a, b) => b.bytes.length - a.bytes.length);
    return {
      kind: 'does-not-fit',
      bytes: bytes.length,
      largest: { name: largest?.name ?? '', bytes: largest?.bytes.length ?? 0 },
    };
  }
  const originals = new Map(parts.map((part) => [part.id, part.bytes.length]));
  const reduced = smallest.flatMap((part, index) =>
    part === whole[index]
      ? []
      : [{ name: part.name, from: originals.get(part.id) ?? 0, to: part.bytes.length }],
  );
  return { kind: 'made', bytes, left: unreadable, reduced };
};
