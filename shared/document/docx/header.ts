import { AlignmentType, Paragraph, type FileChild, type ImageRun } from 'docx';
import { space } from '../layout/column';
import type { PreparedSource } from '../layout/prepared-source';
import { formRow, headingParagraph, type Column } from './blocks';
import { codePicture, codeSize, photoPicture } from './pictures';
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
    style: styleIds.name,
    children: [textRun(name, undefined, inks ? { color: hex(inks.name) } : {})],
  }),
  ...(title
    ? [
        new Paragraph({
          ...paragraph,
          style: styleIds.title,
          children: [textRun(title, undefined, inks ? { color: hex(inks.title) } : {})],
        }),
      ]
    : []),
];

const contactDetails = (
  { contact, particulars }: PreparedSource,
  column: Column,
  paragraph: Pick<HeaderStyle, 'alignment'> = {},
): Paragraph[] => {
  const { template } = column.look;
  if (contact.length === 0 && !(template.form && particulars.length > 0)) return [];
  if (column.isForPrograms)
    return contact.map(
      ({ label, text, link }) =>
        new Paragraph({ style: styleIds.contact, children: [textRun(`${label}: `), textRun(text, link)] }),
    );
  if (template.form)
    return [
      headingParagraph('Personal Information'),
      ...[...contact, ...particulars].map((item) => formRow(item, column)),
    ];
  const surface = 'sidebar' in template ? template.sidebar.surface : undefined;
  return [
    new Paragraph({
      ...paragraph,
      style: styleIds.contact,
      ...(surface ? surfaceLook(surface) : {}),
      children: joinedRuns(contact, ' | '),
    }),
  ];
};

const picture = (run: ImageRun) =>
  new Paragraph({ alignment: AlignmentType.RIGHT, spacing: singleLine, children: [run] });

/** The QR code and the photo, each with room at its left: under each other they would be higher than the text beside them. */
const pictureCells = (
  { name, code }: PreparedSource,
  photo: Uint8Array | undefined,
  { size, gap }: { size: number; gap: number },
): Cell[] => [
  ...(code ? [{ width: codeSize + gap, children: [picture(codePicture(code))] }] : []),
  ...(photo ? [{ width: size + gap, children: [picture(photoPicture(photo, size, name))] }] : []),
];

const widthOf = (cells: readonly Cell[]) => cells.reduce((sum, { width }) => sum + width, 0);

/** Name, title and contact details, with the photo and the QR code at the right. */
export const headerBlocks = (
  source: PreparedSource,
  column: Column,
  photo: Uint8Array | undefined,
): FileChild[] => {
  const { look, width } = column;
  const { template } = look;
  const size = template.form ? template.photo.size : Math.min(template.photo.size, maxPhoto);
  const band = 'headerBand' in template ? template.headerBand : undefined;
  const shown = pictureCells(source, photo, { size, gap: band?.padding ?? space.section });
  const besidePictures = width - widthOf(shown);
  if (!band) {
    // Beside pictures nothing is in the middle of the page.
    const aligned = shown.length > 0 ? { alignment: AlignmentType.LEFT } : {};
    const text = [
      ...(template.form && !column.isForPrograms
        ? [new Paragraph({ ...aligned, style: styleIds.title, children: [textRun(template.form.title)] })]
        : []),
      ...nameAndTitle(source, aligned),
      ...contactDetails(source, { ...column, width: besidePictures }, aligned),
    ];
    return shown.length > 0 ? [layoutTable([{ width: besidePictures, children: text }, ...shown])] : text;
  }
  const padding = band.padding / 2;
  const bandCell = {
    surface: band.color === 'tint' ? template.secondaryColor : template.primaryColor,
    isCentered: true,
    padding: { top: padding, bottom: padding, left: padding, right: padding },
  };
  return [
    layoutTable([
      {
        ...bandCell,
        width: besidePictures,
        children: nameAndTitle(source, { inks: { name: band.ink, title: band.muted } }),
      },
      ...shown.map((cell) => ({ ...bandCell, padding: { ...bandCell.padding, left: 0 }, ...cell })),
    ]),
    ...contactDetails(source, column),
  ];
};
