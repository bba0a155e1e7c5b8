import { greetingOf, letterKindNames, writtenLetterDate, type LetterContent } from '#shared/letters/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Template } from '../template';
import { mainColumn, space, styles, type Column } from '../layout/column';
import { opening } from '../layout/columns/header';
import { sheet } from '../layout/columns/sheet';
import { fittedToPages } from '../layout/density';
import {
  papers,
  type DocumentSource,
  type LaidOutDocument,
  type LayoutOptions,
  type Paper,
  type Page,
} from '../layout/document';
import { flow, type Row } from '../layout/flow';
import { prepareSource, type PreparedSource } from '../layout/prepared-source';
import { PrintableFields, type FieldTexts } from '../layout/printable-text';
import { proseRows, row, textRows, together, withFirst } from '../layout/rows';
import { contactLine, nameAndTitleRows } from '../layout/sections';
import { edgeOf, watermark } from '../layout/layout-document';
import { withDesign } from '../layout/template-design';
import { signaturePictureOf, signatureRow, type SignaturePicture } from './signature';

/** Who writes: as the resume has it. */
export interface LetterSender {
  person: DocumentSource['person'];
  title: string;
  phone: string;
  location: string;
  website: string;
}

export interface LetterSource {
  letter: LetterContent;
  sender: LetterSender;
  updatedAt?: string | undefined;
}

/** The texts of a letter as they are printed, block by block. */
export interface PreparedLetter {
  date: string;
  recipient: string[];
  subject: string;
  greeting: string;
  /** Each is a paragraph or a list. */
  body: string[];
  closing: string;
  signature: string;
  picture?: SignaturePicture | undefined;
}

export const prepareLetter = ({ letter, sender }: LetterSource, fields: FieldTexts): PreparedLetter => {
  const { firstName, lastName } = sender.person;
  const signature = fields.line('Signature', letter.signature || `${firstName} ${lastName}`);
  return {
    date: writtenLetterDate(letter.date),
    recipient: [
      fields.line('Name', letter.recipientName),
      fields.line('Position', letter.recipientTitle),
      fields.line('Company', letter.company),
      ...fields.lines('Address', letter.address).split('\n'),
    ].filter(Boolean),
    subject: fields.line('Subject', letter.subject),
    greeting: fields.line('Name', greetingOf(letter)),
    body: fields
      .lines('Letter', letter.body)
      .split(/\n\s*\n/)
      .filter((block) => block.trim() !== ''),
    closing: fields.line('Closing', letter.closing),
    signature,
    picture: signaturePictureOf(letter.signaturePicture, signature),
  };
};

/** The sender as the header of a resume shows them: without photo and code. */
export const preparedSender = ({ person, ...texts }: LetterSender, fields: FieldTexts): PreparedSource =>
  prepareSource({ person, resume: { ...emptyResume, ...texts }, credentials: [] }, fields);

/** In millimeters; a template's gaps multiply them. */
export const letterGaps = { header: 10, block: 5.2, paragraph: 3.2, signature: 13 } as const;

const letterRows = (letter: PreparedLetter, column: Column): Row[] => {
  const { body, entry } = styles(column);
  const { width, template } = column;
  const gap = (name: keyof typeof letterGaps) => letterGaps[name] * (template.page.gaps ?? 1);
  const block = (rows: readonly Row[], name: keyof typeof letterGaps) =>
    withFirst(rows, { before: gap(name) });
  const line = (text: string) => textRows(text, body, width);
  const closing = together([
    ...line(letter.closing),
    ...(letter.picture
      ? [signatureRow(letter.picture)]
      : letter.signature
        ? [row(gap('signature'), [])]
        : []),
    ...(letter.signature ? textRows(letter.signature, entry, width) : []),
  ]);
  return [
    ...block(line(letter.date), 'header'),
    ...block(together(letter.recipient.flatMap(line)), letter.date ? 'block' : 'header'),
    ...block(textRows(letter.subject, { ...entry, role: 'paragraph' }, width), 'block'),
    ...block(line(letter.greeting), 'block'),
    ...letter.body.flatMap((text) => block(proseRows(text, body, width, column.muted), 'paragraph')),
    ...block(closing, 'block'),
  ];
};

/** In points: a letter is read at arm's length, and has the page for itself. Longer ones are pulled in. */
const letterSize = 11;

/** The template for a letter: without its form, in one size, and on one page where that is possible. */
export const letterTemplate = ({ form: _form, ...template }: Template): Template => ({
  ...template,
  type: { ...template.type, body: letterSize, entry: letterSize },
  onePage: true,
});

/** The header of the template, and for sidebars a plain one: a letter has one column. */
const letterHead = (sender: PreparedSource, template: Template, paper: Paper) => {
  if (template.layout === 'single-column' || template.layout === 'two-column')
    return opening(sender, template, paper);
  const { margin } = template.page;
  const column = mainColumn(template, paper.width - 2 * margin);
  const contact = withFirst(contactLine(sender, column), { before: space.item, glued: true });
  return { sheet: sheet(), rows: [...nameAndTitleRows(sender, column), ...contact], top: margin };
};

const layOutPages = (
  letter: PreparedLetter,
  sender: PreparedSource,
  template: Template,
  paper: Paper,
): Page[] => {
  const { margin } = template.page;
  const column = mainColumn(template, paper.width - 2 * margin);
  const head = letterHead(sender, template, paper);
  const pages = flow([...head.rows, ...letterRows(letter, column)], (page) => ({
    x: margin,
    top: page === 0 ? head.top : margin,
    bottom: paper.height - margin,
    lastOpening: paper.height,
  }));
  return pages.map(({ marks }, page) =>
    page === 0 ? [...head.sheet.beneath, ...head.sheet.content, ...marks] : marks,
  );
};

/**
 * A letter in the resume's design, on one page if any density saves the second. Never throws on any text; what cannot be
 * printed is listed in `warnings`.
 */
export const layoutLetter = (
  source: LetterSource,
  chosen: Template,
  options: LayoutOptions,
): LaidOutDocument => {
  const paper = papers[options.paper];
  const template = letterTemplate(withDesign(chosen, options));
  const fields = new PrintableFields();
  const letter = prepareLetter(source, fields);
  const sender = preparedSender(source.sender, fields);
  const { made } = fittedToPages(template, options.density ?? 'automatic', (variant) => {
    const pages = layOutPages(letter, sender, variant, paper);
    // A letter may be short: it does not grow.
    return { made: pages, pages: pages.length, lastFill: 1 };
  });
  const kind = letterKindNames[source.letter.kind];
  return {
    paper,
    pages: made.map((page) => [
      ...edgeOf(template, paper),
      ...page,
      ...(options.watermark ? [watermark(template.type.watermark, paper)] : []),
    ]),
    title: `${sender.about.name} – ${letter.subject || kind}`,
    author: sender.about.name,
    subject: `${kind} of ${sender.about.name}`,
    keywords: [],
    language: options.language ?? 'en-PH',
    updatedAt: source.updatedAt,
    warnings: fields.warnings(),
  };
};
