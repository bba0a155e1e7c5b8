import type { Density, PaperName } from '../page-settings';
import type { Template } from '../template';
import { portalTemplate } from '../templates';
import { keptText } from '../content/kept-text';
import { withPortalDates } from '../content/portal-dates';
import { papers, type DocumentSource, type Letterhead } from '../layout/document';
import { withDesign, type TemplateChoices } from '../layout/template-design';
import { prepareSource } from '../layout/prepared-source';
import { docxDocument } from './document';
import { docxBytes } from './docx-package';
import { lookOf } from './look';

export interface DocxChoices extends TemplateChoices {
  paper: PaperName;
  watermark: boolean;
  density?: Density | undefined;
  letterhead?: Letterhead | undefined;
}

const language = 'en-PH';

/** A date for files of resumes that were never saved, so that equal input gives equal dates. */
const undated = new Date('2000-01-01T00:00:00Z');

const savedAt = ({ updatedAt }: DocumentSource) => {
  const date = new Date(updatedAt ?? '');
  return Number.isNaN(date.getTime()) ? undated : date;
};

/** The resume as a Word document in the template's spirit. `photo` is a square JPEG, a letterhead's `logo` a PNG. */
export const resumeDocx = (
  source: DocumentSource,
  chosen: Template,
  choices: DocxChoices,
  photo?: Uint8Array,
  logo?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { paper, watermark, density, letterhead } = choices;
  const template = withDesign(chosen, choices);
  const look = lookOf(template, papers[paper], density);
  const shown = choices.photo === 'none' ? undefined : photo;
  const document = docxDocument(prepareSource(source, keptText), look, {
    watermark,
    photo: shown,
    letterhead,
    logo,
  });
  const isRound = shown !== undefined && template.photo.cornerRadius * 2 >= template.photo.size;
  return docxBytes(document, look, {
    photoShape: isRound ? 'ellipse' : 'rect',
    language,
    updatedAt: savedAt(source),
  });
};

/**
 * The resume for application portals, which read a file to fill their form: one column of text, the headings that their
 * programs know and dates in figures.
 */
export const portalDocx = (
  source: DocumentSource,
  { paper, watermark }: Pick<DocxChoices, 'paper' | 'watermark'>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const resume = { ...source.resume, sectionHeadings: {} };
  const { profileCode: _code, ...rest } = source;
  const prepared = withPortalDates(prepareSource({ ...rest, resume }, keptText));
  const look = lookOf(portalTemplate, papers[paper]);
  const document = docxDocument(prepared, look, { watermark, isForPrograms: true });
  return docxBytes(document, look, { photoShape: 'rect', language, updatedAt: savedAt(source) });
};
