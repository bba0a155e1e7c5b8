import { boxOf } from './geometry/cells';
import type { FileReading, SourceLine } from './file-reading';
import { Refusal } from './archive/refusal';
import { openFile, type OpenFile } from './formats/sniff';
import type { Line } from './geometry/lines';
import type { ReadResume } from '#shared/resume/read-resume';
import { readLimits } from './positioned-text';

interface ReadBytesOptions {
  onProgress?: (share: number) => void;
  /** The code that the format needs is loaded, and reading begins when this is done. */
  onStart?: () => void | Promise<void>;
}

/**
 * Reads a file of any format. Takes over the bytes. A file that cannot be read is a result; rejects only when the code for a
 * format cannot be loaded. The caller limits the time.
 */
export const readBytes = async (
  bytes: Uint8Array,
  name: string,
  { onProgress = () => {}, onStart = () => {} }: ReadBytesOptions = {},
): Promise<FileReading> => {
  try {
    if (bytes.length > readLimits.bytes) throw new Refusal('too-large');
    return await readOpen(openFile(bytes, name), bytes, onStart, onProgress);
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    throw error;
  }
};

const readOpen = async (
  file: OpenFile,
  bytes: Uint8Array,
  onStart: () => void | Promise<void>,
  onProgress: (share: number) => void,
): Promise<FileReading> => {
  switch (file.format) {
    case 'pdf': {
      const [{ readPdfText }, { readResume }] = await Promise.all([
        import('./pdf/read-pdf-with-parser'),
        import('./read-resume'),
      ]);
      await onStart();
      const result = await readPdfText(bytes, onProgress);
      if ('europass' in result && result.europass !== undefined) {
        const resume = await europassIn(result.europass);
        if (resume) return resume;
      }
      if ('problem' in result) return result;
      const pages = result.text.pages.map(({ width, height }) => ({ width, height }));
      const { text, attached } = result;
      return { kind: 'pdf', resume: readResume(text), pages, ...(attached !== undefined && { attached }) };
    }
    case 'docx': {
      const [{ readDocx }, read] = await Promise.all([import('./docx/read-docx'), import('./read-document')]);
      await onStart();
      return readingOf('docx', read.readDocument(readDocx(file.zip)));
    }
    case 'odt': {
      const [{ readOdt }, read] = await Promise.all([import('./odt/read-odt'), import('./read-document')]);
      await onStart();
      return readingOf('odt', read.readDocument(readOdt(file.zip)));
    }
    case 'text': {
      const [{ readText }, read] = await Promise.all([import('./text/read-text'), import('./read-document')]);
      await onStart();
      const { resume, lines } = read.readDocument({ header: [], body: readText(file.text), footer: [] });
      return readingOf('text', { resume: { ...resume, isMixedUp: isMixedUp(resume) }, lines });
    }
    case 'linkedin': {
      const { readArchive } = await import('./linkedin/read-archive');
      await onStart();
      return { kind: 'linkedin', json: JSON.stringify(readArchive(file.zip)) };
    }
    case 'html': {
      const [{ readHtml }, read] = await Promise.all([import('./html/read-html'), import('./read-document')]);
      await onStart();
      return readingOf('html', read.readDocument({ header: [], body: readHtml(file.text), footer: [] }));
    }
    case 'rtf': {
      const [{ readRtf }, read] = await Promise.all([import('./rtf/read-rtf'), import('./read-document')]);
      await onStart();
      return readingOf('rtf', read.readDocument(readRtf(file.text)));
    }
    case 'yaml': {
      const { readYaml } = await import('./data/read-data');
      await onStart();
      return { kind: 'data', json: JSON.stringify(await readYaml(file.text)) };
    }
    case 'europass': {
      const { readEuropass } = await import('./data/europass');
      await onStart();
      return { kind: 'data', json: JSON.stringify(readEuropass(file.text)) };
    }
    case 'json': {
      const { readJson } = await import('./data/read-data');
      await onStart();
      return { kind: 'json', json: readJson(file.text) };
    }
  }
};

/** The data of a Europass PDF; its pages are read where that is damaged. */
const europassIn = async (xml: string): Promise<FileReading | undefined> => {
  const { readEuropass } = await import('./data/europass');
  try {
    return { kind: 'data', json: JSON.stringify(readEuropass(xml)) };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/** Text copied from a page of columns: more than once, a heading is above that of the other column, with nothing between. */
const isMixedUp = ({ sections }: ReadResume) =>
  sections.filter(
    ({ kind, heading, text, items, entries }, index) =>
      kind !== 'other' &&
      heading &&
      !text &&
      items.length + entries.length === 0 &&
      index < sections.length - 1 &&
      sections[index + 1]?.kind !== kind,
  ).length > 1;

const margin = 20;

const readingOf = (
  kind: 'docx' | 'odt' | 'text' | 'html' | 'rtf',
  { resume, lines }: Awaited<ReturnType<typeof import('./read-document').readDocument>>,
): FileReading => ({
  kind,
  resume,
  pages: [
    {
      width: Math.max(...lines.map(({ right }) => right), 0) + margin,
      height: Math.max(...lines.map(({ baseline }) => baseline), 0) + margin,
    },
  ],
  lines: lines.map(sourceLine),
});

const sourceLine = (line: Line): SourceLine => ({
  text: (line.isBullet ? '• ' : '') + line.text,
  box: boxOf(line),
  bold: line.bold,
});
