import type { CompressedObject } from './file/object-stream';
import { decimal, pointsPerMm, shortTextString } from './file/pdf-syntax';
import { isElement, type StructureElement } from './structure';
import type { TaggedFile } from './tagged-file';

/** What the tree refers to on the pages. */
export interface TaggedContent {
  root: StructureElement;
  /** The element of each marked-content sequence of each page. */
  pages: readonly (readonly StructureElement[])[];
  annotations: readonly { reference: string; page: number; element: StructureElement }[];
}

const attributesOf = ({ numbering, box }: StructureElement) => {
  if (numbering) return `/A<</O/List/ListNumbering/${numbering}>>`;
  if (!box) return '';
  const corners = box.map((at) => decimal(at * pointsPerMm)).join(' ');
  return `/A<</O/Layout/Placement/Block/BBox[${corners}]>>`;
};

/** An annotation's key in the parent tree, after those of the pages. */
export const annotationKey = (pages: number, annotation: number) => pages + annotation;

/** Writes the structure tree (ISO 32000-1, 14.7) and returns its root's reference. */
export const writeStructureTree = (file: TaggedFile, content: TaggedContent): string => {
  const objects = new Map<StructureElement, CompressedObject>();
  const objectOf = (element: StructureElement) => {
    const object = objects.get(element) ?? file.newObject();
    objects.set(element, object);
    return object;
  };

  const write = (element: StructureElement, parent: string): string => {
    const object = objectOf(element);
    const { reference } = object;
    const page = element.kids.find((kid) => 'page' in kid)?.page;
    // What is on the page of the element's first content needs no page of its own.
    const pageEntry = (other: number) => (other === page ? '' : `/Pg ${file.pageReference(other)}`);
    const kids = element.kids.map((kid) => {
      if (isElement(kid)) return write(kid, reference);
      if ('id' in kid)
        return kid.page === page ? String(kid.id) : `<</Type/MCR${pageEntry(kid.page)}/MCID ${kid.id}>>`;
      const annotation = content.annotations[kid.annotation];
      return annotation ? `<</Type/OBJR${pageEntry(annotation.page)}/Obj ${annotation.reference}>>` : '';
    });
    object.content =
      `<</S/${element.type}/P ${parent}` +
      (page === undefined ? '' : `/Pg ${file.pageReference(page)}`) +
      (element.alt === undefined ? '' : `/Alt${shortTextString(element.alt)}`) +
      attributesOf(element) +
      `/K${kids.length === 1 && /^\d/.test(kids[0] ?? '') ? ` ${kids[0]}` : `[${kids.join(' ')}]`}>>`;
    return reference;
  };

  const root = file.newObject();
  const document = write(content.root, root.reference);
  const references = (elements: readonly StructureElement[]) =>
    elements.map((element) => objectOf(element).reference).join(' ');
  const parents = [
    ...content.pages.map((elements, key) => `${key}[${references(elements)}]`),
    ...content.annotations.map(
      ({ element }, i) => `${annotationKey(content.pages.length, i)} ${references([element])}`,
    ),
  ];
  root.content = `<</Type/StructTreeRoot/K ${document}/ParentTree<</Nums[${parents.join(' ')}]>>/ParentTreeNextKey ${parents.length}>>`;
  return root.reference;
};
