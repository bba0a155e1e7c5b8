import { Document, Footer, Paragraph, TextRun, type IParagraphOptions } from 'docx';
import { product } from '#shared/product/product';
import { letterKindNames } from '#shared/letters/schema';
import { keptText } from '../content/kept-text';
import { docxBytes } from '../docx/docx-package';
import { headerBlocks } from '../docx/header';
import { proseWriter } from '../docx/lists';
import { lookOf } from '../docx/look';
import { twips } from '../docx/measures';
import { jpegPicture } from '../docx/pictures';
import { textRun } from '../docx/runs';
import { styleIds, stylesOf } from '../docx/styles';
import { papers } from '../layout/document';
import { withDesign, type TemplateChoices } from '../layout/template-design';
import type { PaperName } from '../page-settings';
import type { Template } from '../template';
import {
  letterGaps,
  letterTemplate,
  preparedSender,
  prepareLetter,
  type LetterSource,
} from './layout-letter';
import { signatureMargin } from './signature';

/** The letter as a Word document in the resume's design. `watermark` adds the free plan's line to each page. */
export const letterDocx = (
  source: LetterSource,
  chosen: Template,
  choices: TemplateChoices & { paper: PaperName; watermark: boolean },
): Promise<Uint8Array<ArrayBuffer>> => {
  const look = lookOf(letterTemplate(withDesign(chosen, choices)), papers[choices.paper]);
  const letter = prepareLetter(source, keptText);
  const sender = preparedSender(source.sender, keptText);
  const writer = proseWriter();
  const after = (gap: keyof typeof letterGaps): IParagraphOptions => ({
    spacing: { before: twips(letterGaps[gap]) },
  });
  const lines = (texts: readonly string[], gap: keyof typeof letterGaps, bold = false) =>
    texts.filter(Boolean).map(
      (text, i) =>
        new Paragraph({
          ...(i === 0 ? after(gap) : {}),
          style: styleIds.body,
          children: [textRun(text, undefined, bold ? { bold } : {})],
        }),
    );
  const children = [
    ...headerBlocks(sender, { look, width: look.textWidth, writer }, undefined),
    ...lines([letter.date], 'header'),
    ...lines(letter.recipient, 'block'),
    ...lines([letter.subject], 'block', true),
    ...lines([letter.greeting], 'block'),
    ...letter.body.flatMap((text) => writer.prose(text, after('paragraph'))),
    ...lines([letter.closing], 'block'),
    ...(letter.picture
      ? [
          new Paragraph({
            spacing: { before: twips(signatureMargin) },
            keepNext: true,
            children: [jpegPicture(letter.picture)],
          }),
          ...lines([letter.signature], 'paragraph', true),
        ]
      : lines([letter.signature], 'signature', true)),
  ];
  const margin = twips(look.margin);
  const document = new Document({
    title: `${sender.about.name} – ${letter.subject || letterKindNames[source.letter.kind]}`,
    creator: sender.about.name,
    lastModifiedBy: sender.about.name,
    styles: stylesOf(look),
    // What the writer has collected.
    numbering: writer.numbering(),
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(look.paper.width), height: twips(look.paper.height) },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        ...(choices.watermark
          ? {
              footers: {
                default: new Footer({
                  children: [
                    new Paragraph({
                      style: styleIds.footer,
                      children: [new TextRun(`${product.name} FREE`)],
                    }),
                  ],
                }),
              },
            }
          : {}),
        children,
      },
    ],
  });
  return docxBytes(document, look, {
    photoShape: 'rect',
    language: 'en-PH',
    updatedAt: new Date(source.updatedAt ?? '2000-01-01T00:00:00Z'),
  });
};
