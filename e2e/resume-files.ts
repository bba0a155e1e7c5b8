import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';

/** The same invented person in every format that can be imported. */

export interface ResumeFile {
  name: string;
  content: Uint8Array;
}

export const imported = {
  title: 'Warehouse Supervisor',
  company: 'Agusan Cold Storage',
  skill: 'Forklift operation',
};

const headings = ['Work Experience', 'Education', 'Skills'] as const;

const jobs = Array.from({ length: 9 }, (_, i) => ({
  title: i === 0 ? imported.title : `Store Clerk ${i}`,
  company: i === 0 ? imported.company : `Butuan Trading ${i}`,
  dates: `Jan ${2022 - 2 * i} - Dec ${2023 - 2 * i}`,
  duties: [
    'Planned the work of twelve people over two shifts and kept the stock list correct to the last box.',
    'Taught new colleagues how to load safely, and wrote the list that they still use each morning.',
    'Counted the stock each month with the accountants, and found what was missing within a day.',
  ],
}));

/** A resume as a web page, printed by the browser: text, but nothing of ours in it. */
const page = (count: number) => `<!doctype html><meta charset="utf-8"><style>
  body { font: 12px/1.5 Helvetica, Arial, sans-serif } h1 { font-size: 26px } h2 { font-size: 16px; border-bottom: 1px solid }
  h3 { font-size: 13px; margin: 8px 0 0 } p { margin: 0 }</style>
  <h1>Rodel Magbanua</h1><p>Warehouse Supervisor</p><p>rodel@example.com | +63 917 555 0177 | Butuan City, Philippines</p>
  <h2>${headings[0]}</h2>${jobs
    .slice(0, count)
    .map(
      ({ title, company, dates, duties }) =>
        `<h3>${title}</h3><p>${company}</p><p>${dates}</p><ul>${duties.map((duty) => `<li>${duty}</li>`).join('')}</ul>`,
    )
    .join('')}
  <h2>${headings[1]}</h2><h3>BS Industrial Engineering</h3><p>Caraga State University</p><p>2009 - 2013</p>
  <h2>${headings[2]}</h2><ul><li>${imported.skill}</li><li>Inventory</li><li>Scheduling</li></ul>`;

export const printedPdf = async (browser: Browser, count = jobs.length): Promise<ResumeFile> => {
  const context = await browser.newContext();
  const printer = await context.newPage();
  await printer.setContent(page(count));
  const content = await printer.pdf({
    format: 'A4',
    margin: { top: '20mm', bottom: '20mm', left: '20mm', right: '20mm' },
  });
  await context.close();
  return { name: 'rodel.pdf', content };
};

/** A page that is a picture, as a scanner makes it. */
export const scannedPdf = async (browser: Browser): Promise<ResumeFile> => {
  const context = await browser.newContext();
  const printer = await context.newPage();
  // A picture that is there: on a busy machine, Chromium sometimes refuses to take one.
  const picture = readFileSync('server/embedded/samples/credentials/life-support-certificate.png');
  await printer.setContent(`<img src="data:image/png;base64,${picture.toString('base64')}" width="600">`);
  const content = await printer.pdf({ format: 'A4' });
  await context.close();
  return { name: 'scan.pdf', content };
};

export const lockedPdf = async (browser: Browser): Promise<ResumeFile> => {
  const { content } = await printedPdf(browser, 1);
  const folder = mkdtempSync(join(tmpdir(), 'locked-'));
  const [open, locked] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  try {
    writeFileSync(open, content);
    execFileSync('qpdf', ['--encrypt', 'secret', 'owner', '256', '--', open, locked]);
    return { name: 'locked.pdf', content: readFileSync(locked) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

interface Paragraph {
  text: string;
  style?: 'Heading1' | 'Heading2' | 'ListBullet';
}

const paragraphs: Paragraph[] = [
  { text: 'Rodel Magbanua' },
  { text: 'Warehouse Supervisor' },
  { text: 'rodel@example.com | +63 917 555 0177 | Butuan City, Philippines' },
  { text: headings[0], style: 'Heading1' },
  ...jobs
    .slice(0, 2)
    .flatMap(({ title, company, dates, duties }): Paragraph[] => [
      { text: title, style: 'Heading2' },
      { text: company },
      { text: dates },
      ...duties.map((text) => ({ text, style: 'ListBullet' as const })),
    ]),
  { text: headings[1], style: 'Heading1' },
  { text: 'BS Industrial Engineering', style: 'Heading2' },
  { text: 'Caraga State University' },
  { text: '2009 - 2013' },
  { text: headings[2], style: 'Heading1' },
  { text: `${imported.skill}, Inventory, Scheduling` },
];

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

export const docx = (): ResumeFile => {
  const body = paragraphs
    .map(
      ({ text, style }) =>
        `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`,
    )
    .join('');
  const xml = '<?xml version="1.0" encoding="UTF-8"?>';
  return {
    name: 'rodel.docx',
    content: zipSync({
      '[Content_Types].xml': strToU8(
        `${xml}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${officeDocument}" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        `${xml}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  };
};

const openDocument = 'urn:oasis:names:tc:opendocument:xmlns';

export const odt = (): ResumeFile => {
  const body = paragraphs
    .map(({ text, style }) => {
      if (style === 'Heading1') return `<text:h text:outline-level="1">${text}</text:h>`;
      if (style === 'Heading2') return `<text:h text:outline-level="2">${text}</text:h>`;
      if (style === 'ListBullet')
        return `<text:list><text:list-item><text:p>${text}</text:p></text:list-item></text:list>`;
      return `<text:p>${text}</text:p>`;
    })
    .join('');
  return {
    name: 'rodel.odt',
    content: zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8(
        `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="${openDocument}:office:1.0" xmlns:text="${openDocument}:text:1.0" office:version="1.2"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
    }),
  };
};

export const plainText = (): ResumeFile => ({
  name: 'rodel.txt',
  content: strToU8(
    paragraphs
      .map(({ text, style }) => {
        if (style === 'Heading1') return `\n${text.toUpperCase()}`;
        return style === 'ListBullet' ? `- ${text}` : text;
      })
      .join('\n'),
  ),
});

export const jsonResume = (): ResumeFile => ({
  name: 'rodel.json',
  content: strToU8(
    JSON.stringify({
      basics: { name: 'Rodel Magbanua', label: 'Warehouse Supervisor' },
      work: [{ position: imported.title, name: imported.company, startDate: '2022-01' }],
      skills: [{ name: imported.skill }],
    }),
  ),
});

export const linkedInArchive = (): ResumeFile => ({
  name: 'Basic_LinkedInDataExport.zip',
  content: zipSync({
    'Profile.csv': strToU8(
      'First Name,Last Name,Headline,Summary,Geo Location\nRodel,Magbanua,Warehouse Supervisor,,"Butuan City, Philippines"\n',
    ),
    'Positions.csv': strToU8(
      `Company Name,Title,Description,Location,Started On,Finished On\n${imported.company},${imported.title},Planned the work of twelve people.,Butuan City,Jan 2022,\n`,
    ),
    'Skills.csv': strToU8(`Name\n${imported.skill}\nInventory\n`),
  }),
});

/** The first bytes of a compound file, as Word wrote them before 2007. */
export const oldWord = (): ResumeFile => ({
  name: 'rodel.doc',
  content: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
});
