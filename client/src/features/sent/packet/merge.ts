import {
  PDFDocument,
  PDFHexString,
  PDFName,
  StandardFonts,
  degrees,
  rgb,
  type PDFFont,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** A file of the packet, in its place. */
export interface PacketPart {
  id: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface PacketOptions {
  paper: 'a4' | 'letter';
  bookmarks: boolean;
  pageNumbers: boolean;
  title: string;
}

/** In points. */
const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const;
const margin = 28;

export const isPicture = ({ type }: Pick<PacketPart, 'type'>) => type !== 'application/pdf';

/** Why a PDF cannot be a part; null for one that can. */
export const pdfProblem = async (bytes: Uint8Array): Promise<'encrypted' | 'broken' | null> => {
  try {
    const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    if (pdf.isEncrypted) return 'encrypted';
    return pdf.getPageCount() > 0 ? null : 'broken';
  } catch {
    return 'broken';
  }
};

/** The paper, as a page of this shape lies on it. */
const paperFor = (paper: PacketOptions['paper'], { width, height }: { width: number; height: number }) => {
  const [short, long] = papers[paper];
  return width > height ? { width: long, height: short } : { width: short, height: long };
};

const isSize = (one: number, other: number) => Math.abs(one - other) < 2;

/** Fits a page on the paper, in the middle; returns how it is scaled. Most files have the paper's size already. */
const fit = (page: PDFPage, paper: PacketOptions['paper']): number => {
  const box = page.getCropBox();
  const target = paperFor(paper, box);
  if (isSize(box.width, target.width) && isSize(box.height, target.height)) return 1;
  const scale = Math.min(target.width / box.width, target.height / box.height);
  page.scaleContent(scale, scale);
  page.scaleAnnotations(scale, scale);
  // The box moves over the scaled page, so that links stay where their words are.
  const x = box.x * scale - (target.width - box.width * scale) / 2;
  const y = box.y * scale - (target.height - box.height * scale) / 2;
  page.setMediaBox(x, y, target.width, target.height);
  page.setCropBox(x, y, target.width, target.height);
  return scale;
};

const addPicture = async (
  packet: PDFDocument,
  { type, bytes }: PacketPart,
  paper: PacketOptions['paper'],
) => {
  const image = type === 'image/png' ? await packet.embedPng(bytes) : await packet.embedJpg(bytes);
  const { width, height } = paperFor(paper, image);
  const scale = Math.min((width - 2 * margin) / image.width, (height - 2 * margin) / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  const page = packet.addPage([width, height]);
  page.drawImage(image, { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size });
};

/** Where the middle of the lower edge is on the screen, and how text stands upright there. */
const footOf = (page: PDFPage) => {
  const { x, y, width, height } = page.getCropBox();
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const up = 16;
  if (angle === 90) return { x: x + width - up, y: y + height / 2, angle, along: [0, 1] };
  if (angle === 180) return { x: x + width / 2, y: y + height - up, angle, along: [-1, 0] };
  if (angle === 270) return { x: x + up, y: y + height / 2, angle, along: [0, -1] };
  return { x: x + width / 2, y: y + up, angle, along: [1, 0] };
};

/** What is drawn on a page is scaled with what was there. */
const addPageNumber = (page: PDFPage, text: string, font: PDFFont, scale: number) => {
  const size = 9;
  const { x, y, angle, along } = footOf(page);
  const half = font.widthOfTextAtSize(text, size) / 2;
  page.drawText(text, {
    x: (x - half * (along[0] ?? 0)) / scale,
    y: (y - half * (along[1] ?? 0)) / scale,
    size: size / scale,
    font,
    color: rgb(0.35, 0.35, 0.35),
    rotate: degrees(angle),
  });
};

/** A bookmark for each part, open beside the pages. */
const addBookmarks = (
  { context, catalog }: PDFDocument,
  marks: readonly { name: string; page: PDFRef }[],
) => {
  const root = context.nextRef();
  const refs = marks.map(() => context.nextRef());
  marks.forEach(({ name, page }, index) => {
    const [before, after] = [refs[index - 1], refs[index + 1]];
    const mark = context.obj({ Parent: root, Dest: [page, 'Fit'] });
    mark.set(PDFName.of('Title'), PDFHexString.fromText(name));
    if (before) mark.set(PDFName.of('Prev'), before);
    if (after) mark.set(PDFName.of('Next'), after);
    context.assign(refs[index]!, mark);
  });
  const [first, last] = [refs[0]!, refs.at(-1)!];
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
};

/** One PDF of all parts in their order. Throws for a part that `pdfProblem` names, or a picture that cannot be read. */
export const mergePacket = async (
  parts: readonly PacketPart[],
  { paper, bookmarks, pageNumbers, title }: PacketOptions,
): Promise<Uint8Array<ArrayBuffer>> => {
  const packet = await PDFDocument.create();
  packet.setTitle(title, { showInWindowTitleBar: true });
  packet.setLanguage('en-PH');
  const scales = new Map<PDFPage, number>();
  const marks: { name: string; page: PDFRef }[] = [];
  for (const part of parts) {
    const start = packet.getPageCount();
    if (isPicture(part)) {
      await addPicture(packet, part, paper);
    } else {
      const source = await PDFDocument.load(part.bytes, { updateMetadata: false });
      for (const page of await packet.copyPages(source, source.getPageIndices())) {
        packet.addPage(page);
        scales.set(page, fit(page, paper));
      }
    }
    marks.push({ name: part.name, page: packet.getPage(start).ref });
  }
  if (bookmarks) addBookmarks(packet, marks);
  if (pageNumbers) {
    const font = await packet.embedFont(StandardFonts.Helvetica);
    const pages = packet.getPages();
    pages.forEach((page, index) =>
      addPageNumber(page, `${index + 1} / ${pages.length}`, font, scales.get(page) ?? 1),
    );
  }
  return new Uint8Array(await packet.save());
};
