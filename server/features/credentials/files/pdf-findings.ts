import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { PdfFinding } from '#shared/credentials/schema';

/** Raise it when files are to be judged anew: stored ones are inspected again by a job. */
export const inspectionVersion = 1;

/** An action or a part of a PDF that does more than show pages (ISO 32000-1, 12.6.4, 7.11.4, 12.7.8). */
const namesOf: Partial<Record<string, PdfFinding>> = {
  JavaScript: 'script',
  XFA: 'script',
  Rendition: 'script',
  RichMedia: 'script',
  Launch: 'launch',
  SubmitForm: 'launch',
  ImportData: 'launch',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
};

/** The event loop is free between two pieces. */
const pieceBytes = 512 * 1024;
/** Longer than any name that counts, with each letter escaped as #xx. */
const overlap = 64;
/** Of one compressed stream, and of all of a file. */
const maxInflatedBytes = 16 * 1024 * 1024;
const maxInflatedInAll = 48 * 1024 * 1024;
/** Far more than a document of 10 MB has. */
const maxStreams = 20_000;
const sniffedBytes = 512;

const unpack = promisify(inflate);

/**
 * What a PDF does beside showing pages, in order of its danger; null for nothing. Names are read wherever they stand, escaped
 * ones and those in compressed objects, too. What cannot be read counts as a finding. Our own
 * resume's attachment is none.
 */
export const findInPdf = async (pdf: Buffer): Promise<PdfFinding | null> => {
  const found = new Set<PdfFinding>();
  const names = await namesIn(pdf);
  let objectStreams = names.get('ObjStm') ?? 0;
  for (const { text, isObjects } of await readStreams(pdf)) {
    if (text === null) {
      found.add('unreadable');
      continue;
    }
    if (isObjects) objectStreams -= 1;
    for (const [name, count] of await namesIn(text)) names.set(name, (names.get(name) ?? 0) + count);
  }
  // Some objects are in streams that were not read: encrypted, or packed in another way.
  if (objectStreams > 0) found.add('unreadable');
  for (const name of names.keys()) {
    const finding = namesOf[name];
    if (finding) found.add(finding);
  }
  if (found.has('attachment') && (await hasOnlyOwnAttachment(pdf, names))) found.delete('attachment');
  const byDanger: PdfFinding[] = ['launch', 'script', 'attachment', 'unreadable'];
  return byDanger.find((finding) => found.has(finding)) ?? null;
};

const interesting = new Set([...Object.keys(namesOf), 'ObjStm']);

const namesIn = async (bytes: Buffer): Promise<Map<string, number>> => {
  const names = new Map<string, number>();
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const piece = bytes.toString('latin1', start, start + pieceBytes + overlap);
    for (const match of piece.matchAll(/\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){3,20})/g)) {
      // One in the overlap belongs to the next piece.
      if (match.index >= pieceBytes) break;
      const name = unescaped(match[1] ?? '');
      if (interesting.has(name)) names.set(name, (names.get(name) ?? 0) + 1);
    }
    await nextTurn();
  }
  return names;
};

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

interface ReadStream {
  /** Null where it cannot be read, or inflates too far. */
  text: Buffer | null;
  /** Whether its dictionary calls it a stream of objects. */
  isObjects: boolean;
}

/** The compressed streams that hold objects: by their dictionary, or as they begin with pairs of numbers. */
const readStreams = async (pdf: Buffer): Promise<ReadStream[]> => {
  const read: ReadStream[] = [];
  let inflated = 0;
  let count = 0;
  let before = 0;
  for (let at = pdf.indexOf('stream'); at !== -1; at = pdf.indexOf('stream', at + 6)) {
    const dictionary = dictionaryBefore(pdf, before, at);
    before = at + 6;
    const start = contentAfter(pdf, at + 6);
    if (start === null || !isZlib(pdf, start)) continue;
    const isObjects = /\/ObjStm/.test(dictionary);
    // Such a stream is transformed once more, which no writer does to objects.
    if (isObjects && /\/Predictor/.test(dictionary)) continue;
    if (++count > maxStreams) return [...read, { text: null, isObjects: false }];
    if (!isObjects && !(await beginsWithNumbers(pdf, start))) continue;
    const text = await unpack(pdf.subarray(start), {
      maxOutputLength: maxInflatedBytes,
      finishFlush: syncFlush,
    }).catch((): null => null);
    inflated += text?.length ?? maxInflatedBytes;
    if (inflated > maxInflatedInAll) return [...read, { text: null, isObjects: false }];
    read.push({ text, isObjects });
  }
  return read;
};

const maxDictionaryBytes = 4096;

/** What stands between the last object or stream and this stream, its names unescaped. */
const dictionaryBefore = (pdf: Buffer, from: number, at: number): string => {
  const text = pdf.toString('latin1', Math.max(from, at - maxDictionaryBytes), at);
  return unescaped(text.slice(text.lastIndexOf('obj') + 1));
};

const unescaped = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)));

const beginsWithNumbers = async (pdf: Buffer, start: number): Promise<boolean> => {
  const head = await unpack(pdf.subarray(start, start + sniffedBytes), { finishFlush: syncFlush }).catch(() =>
    Buffer.alloc(0),
  );
  return /^\s*\d+\s+\d+\s/.test(head.toString('latin1', 0, 64));
};

/** Z_SYNC_FLUSH: what was cut off is returned as far as it goes. */
const syncFlush = 2;

const contentAfter = (pdf: Buffer, at: number): number | null => {
  if (pdf[at] === 0x0d && pdf[at + 1] === 0x0a) return at + 2;
  return pdf[at] === 0x0a || pdf[at] === 0x0d ? at + 1 : null;
};

/** RFC 1950, 2.2: deflate, and a header whose check is right. */
const isZlib = (pdf: Buffer, at: number) => {
  const [first = 0, second = 0] = pdf.subarray(at, at + 2);
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
};

const ownAttachment = { name: 'husay-resume.json', format: 'husay-resume' };
const maxOwnBytes = 1024 * 1024;

/** Whether the only embedded file is the data of a resume of ours, by its content. */
const hasOnlyOwnAttachment = async (pdf: Buffer, names: Map<string, number>): Promise<boolean> => {
  if (names.get('EmbeddedFile') !== 1 || !pdf.includes(ownAttachment.name)) return false;
  const start = contentAfter(pdf, pdf.indexOf('stream', pdf.indexOf('/EmbeddedFile')) + 6);
  if (start === null) return false;
  try {
    const bytes = isZlib(pdf, start)
      ? await unpack(pdf.subarray(start), { maxOutputLength: maxOwnBytes, finishFlush: syncFlush })
      : pdf.subarray(start, pdf.indexOf('endstream', start));
    return (
      (JSON.parse(bytes.toString('utf8')) as { format?: unknown } | null)?.format === ownAttachment.format
    );
  } catch {
    return false;
  }
};
