import { AlignmentType, BorderStyle, LineRuleType, ShadingType, type IStylesOptions } from 'docx';
import { space } from '../layout/column';
import { gapAbove, type Look } from './look';
import { eighths, halfPoints, twips } from './measures';

/**
 * The ids of our paragraph styles; built-in ones have the ids and names that Word knows. Name and title are in styles of
 * ours: converters take paragraphs in Title and Subtitle for metadata, and drop them from the text.
 */
export const styleIds = {
  name: 'PersonName',
  title: 'PersonTitle',
  heading: 'Heading1',
  entry: 'Heading2',
  body: 'BodyText',
  bullet: 'ListBullet',
  number: 'ListNumber',
  meta: 'EntryMeta',
  contact: 'ContactDetails',
  footer: 'Footer',
  header: 'Header',
} as const;

/** Spacing of a line that is as high as its text or its picture. */
export const singleLine = { line: 240, lineRule: LineRuleType.AUTO } as const;

/** A color as WordprocessingML has it, without the sign. */
export const hex = (color: string) => color.replace('#', '').toUpperCase();

/** A colored surface behind a paragraph, a little larger than its text: borders of the same color are around it. */
export const surfaceLook = (color: string) => {
  const border = { style: BorderStyle.SINGLE, size: 8, space: 2, color: hex(color) };
  return {
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: hex(color) },
    border: { top: border, bottom: border, left: border, right: border },
  };
};

/** A section's heading: on a bar, over a rule, or plain, as in the template. The text of a label has its surface. */
const headingLook = ({ template }: Look) => {
  const { bar, rule } = template.headings;
  if (bar?.label)
    return { border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 0, color: hex(bar.color) } } };
  if (bar) return surfaceLook(bar.color);
  if (!rule) return {};
  const { primaryColor, palette } = template;
  const color = { accent: primaryColor, rule: palette.rule, ink: palette.ink }[rule.color];
  // A short rule is a thick one; across the page it would be a bar.
  const size = eighths(rule.length === undefined ? rule.thickness : rule.thickness / 2);
  const line = { style: BorderStyle.SINGLE, size, space: 2, color: hex(color) };
  return { border: rule.at === 'above' ? { top: line } : { bottom: line } };
};

/** Styles with the names that Word, and programs that read resumes, know. */
export const stylesOf = (look: Look): IStylesOptions => {
  const { template, sizes, line, typeface, display } = look;
  const { palette, primaryColor } = template;
  const isCentered = 'header' in template && template.header === 'centered';
  const alignment = isCentered ? AlignmentType.CENTER : AlignmentType.LEFT;
  const { font: weight, below = space.underRule, bar, color: headingInk, align } = template.headings;
  const headingColor = bar?.ink ?? (headingInk === 'ink' ? palette.ink : primaryColor);
  const { font: nameWeight, color: nameInk } = template.nameStyle ?? {};
  const run = (size: number, color: string, bold = false) => ({
    size: halfPoints(size),
    color: hex(color),
    font: typeface.name,
    ...(bold ? { bold } : {}),
  });
  const based = { basedOn: 'Normal', quickFormat: true };
  return {
    default: {
      document: {
        run: {
          ...run(sizes.body, palette.ink),
          language: { value: 'en-PH', eastAsia: 'en-US', bidirectional: 'ar-SA' },
        },
        paragraph: { spacing: { line, lineRule: LineRuleType.AUTO, before: 0, after: 0 } },
      },
      heading1: {
        run: {
          ...run(sizes.heading, headingColor, weight !== 'regular'),
          font: display.name,
          ...(bar?.label && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: hex(bar.color) } }),
        },
        paragraph: {
          ...(align && { alignment: AlignmentType.CENTER }),
          ...headingLook(look),
          spacing: {
            ...singleLine,
            before: twips(gapAbove(look, 'section')),
            after: twips(below * look.gaps),
          },
          keepNext: true,
          keepLines: true,
        },
      },
      heading2: {
        run: run(sizes.entry, palette.ink, true),
        paragraph: {
          spacing: { line, lineRule: LineRuleType.AUTO, before: twips(gapAbove(look, 'entry')) },
          keepNext: true,
          keepLines: true,
        },
      },
      hyperlink: { run: { color: hex(primaryColor), underline: { type: 'none' } } },
    },
    paragraphStyles: [
      { id: 'Normal', name: 'Normal', quickFormat: true },
      {
        ...based,
        id: styleIds.name,
        name: 'Person Name',
        run: {
          ...run(sizes.name, nameInk === 'accent' ? primaryColor : palette.ink, nameWeight !== 'regular'),
          font: display.name,
        },
        paragraph: {
          alignment,
          spacing: { ...singleLine, after: twips(space.hair) },
          keepNext: true,
          outlineLevel: 0,
        },
      },
      {
        ...based,
        id: styleIds.title,
        name: 'Person Title',
        run: run(sizes.title, primaryColor),
        paragraph: { alignment, spacing: { ...singleLine, after: twips(space.hair) } },
      },
      {
        ...based,
        id: styleIds.contact,
        name: 'Contact Details',
        run: run(sizes.body, palette.muted),
        paragraph: { alignment, spacing: { before: twips(space.hair) } },
      },
      { ...based, id: styleIds.body, name: 'Body Text' },
      {
        ...based,
        id: styleIds.meta,
        name: 'Entry Meta',
        run: run(sizes.body, palette.muted),
        paragraph: { keepLines: true },
      },
      { ...based, id: styleIds.bullet, name: 'List Bullet' },
      { ...based, id: styleIds.number, name: 'List Number' },
      {
        ...based,
        id: styleIds.header,
        name: 'header',
        run: run(sizes.footer, palette.muted),
        paragraph: { alignment: AlignmentType.RIGHT },
      },
      {
        ...based,
        id: styleIds.footer,
        name: 'footer',
        run: run(sizes.footer, palette.muted),
        paragraph: { alignment: AlignmentType.CENTER },
      },
    ],
  };
};
