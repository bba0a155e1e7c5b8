import { zlibSync } from 'fflate';
import { binaryString, bytesOf } from './binary-string';

/** An object that is written compressed, together with others. */
export interface CompressedObject {
  number: number;
  /** How other objects refer to it: `12 0 R`. */
  reference: string;
  /** A value in PDF syntax; to be set before the file is made. */
  content: string;
}

/** Objects in one compressed stream (ISO 32000-1, 7.5.7). A structure tree is hundreds, of few bytes each. */
export const objectStream = (objects: readonly CompressedObject[]) => {
  let offset = 0;
  const index = objects.map(({ number, content }) => {
    const entry = `${number} ${offset} `;
    offset += content.length + 1;
    return entry;
  });
  const first = index.join('');
  const whole = bytesOf(first + objects.map(({ content }) => `${content}\n`).join(''));
  // Twice as fast as the usual level, for a fiftieth more.
  const data = zlibSync(whole, { level: 2 });
  return (
    `<</Type/ObjStm/N ${objects.length}/First ${first.length}/Filter/FlateDecode/Length ${data.length}>>\n` +
    `stream\n${binaryString(data)}\nendstream`
  );
};

/** Where an object is: at an offset, or in a stream at an index. */
type Entry = readonly [type: number, place: number, index: number];

/** The kind of an entry, four bytes for an offset, two for an index. */
const widths = [1, 4, 2];
const entryLength = 7;
/** Of a PNG row: each byte is written as its difference to the one above. */
const up = 2;

/** The entries as rows of a PNG picture, which compresses what grows evenly (7.4.4.4). */
const entryRows = (entries: readonly Entry[]) => {
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

const joined = (parts: readonly Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Ten digits of an offset, five of a generation, a letter for the kind. */
const tableRowLength = 20;
const kindInRow = 17;

/**
 * A file with a cross-reference table, with a cross-reference stream instead (7.5.8): only that can point to objects in
 * streams. `file` is a binary string, `streams` the compressed objects' numbers by their stream's.
 */
export const withCrossReferenceStream = (file: string, streams: ReadonlyMap<number, readonly number[]>) => {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1]);
  const table = file.indexOf('\n', file.indexOf('\n', start) + 1) + 1;
  const trailerStart = file.indexOf('trailer', table);
  const trailer = file.slice(trailerStart);
  const entries = Array.from({ length: (trailerStart - table) / tableRowLength }, (_, i): Entry => {
    const row = table + i * tableRowLength;
    return file[row + kindInRow] === 'n' ? [1, Number(file.slice(row, row + 10)), 0] : [0, 0, 0xffff];
  });
  for (const [stream, numbers] of streams)
    numbers.forEach((number, index) => (entries[number] = [2, stream, index]));
  const own = entries.push([1, start, 0]) - 1;
  const data = zlibSync(entryRows(entries));
  const kept = trailer.match(/\/(?:Root|Info) \d+ 0 R|\/ID \[[^\]]*\]/g) ?? [];
  return joined([
    bytesOf(
      `${file.slice(0, start)}${own} 0 obj\n<</Type/XRef/Size ${entries.length}/W[${widths.join(' ')}]${kept.join('')}/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${entryLength}>>/Length ${data.length}>>\nstream\n`,
    ),
    data,
    bytesOf(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF`),
  ]);
};
