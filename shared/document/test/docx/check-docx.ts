import { childrenNamed, elements, type DocxParts } from './docx-parts';

// The children of these elements are sequences (ECMA-376 part 1, 17 and annex A); Word repairs or refuses other orders.
const sequences: Record<string, string> = {
  pPr: 'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  pBdr: 'top left bottom right between bar',
  tbl: 'tblPr tblGrid tr',
  tblPr:
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription',
  tblBorders: 'top left start bottom right end insideH insideV',
  tcPr: 'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  tcBorders: 'top left start bottom right end insideH insideV',
  tcMar: 'top left start bottom right end',
  sectPr:
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings',
  numbering: 'numPicBullet abstractNum num numIdMacAtCleanup',
  abstractNum: 'nsid multiLevelType tmpl name styleLink numStyleLink lvl',
  lvl: 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  style:
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
};

const localName = ({ nodeName }: Element) => nodeName.replace(/^.*:/, '');

const wrongOrders = (root: Element): string[] =>
  Object.entries(sequences).flatMap(([name, sequence]) => {
    const order = sequence.split(' ');
    return [...(localName(root) === name ? [root] : []), ...elements(root, name)].flatMap((element) => {
      const positions = [...element.children].map((child) => order.indexOf(localName(child)));
      const isOrdered = positions.every((at, i) => at >= 0 && at >= (positions[i - 1] ?? 0));
      return isOrdered ? [] : [`${name}: ${[...element.children].map(localName).join(' ')}`];
    });
  });

const folderOf = (name: string) => name.replace(/[^/]*$/, '');

/** Relationship ids that a part uses without having them, and targets that are not in the package. */
const brokenRelationships = (parts: DocxParts): string[] =>
  parts.names
    .filter((name) => name.endsWith('.xml') && !name.startsWith('['))
    .flatMap((name) => {
      const relationships = `${folderOf(name)}_rels/${name.slice(folderOf(name).length)}.rels`;
      const known = parts.names.includes(relationships)
        ? [...parts.xml(relationships).children].map((one) => ({
            id: one.getAttribute('Id') ?? '',
            target: one.getAttribute('Target') ?? '',
            isExternal: one.getAttribute('TargetMode') === 'External',
          }))
        : [];
      const used = [...parts.source(name).matchAll(/\br:(?:id|embed|link)="([^"]*)"/g)].map(
        ([, id = '']) => id,
      );
      const missing = used.filter((id) => !known.some((one) => one.id === id));
      const twice = known.filter(({ id }, i) => known.findIndex((one) => one.id === id) !== i);
      const lost = known.filter(
        ({ target, isExternal }) =>
          !isExternal && !parts.names.includes(`${folderOf(name)}${target}`.replace(/^.*\/\//, '')),
      );
      return [
        ...missing.map((id) => `${name} uses ${id}, which is no relationship`),
        ...twice.map(({ id }) => `${relationships} has ${id} twice`),
        ...lost.map(({ target }) => `${relationships} points to ${target}, which is missing`),
      ];
    });

const untypedParts = (parts: DocxParts): string[] => {
  const types = [...parts.xml('[Content_Types].xml').children];
  const extensions = types.map((type) => type.getAttribute('Extension'));
  const overrides = types.map((type) => type.getAttribute('PartName'));
  const missing = parts.names
    .filter((name) => name !== '[Content_Types].xml' && !name.endsWith('/'))
    .filter((name) => !overrides.includes(`/${name}`) && !extensions.includes(name.replace(/^.*\./, '')));
  const lost = overrides.filter((name) => name !== null && !parts.names.includes(name.slice(1)));
  return [
    ...missing.map((name) => `${name} has no content type`),
    ...lost.map((name) => `${name ?? ''} has a content type and is missing`),
  ];
};

const repeated = (values: readonly (string | null)[]) => values.filter((one, i) => values.indexOf(one) !== i);

/** References to styles and numberings that the document does not have. */
const unknownNames = (root: Element, parts: DocxParts): string[] => {
  const styles = elements(parts.xml('word/styles.xml'), 'style');
  const styleIds = styles.map((style) => style.getAttribute('w:styleId'));
  const numbers = elements(parts.xml('word/numbering.xml'), 'num').map((num) => num.getAttribute('w:numId'));
  const used = (name: string) => elements(root, name).map((element) => element.getAttribute('w:val'));
  return [
    ...repeated(styleIds).map((id) => `style ${id ?? ''} twice`),
    ...[...used('pStyle'), ...used('rStyle')]
      .filter((id) => !styleIds.includes(id))
      .map((id) => `style ${id ?? ''}`),
    ...used('numId')
      .filter((id) => !numbers.includes(id))
      .map((id) => `numbering ${id ?? ''}`),
  ];
};

/** Cells end with a paragraph and have text or a picture; a table is followed by a paragraph. */
const badTables = (root: Element): string[] => [
  ...elements(root, 'tc').flatMap((cell) => {
    const isEmpty = cell.textContent.trim() === '' && elements(cell, 'drawing').length === 0;
    const last = cell.lastElementChild;
    return [
      ...(isEmpty ? ['an empty cell'] : []),
      ...(last?.nodeName === 'w:p' ? [] : ['a cell that does not end with a paragraph']),
    ];
  }),
  ...elements(root, 'tbl').flatMap((table) =>
    table.nextElementSibling?.nodeName === 'w:p' ? [] : ['a table without a paragraph after it'],
  ),
];

/** What Word would repair or refuse, as far as the rules of the format say; nothing for a good file. */
export const docxProblems = (parts: DocxParts): string[] => {
  const xml = parts.names.filter((name) => /\.(?:xml|rels)$/.test(name));
  const drawn = xml.filter((name) =>
    /^word\/(?:document|header\d+|footer\d+|styles|numbering)\.xml$/.test(name),
  );
  const main = parts.xml('word/document.xml');
  const pictureIds = [...main.getElementsByTagName('wp:docPr')].map((one) => one.getAttribute('id'));
  const [body] = childrenNamed(main, 'w:body');
  return [
    // Throws for a part that is not well-formed.
    ...xml.flatMap((name) => (parts.xml(name) ? [] : [name])),
    ...drawn.flatMap((name) => wrongOrders(parts.xml(name)).map((wrong) => `${name}, order of ${wrong}`)),
    ...brokenRelationships(parts),
    ...untypedParts(parts),
    ...repeated(pictureIds).map((id) => `picture id ${id ?? ''} twice`),
    ...drawn
      .filter((name) => !/styles|numbering/.test(name))
      .flatMap((name) => unknownNames(parts.xml(name), parts).map((unknown) => `${name} uses ${unknown}`)),
    ...badTables(main),
    ...(body?.lastElementChild?.nodeName === 'w:sectPr' ? [] : ['the body does not end with its section']),
    ...(main.getElementsByTagName('w:txbxContent').length > 0 ? ['a text box'] : []),
  ];
};
