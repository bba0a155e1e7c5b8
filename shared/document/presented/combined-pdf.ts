import { printedDate } from '#shared/text/partial-date';
import { BlindLeak, leaksInDocument, leaksInPdf, leaksInText, ownTexts } from '../blind/blind-check';
import { blindSource } from '../blind/blind-source';
import type { Candidate } from '../blind/hidden-of';
import type { HiddenKind, HiddenString } from '../blind/hidden-strings';
import { layoutCover, type CoverEntry } from '../layout/cover';
import {
  papers,
  type DocumentSource,
  type LaidOutDocument,
  type LayoutOptions,
  type Mark,
} from '../layout/document';
import { pageNumber } from '../layout/letterhead';
import { PrintableFields } from '../layout/printable-text';
import { withDesign } from '../layout/template-design';
import { hasExtended, loadTypeface } from '../layout/typefaces';
import { usedFonts } from '../layout/used-fonts';
import { paintPdf } from '../pdf/paint-pdf';
import { layOutForPdf, type ResumePdfFiles } from '../pdf/resume-pdf';
import { findTemplate } from '../templates';
import { fullSource } from './candidate-source';
import { patternFileName } from './file-pattern';
import type { PresentedJob } from './presented-pdf';

/** Several candidates' documents as one file: a cover with a table of them, then each. */
export interface CombinedJob extends Omit<PresentedJob, 'candidate' | 'pattern'> {
  candidates: readonly Candidate[];
  /** On the cover; '' for the usual one. */
  title: string;
}

interface Part {
  number: string;
  source: DocumentSource;
  document: LaidOutDocument;
  hidden: HiddenString[];
}

const nameOf = ({ person }: DocumentSource) => `${person.firstName} ${person.lastName}`.trim();

const entryOf = ({ number, source }: Part, page: number): CoverEntry => ({
  number,
  name: nameOf(source),
  title: source.resume.title,
  place: source.resume.location,
  page,
});

/** Marks of one of the documents: its sections are its own, and a logo is said once, on the cover. */
const inFile = (mark: Mark, number: string): Mark => {
  if (mark.kind === 'logo') return { ...mark, role: 'artifact' };
  if (mark.kind !== 'text' || mark.role === 'artifact') return mark;
  return { ...mark, section: mark.section === undefined ? number : `${number} ${mark.section}` };
};

/** Kinds that no other candidate's document says by chance: they are searched for in the whole file. */
const telling: readonly HiddenKind[] = ['email', 'phone', 'link', 'license number'];

const refuseLeaks = (
  parts: readonly Part[],
  {
    file,
    document,
    cover,
    own,
  }: { file: Uint8Array; document: LaidOutDocument; cover: string; own: string[] },
) => {
  const leaks = parts.flatMap((part) => {
    const texts = Object.values(entryOf(part, 0)).join('\n\n\n\n\n');
    return [
      ...leaksInDocument(part.document, part.hidden, own),
      ...leaksInText('the table', texts, part.hidden, own),
      ...leaksInText('the cover', cover, part.hidden, own),
    ].map(({ kind, where }) => ({ kind, where: `${where} (${part.number})` }));
  });
  const everyones = parts.flatMap(({ hidden }) => hidden.filter(({ kind }) => telling.includes(kind)));
  const [leak] = [...leaks, ...leaksInPdf(file, document, everyones, own)];
  if (leak) throw new BlindLeak(leak);
};

/** The file, under the letterhead. Throws `BlindLeak` where a blind one would hold anything hidden. */
export const combinedPdf = async (
  { candidates, blind, templateId, paper: paperName, letterhead, contact, logo, title, day }: CombinedJob,
  { loadFonts }: Pick<ResumePdfFiles, 'loadFonts'>,
) => {
  const options: LayoutOptions = {
    paper: paperName,
    watermark: false,
    letterhead,
    photo: 'none',
    hasPageNumbers: false,
  };
  const template = withDesign(findTemplate(templateId), options);
  const paper = papers[paperName];
  const parts: Part[] = [];
  for (const candidate of candidates) {
    const { source, hidden } = blind
      ? blindSource(candidate, blind, contact)
      : { source: fullSource(candidate, contact), hidden: [] };
    const { document } = await layOutForPdf(source, findTemplate(templateId), options);
    parts.push({ number: candidate.number, source, document, hidden });
  }
  const shownTitle = title.trim() || 'Candidates';
  const count = parts.length === 1 ? '1 candidate' : `${parts.length} candidates`;
  const lines = [
    [count, printedDate(day)].join(' · '),
    [contact.name, contact.email, contact.phone].filter(Boolean).join(' · '),
  ];

  const coverOf = (pagesBefore: number) => {
    let page = pagesBefore + 1;
    const entries = parts.map((part) => {
      const entry = entryOf(part, page);
      page += part.document.pages.length;
      return entry;
    });
    return layoutCover(
      { title: shownTitle, lines: lines.filter(Boolean), entries },
      letterhead,
      template,
      paper,
      new PrintableFields(),
    );
  };
  const laidOut = (): LaidOutDocument => {
    const cover = coverOf(coverOf(1).length);
    const pages = [
      ...cover.map((marks) => ({ name: letterhead.name, marks })),
      ...parts.flatMap(({ number, source, document }) =>
        document.pages.map((marks) => ({
          name: nameOf(source),
          marks: marks.map((mark) => inFile(mark, number)),
        })),
      ),
    ];
    return {
      paper,
      pages: pages.map(({ name, marks }, i) => [
        ...marks,
        pageNumber(name, { page: i + 1, of: pages.length }, template, paper),
      ]),
      title: `${shownTitle} – ${letterhead.name}`,
      author: letterhead.name,
      subject: count,
      keywords: [],
      language: 'en-PH',
      updatedAt: `${day}T00:00:00.000Z`,
      warnings: [],
      bookmarks: 'names',
    };
  };
  let document = laidOut();
  if (hasExtended(document)) {
    await loadTypeface(template.typeface, true);
    document = laidOut();
  }
  const bytes = paintPdf(document, await loadFonts(usedFonts(document)), { logo });
  if (blind)
    refuseLeaks(parts, {
      file: bytes,
      document,
      cover: [shownTitle, ...lines].join('\n\n\n\n\n'),
      own: ownTexts(letterhead, contact),
    });
  const facts = { number: '', first: '', last: '', title: shownTitle, date: day };
  return { bytes, name: patternFileName('{title}_{date}', facts) };
};
