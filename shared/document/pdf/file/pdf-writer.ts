import { zlibSync } from 'fflate';
import {
  crossReferenceStream,
  objectStream,
  type CompressedObject,
  type CrossReference,
  type Stream,
} from './object-stream';

/** An object whose number is known before it is written, so that others can refer to it. */
export interface ReservedObject {
  number: number;
  /** How other objects refer to it: `12 0 R`. */
  reference: string;
}

/** What the trailer refers to (ISO 32000-1, 7.5.5). */
interface Trailer {
  root: string;
  info: string;
  /** 32 hexadecimal digits. */
  id: string;
}

/** Puts a PDF file together, object by object. Texts are in PDF syntax and ASCII. */
export interface PdfWriter {
  reserve: () => ReservedObject;
  /** An object that is compressed with the others when the file is finished. */
  newObject: () => CompressedObject;
  /** Writes an object that every program can find without decompressing. Returns its reference. */
  addPlainObject: (content: string, object?: ReservedObject) => string;
  /** Writes a stream, which needs no object of its own for its length. */
  addStream: (entries: string, data: Uint8Array) => string;
  addCompressedStream: (entries: string, data: Uint8Array) => string;
  finish: (trailer: Trailer) => Uint8Array<ArrayBuffer>;
}

/** PDF/UA-1 builds on 1.7. Bytes above 127 in the second line tell programs that the file is binary (7.5.2). */
const header = new Uint8Array([...new TextEncoder().encode('%PDF-1.7\n%'), 0xba, 0xdf, 0xac, 0xe0, 0x0a]);
const free: CrossReference = [0, 0, 0xffff];

const joined = (chunks: readonly Uint8Array[], length: number) => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

export const pdfWriter = (): PdfWriter => {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const append = (chunk: Uint8Array) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  const appendText = (text: string) => append(encoder.encode(text));
  append(header);

  const places: CrossReference[] = [free];
  const compressed: CompressedObject[] = [];
  const reserve = (): ReservedObject => {
    const number = places.push(free) - 1;
    return { number, reference: `${number} 0 R` };
  };
  const startAt = ({ number }: ReservedObject) => {
    places[number] = [1, length, 0];
    return `${number} 0 obj\n`;
  };
  const write = ({ entries, data }: Stream, object: ReservedObject) => {
    appendText(`${startAt(object)}<<${entries}/Length ${data.length}>>\nstream\n`);
    append(data);
    appendText('\nendstream\nendobj\n');
    return object.reference;
  };

  return {
    reserve,
    newObject: () => {
      const object = { ...reserve(), content: 'null' };
      compressed.push(object);
      return object;
    },
    addPlainObject: (content, object = reserve()) => {
      appendText(`${startAt(object)}${content}\nendobj\n`);
      return object.reference;
    },
    addStream: (entries, data) => write({ entries, data }, reserve()),
    addCompressedStream: (entries, data) =>
      write({ entries: `${entries}/Filter/FlateDecode`, data: zlibSync(data) }, reserve()),
    finish: ({ root, info, id }) => {
      if (compressed.length > 0) {
        const container = reserve();
        compressed.forEach(({ number }, index) => (places[number] = [2, container.number, index]));
        write(objectStream(compressed), container);
      }
      const start = length;
      const references = reserve();
      places[references.number] = [1, start, 0];
      const { entries, data } = crossReferenceStream(places);
      write({ entries: `${entries}/Root ${root}/Info ${info}/ID[<${id}><${id}>]`, data }, references);
      appendText(`startxref\n${start}\n%%EOF\n`);
      return joined(chunks, length);
    },
  };
};
