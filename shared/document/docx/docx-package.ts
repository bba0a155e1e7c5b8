import { Packer, type Document } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import type { Look } from './look';

interface PackageFacts {
  /** The photo's outline, if there is a photo. */
  photoShape: 'ellipse' | 'rect';
  language: string;
  /** When the content was last changed. */
  updatedAt: Date;
}

const fontTable = ({ typeface, display }: Look) =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
  [...new Set([typeface, display])]
    .map(
      ({ name, alternative, family, panose }) =>
        `<w:font w:name="${name}"><w:altName w:val="${alternative}"/><w:panose1 w:val="${panose}"/>` +
        `<w:charset w:val="00"/><w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`,
    )
    .join('') +
  '</w:fonts>';

const core = 'docProps/core.xml';
const main = 'word/document.xml';

/** The earliest and the latest date that a zip file can hold are in 1980 and 2107. */
const zipDate = (date: Date) => new Date(Math.max(date.getTime(), Date.UTC(1981, 0, 1)));

/**
 * The bytes of the file. The library has no options for a picture's outline, the document's language among its properties
 * and its dates: these are set in the parts that it wrote.
 */
export const docxBytes = async (
  document: Document,
  look: Look,
  { photoShape, language, updatedAt }: PackageFacts,
): Promise<Uint8Array<ArrayBuffer>> => {
  const overrides = [{ path: 'word/fontTable.xml', data: fontTable(look) }];
  const written = unzipSync(new Uint8Array(await Packer.toArrayBuffer(document, undefined, overrides)));
  const changed = (path: string, change: (xml: string) => string) => {
    const part = written[path];
    if (part) written[path] = strToU8(change(strFromU8(part)));
  };
  const date = updatedAt.toISOString().replace(/\.\d+Z$/, 'Z');
  changed(core, (xml) =>
    xml
      .replace(/(<dcterms:(created|modified)[^>]*>)[^<]*/g, `$1${date}`)
      .replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`),
  );
  if (photoShape === 'ellipse')
    changed(main, (xml) => {
      // The photo is the last picture, after a QR code, whose corners have to stay.
      const at = xml.lastIndexOf('<a:prstGeom prst="rect">');
      return xml.slice(0, at) + xml.slice(at).replace('prst="rect"', `prst="${photoShape}"`);
    });
  const files = Object.fromEntries(
    Object.entries(written).map(([path, bytes]): [string, Zippable[string]] => [
      path,
      [bytes, { mtime: zipDate(updatedAt) }],
    ]),
  );
  return zipSync(files, { level: 6 });
};
