import { strToU8, zipSync } from 'fflate';

/** A zip of texts. */
export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const word = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${relations}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

const wordStyles = `
<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="48"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>
<w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:basedOn w:val="Heading1"/>
<w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:sz w:val="24"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="List"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`;

interface DocxParts {
  styles?: string;
  header?: string;
  footer?: string;
  /** Targets of links by their id. */
  links?: Record<string, string>;
  files?: Record<string, string | Uint8Array>;
}

/** A Word document with the parts that Word itself writes, and the body's XML. */
export const docxOf = (
  body: string,
  { styles = wordStyles, header, footer, links = {}, files = {} }: DocxParts = {},
) => {
  const relation = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"${mode}/>`;
  const relationships = (items: string) =>
    `<Relationships xmlns="${packages}/relationships">${items}</Relationships>`;
  const section = `<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="h1"/>' : ''}${footer ? '<w:footerReference w:type="default" r:id="f1"/>' : ''}</w:sectPr>`;
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': relationships(relation('r1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `<?xml version="1.0"?><w:document ${word}><w:body>${body}${section}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${word}>${styles}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${word}><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/_rels/document.xml.rels': relationships(
      [
        header ? relation('h1', 'header', 'header1.xml') : '',
        footer ? relation('f1', 'footer', 'footer1.xml') : '',
        ...Object.entries(links).map(([id, target]) =>
          relation(id, 'hyperlink', target, ' TargetMode="External"'),
        ),
      ].join(''),
    ),
    ...(header && { 'word/header1.xml': `<w:hdr ${word}>${header}</w:hdr>` }),
    ...(footer && { 'word/footer1.xml': `<w:ftr ${word}>${footer}</w:ftr>` }),
    ...files,
  });
};

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A run; '\t' and '\n' become a tab and a line break. */
export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr>${text
    .split(/(\t|\n)/)
    .map((part) =>
      part === '\t'
        ? '<w:tab/>'
        : part === '\n'
          ? '<w:br/>'
          : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`,
    )
    .join('')}</w:r>`;

/** A paragraph of one style, of text or of runs. */
export const p = (text: string, style = 'Normal') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${text.startsWith('<w:') || text.startsWith('<mc:') ? text : run(text)}</w:p>`;

export const bold = (text: string) => p(run(text, '<w:b/>'));

/** Each cell holds paragraphs. */
export const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

/** A text box as Word writes it: for new programs, and again for old ones. */
export const textBox = (content: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

const openDocument = 'urn:oasis:names:tc:opendocument:xmlns';
const odfNames = ['office', 'text', 'style', 'table', 'manifest']
  .map((name) => `xmlns:${name}="${openDocument}:${name}:1.0"`)
  .concat(
    `xmlns:draw="${openDocument}:drawing:1.0"`,
    `xmlns:fo="${openDocument}:xsl-fo-compatible:1.0"`,
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  )
  .join(' ');

interface OdtParts {
  styles?: string;
  automatic?: string;
  header?: string;
  files?: Record<string, string | Uint8Array>;
}

/** An OpenDocument text with the body's XML. */
export const odtOf = (body: string, { styles = '', automatic = '', header, files = {} }: OdtParts = {}) =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content ${odfNames}><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles ${odfNames}><office:styles>${styles}</office:styles><office:master-styles><style:master-page style:name="Standard">${header ? `<style:header>${header}</style:header>` : ''}</style:master-page></office:master-styles></office:document-styles>`,
    ...files,
  });
