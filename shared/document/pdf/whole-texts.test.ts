// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { emptyOf } from '#shared/resume/schema';
import { linkEntry, referenceEntry } from '#shared/resume/sections/schema';
import { papers, type DocumentSource } from '../layout/document';
import { layoutDocument } from '../layout/layout-document';
import { prepareSource } from '../layout/prepared-source';
import { paperNames } from '../page-settings';
import { sectionsOf, templates } from '../templates';
import { everySection } from '../test/every-section';
import { isWholeText, lineReaders } from '../test/extracted-lines';
import { generatedWithSections } from '../test/generated-sections';
import { allTexts } from '../test/marks';
import { paintedFile } from '../test/pdf-file';

const [job] = everySection.resume.experience;

/** Addresses that are longer than a sidebar, and as many contact details as a resume has. */
const longAddresses: DocumentSource = {
  ...everySection,
  person: {
    firstName: 'Maria Clara Bernardita',
    lastName: 'Villanueva',
    email: 'maria.clara.villanueva@mactan-trading.example.com',
  },
  profileUrl: 'https://husay.example/profile/maria-clara-bernardita-villanueva',
  photoUrls: ['/photo'],
  resume: {
    ...everySection.resume,
    phone: '+63 (917) 555-0123',
    website: 'https://www.maria-clara-villanueva.example.com/portfolio/nursing',
    skills: ['Month-end closing', 'IFRS', 'Reconciliation of branches', 'QuickBooks', 'Payroll', 'C#/.NET'],
    experience: [
      { ...job!, company: 'Peñafrancia Trading Corporation', location: 'Naga City, Camarines Sur' },
      { ...job!, company: 'Mayon Rural Bank', location: 'Legazpi City', link: 'https://mayon.example.com' },
    ],
    links: [
      ['LinkedIn', 'https://linkedin.com/in/mc-villanueva'],
      ['GitHub', 'https://github.com/mcv'],
      ['Portfolio of my best work', 'https://maria.example.com/best'],
    ].map(([label = '', url = '']) => ({ ...emptyOf(linkEntry), label, url })),
    projects: [
      { ...everySection.resume.projects[0]!, link: 'https://map.example.ph/barangays/of/naga-city' },
    ],
    references: [
      {
        ...emptyOf(referenceEntry),
        name: 'Rosalinda Catacutan',
        phone: '+63 917 555 0200',
        email: 'rosalinda.catacutan@mactan-builders.example.com',
      },
    ],
  },
};

const people: Record<string, DocumentSource> = {
  'long addresses': longAddresses,
  'every section': everySection,
  ...Object.fromEntries([1, 2, 3].map((seed) => [`generated ${seed}`, generatedWithSections(seed)])),
};

/** What a file has of a resume: e-mail, phone and links, skills, companies and places. */
const textsOf = (source: DocumentSource, sections: readonly string[]): string[] => {
  const { contact, skills, experience, sections: others } = prepareSource(source);
  return Object.entries({
    skills,
    experience: experience.flatMap(({ place, location }) => [place, location]),
  })
    .flatMap(([id, texts]) => (sections.includes(id) ? texts : []))
    .concat(contact.map(({ text }) => text))
    .concat(
      [...others].flatMap(([id, content]) => {
        if (!sections.includes(id) || 'table' in content) return [];
        const items = 'items' in content ? content.items : content.entries.flatMap(({ details }) => details);
        return items.flatMap(({ text, lead = '', link }) => (link ? text.slice(lead.length) : []));
      }),
    )
    .filter(Boolean);
};

describe.each(
  paperNames.flatMap((paper) => templates.map((template) => [paper, template.id, template] as const)),
)('%s, %s', (paper, _, template) => {
  test.each(Object.entries(people))(
    'e-mail, phone, links, skills, companies and places are texts of their own: %s',
    async (_person, source) => {
      const file = paintedFile(layoutDocument(source, template, { paper, watermark: true }));
      const texts = textsOf(source, sectionsOf(template));
      expect(texts.length).toBeGreaterThan(8);
      for (const [reader, linesOf] of Object.entries(lineReaders)) {
        const lines = await linesOf(file.path, file.bytes);
        const torn = texts.filter((text) => !isWholeText(text, lines));
        expect(torn, reader).toEqual([]);
      }
    },
  );
});

test.each(templates)(
  '$id: a link that is longer than any column is shortened, with its target whole',
  (template) => {
    const link = `https://example.com/${'portfolio-of-work-'.repeat(12)}`;
    const resume = {
      ...everySection.resume,
      website: link,
      links: [{ ...emptyOf(linkEntry), label: 'Work', url: link }],
    };
    const source = { ...everySection, resume, photoUrls: ['/photo'] };
    const document = layoutDocument(source, template, { paper: 'a4', watermark: false });
    const shown = allTexts(document).filter((mark) => mark.link === link && mark.text !== 'Work:');
    expect(shown).toHaveLength(2);
    for (const { text, size, x, width } of shown) {
      expect(text).toMatch(/…$/);
      expect(size).toBeGreaterThanOrEqual(9);
      expect(x + width).toBeLessThanOrEqual(papers.a4.width - 10);
    }
  },
);
