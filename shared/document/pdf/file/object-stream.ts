import { zlibSync } from 'fflate';

/** An object that is written compressed, together with others. */
export interface CompressedObject {
  number: number;
  /** How other objects refer to it: `12 0 R`. */
  reference: string;
  /** A value in PDF syntax; to be set before the file is finished. */
  content: string;
}

/** A stream's data and the entries of its dictionary, without the length. */
export interface Stream {
  entries: string;
  data: Uint8Array;
}

const encoder = new TextEncoder();

/** Objects in one compressed stream (ISO 32000-1, 7.5.7). A structure tree is hundreds, of few bytes each. */
export const objectStream = (objects: readonly CompressedObject[]): Stream => {
  let offset = 0;
  const index = objects.map(({ number, content }) => {
    const entry = `${number} ${offset} `;
    offset += content.length + 1;
    return entry;
  });
  const first = index.join('');
  const whole = encoder.encode(first + objects.map(({ content }) => `${content}\n`).join(''));
  return {
    entries: `/Type/ObjStm/N ${objects.length}/First ${first.length}/Filter/FlateDecode`,
    // Twice as fast as the usual level, for a fiftieth more.
    data: zlibSync(whole, { level: 2 }),
  };
};

/** Where an object is: nowhere, at an offset, or in a stream at an index. */
export type CrossReference = readonly [type: 0 | 1 | 2, place: number, index: number];

/** The kind of an entry, four bytes for an offset, two for an index. */
const widths = [1, 4, 2];
const entryLength = 7;
/** Of a PNG row: each byte is written as its difference to the one above. */
const up = 2;

/** The entries as rows of a PNG picture, which compresses what grows evenly (7.4.4.4). */
const entryRows = (entries: readonly CrossReference[]) => {
  const bytes = new DataView(new ArrayBuffer(entries.length * entryLength));
  entries.forEach(([type, place, index], i) => {
    bytes.setUint8(i * entryLength, type);
    bytes.setUint32(i * entryLength + 1, place);
    bytes.setUint16(i * entryLength + 5, index);
  });
  const plain = new Uint8Array(bytes.buffer);
  const rows = new Uint8Array(entries.length * (entryLength + 1));
  for (let i = 0; i < entries.length; i++) {
    const row = i * (entryLength + 1);
    rows[row] = up;
    for (let j = 0; j < entryLength; j++) {
      const at = i * entryLength + j;
      rows[row + 1 + j] = (plain[at] ?? 0) - (plain[at - entryLength] ?? 0);
    }
  }
  return rows;
};

/** Where each object is, by its number (7.5.8). A table could not point to objects in streams. */
export const crossReferenceStream = (entries: readonly CrossReference[]): Stream => ({
  entries: `/Type/XRef/Size ${entries.length}/W[${widths.join(' ')}]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${entryLength}>>`,
  data: zlibSync(entryRows(entries)),
});
