import type { TextMark } from '../layout/document';
import { toMillimetres } from '../layout/font-metrics';
import { decimal, pointsPerMm, shortTextString } from './file/pdf-syntax';
import type { StructureElement } from './structure';
import type { TaggedFile } from './tagged-file';

export interface Link {
  mark: TextMark;
  url: string;
  page: number;
  element: StructureElement;
}

/** What a link does, for readers that announce it without its text. */
const announced = (url: string) => {
  const [, scheme, rest = ''] = /^(\w+):(.*)$/.exec(url) ?? [];
  if (scheme === 'mailto') return `Email ${decoded(rest)}`;
  return scheme === 'tel' ? `Call ${rest}` : `Open ${url}`;
};

const decoded = (address: string) => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Writes a link annotation (ISO 32000-1, 12.5.6.5); returns its reference. */
export const writeLink = (file: TaggedFile, { mark, url }: Link, parentKey: number, pageHeight: number) => {
  const size = toMillimetres(mark.size);
  const top = pageHeight - mark.baseline + size * 0.8;
  const corners = [mark.x, top, mark.x + mark.width, top - size].map((at) => decimal(at * pointsPerMm));
  const object = file.newObject();
  object.content =
    `<</Type/Annot/Subtype/Link/Rect [${corners.join(' ')}]/Border[0 0 0]/F 4/StructParent ${parentKey}` +
    `/Contents${shortTextString(announced(url))}/A<</S/URI/URI ${shortTextString(url)}>>>>`;
  return object.reference;
};
