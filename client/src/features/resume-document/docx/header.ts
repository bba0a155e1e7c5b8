import { AlignmentType, Paragraph, type FileChild, type ImageRun } from 'docx';
import { space } from '../layout/column';
import type { PreparedSource } from '../layout/prepared-source';
import { formRow, headingParagraph, type Column } from './blocks';
import { codePicture, photoPicture } from './pictures';
import { joinedRuns, textRun } from './runs';
import { hex, singleLine, styleIds, surfaceLook } from './styles';
import { layoutTable, type Cell } from './tables';

/** The largest photo beside the name, in millimeters: that of a sidebar has the sidebar's width for itself. */
const maxPhoto = 32;

interface HeaderStyle {
  /** The inks on a band. */
  inks?: { name: string; title: string };
  /** The style's own if not given. */
  alignment?: (typeof AlignmentType)['LEFT'];
}

const nameAndTitle = (
  { name, title }: PreparedSource,
  { inks, ...paragraph }: HeaderStyle = {},
): Paragraph[] => [
  new Paragraph({
    ...paragraph,
    style: styleIds.title,
    children: [textRun(name, undefined, inks ? { color: hex(inks.name) } : {})],
  }),
  ...(title
    ? [
        new Paragraph({
          ...paragraph,
          style: styleIds.subtitle,
          children: [textRun(title, undefined, inks ? { color: hex(inks.title) } : {})],
        }),
      ]
    : []),
];

const contactDetails = (
  { contact }: PreparedSource,
  column: Column,
  paragraph: Pick<HeaderStyle, 'alignment'> = {},
): Paragraph[] => {
  if (contact.length === 0) return [];
  const { template } = column.look;
  if (column.isForPrograms)
    return contact.map(
      ({ label, text, link }) =>
        new Paragraph({ style: styleIds.contact, children: [textRun(`${label}: `), textRun(text, link)] }),
    );
  if (template.form)
    return [headingParagraph('Personal Information'), ...contact.map((item) => formRow(item, column))];
  const surface = 'sidebar' in template ? template.sidebar.surface : undefined;
  return [
    new Paragraph({
      ...paragraph,
      style: styleIds.contact,
      ...(surface ? surfaceLook(surface) : {}),
      children: joinedRuns(contact, ' · '),
    }),
  ];
};

const picture = (run: ImageRun) =>
  new Paragraph({ alignment: AlignmentType.RIGHT, spacing: singleLine, children: [run] });

const pictures = ({ name, code }: PreparedSource, photo: Uint8Array | undefined, size: number) => [
  ...(photo ? [picture(photoPicture(photo, size, name))] : []),
  ...(code ? [picture(codePicture(code))] : []),
];

/** A table of the text and the pictures at its right; the text alone where there are none. */
const beside = (
  text: Paragraph[],
  shown: Paragraph[],
  width: number,
  size: number,
  cell: Partial<Cell> = {},
) => {
  if (shown.length === 0) return text;
  const pictureWidth = size + space.section;
  return [
    layoutTable([
      { ...cell, width: width - pictureWidth, children: text },
      { ...cell, width: pictureWidth, children: shown },
    ]),
  ];
};

/** Name, title and contact details, with the photo and the QR code at the right. */
export const headerBlocks = (
  source: PreparedSource,
  column: Column,
  photo: Uint8Array | undefined,
): FileChild[] => {
  const { look, width } = column;
  const { template } = look;
  const size = template.form ? template.photo.size : Math.min(template.photo.size, maxPhoto);
  const shown = pictures(source, photo, size);
  const contactColumn = shown.length > 0 ? { ...column, width: width - size - space.section } : column;
  const band = 'headerBand' in template ? template.headerBand : undefined;
  if (!band) {
    // Beside pictures nothing is in the middle of the page.
    const aligned = shown.length > 0 ? { alignment: AlignmentType.LEFT } : {};
    const text = [...nameAndTitle(source, aligned), ...contactDetails(source, contactColumn, aligned)];
    return beside(text, shown, width, size);
  }
  const bandCell: Cell = {
    width,
    children: nameAndTitle(source, { inks: { name: band.ink, title: band.muted } }),
    surface: template.primaryColor,
    isCentered: true,
    padding: {
      top: band.padding / 2,
      bottom: band.padding / 2,
      left: band.padding / 2,
      right: band.padding / 2,
    },
  };
  const pictureWidth = size + band.padding;
  return [
    layoutTable(
      shown.length > 0
        ? [
            { ...bandCell, width: width - pictureWidth },
            { ...bandCell, width: pictureWidth, children: shown, padding: { ...bandCell.padding, left: 0 } },
          ]
        : [bandCell],
    ),
    ...contactDetails(source, column),
  ];
};
