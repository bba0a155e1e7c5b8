import { isDictionary, nameOf, type Dictionary, type ParsedPdf, type Value } from './parsed-pdf';

/** An element of a file's structure tree. */
export interface Node {
  reference: string;
  type: string;
  entries: Dictionary;
  parent: Node | undefined;
  children: Node[];
  /** Marked content: the page's reference and the number on it. */
  content: { page: string; id: number }[];
  /** References of annotations. */
  annotations: string[];
}

const nodeOf = (pdf: ParsedPdf, reference: string, parent: Node | undefined): Node => {
  const entries = pdf.dictionary(reference);
  const node: Node = {
    reference,
    type: nameOf(entries['/S']).slice(1),
    entries,
    parent,
    children: [],
    content: [],
    annotations: [],
  };
  const pageOf = (kid: Dictionary) => nameOf(kid['/Pg'] ?? entries['/Pg']);
  const add = (kid: Value) => {
    if (typeof kid === 'number') node.content.push({ page: pageOf({}), id: kid });
    else if (isDictionary(kid) && kid['/Type'] === '/MCR')
      node.content.push({ page: pageOf(kid), id: Number(kid['/MCID']) });
    else if (isDictionary(kid) && kid['/Type'] === '/OBJR') node.annotations.push(nameOf(kid['/Obj']));
    else if (typeof kid === 'string') node.children.push(nodeOf(pdf, kid, node));
  };
  pdf.list(entries['/K']).forEach(add);
  return node;
};

/** The structure tree, its root's children first, then theirs, in reading order. */
export const structureOf = (pdf: ParsedPdf): Node[] => {
  const root = pdf.dictionary(pdf.catalog['/StructTreeRoot']);
  const all: Node[] = [];
  const visit = (node: Node) => {
    all.push(node);
    node.children.forEach(visit);
  };
  for (const kid of pdf.list(root['/K'])) if (typeof kid === 'string') visit(nodeOf(pdf, kid, undefined));
  return all;
};

/** The parent tree's entries by key. */
export const parentsOf = (pdf: ParsedPdf): Map<number, Value> => {
  const root = pdf.dictionary(pdf.catalog['/StructTreeRoot']);
  const numbers = pdf.list(pdf.dictionary(root['/ParentTree'])['/Nums']);
  const found = new Map<number, Value>();
  for (let i = 0; i + 1 < numbers.length; i += 2)
    found.set(
      Number(numbers[i]),
      pdf.resolved(numbers[i + 1]) === undefined ? null : (numbers[i + 1] ?? null),
    );
  return found;
};
