import { execFileSync } from 'node:child_process';

/** A PDF value in qpdf's notation: names begin with `/`, text strings with `u:`, others with `b:`; references are `12 0 R`. */
export type Value = null | boolean | number | string | Value[] | Dictionary;
export interface Dictionary {
  [key: string]: Value;
}

interface PdfObject {
  value?: Value;
  stream?: { dict: Dictionary; data: string };
}

export type Objects = Record<string, PdfObject>;

/** A real number without decimals, as jsPDF writes 612 points, is legal in a PDF (ISO 32000-1, 7.3.3), but qpdf copies it to its JSON. */
const wholeReals = /^(\s*(?:"[^"]*": )?-?\d+)\.(?=,?$)/gm;

/** A file's objects, parsed by qpdf (Debian: qpdf), streams decoded. */
export const objectsOf = (path: string): Objects => {
  const options = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized'];
  const json = execFileSync('qpdf', [...options, path], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(json.replace(wholeReals, '$1')) as { qpdf: [unknown, Objects] }).qpdf[1];
};

export const isDictionary = (value: Value | undefined): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isReference = (value: Value | undefined): value is string =>
  typeof value === 'string' && /^\d+ \d+ R$/.test(value);

/** A value that is a name or a reference; empty if it is neither. */
export const nameOf = (value: Value | undefined) => (typeof value === 'string' ? value : '');

/** The text of a string; undefined if it is none. */
export const textOf = (value: Value | undefined) =>
  typeof value === 'string' && value.startsWith('u:') ? value.slice(2) : undefined;

/** Access to a file's objects. Structure elements and pages are told apart by their references. */
export const parsedPdf = (objects: Objects) => {
  const objectAt = (reference: string) => objects[`obj:${reference}`];
  const resolved = (value: Value | undefined): Value | undefined => {
    if (!isReference(value)) return value;
    const object = objectAt(value);
    return object?.stream ? object.stream.dict : object?.value;
  };
  const dictionary = (value: Value | undefined): Dictionary => {
    const found = resolved(value);
    return isDictionary(found) ? found : {};
  };
  /** An array's values, or the only one. */
  const list = (value: Value | undefined): Value[] => {
    const found = resolved(value);
    if (Array.isArray(found)) return found;
    return value === undefined || value === null ? [] : [value];
  };
  const data = (value: Value | undefined): Buffer | undefined => {
    const stream = isReference(value) ? objectAt(value)?.stream : undefined;
    return stream && Buffer.from(stream.data, 'base64');
  };

  const trailer = dictionary(objects['trailer']?.value);
  const catalog = dictionary(trailer['/Root']);
  const pages = list(dictionary(catalog['/Pages'])['/Kids']).flatMap((reference) =>
    typeof reference === 'string' ? [{ reference, entries: dictionary(reference) }] : [],
  );
  return { objects, trailer, catalog, pages, resolved, dictionary, list, data };
};

export type ParsedPdf = ReturnType<typeof parsedPdf>;

/** Annotations with the page they are on. */
export const annotationsOf = (pdf: ParsedPdf) =>
  pdf.pages.flatMap(({ reference: page, entries: pageEntries }) =>
    pdf.list(pageEntries['/Annots']).map((reference) => ({
      page,
      pageEntries,
      reference: nameOf(reference),
      entries: pdf.dictionary(reference),
    })),
  );
