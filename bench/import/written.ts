// Files as applicants and their programs write them: Word's templates, Writer's forms, pasted text, rich text, notes and saved pages. Each kind
// draws a person without a page. By turns looked at and only counted.
import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { strToU8, zipSync } from 'fflate';
import type { JsonDated, JsonResume } from './json-resume';
import { cached, withLibreOffice } from './files';
import { dateOf, degreeOf, digits, linksOf, shortMonth, skillsOf, span, years } from './page-parts';

interface WrittenFile {
  bytes: Uint8Array;
  /** What it shows, to know what of a resume it has. */
  text: string;
}

export interface WrittenKind {
  name: string;
  /** Of the reading: docx, odt, text, markdown, rtf, html. */
  format: string;
  file: string;
  isHeldOut: boolean;
  write: (person: JsonResume) => WrittenFile | Promise<WrittenFile>;
}

type Lines = (string | undefined | false)[];
const text = (...lines: (string | undefined | false | Lines)[]) =>
  lines
    .flat()
    .filter((line): line is string => typeof line === 'string')
    .join('\n');
const has = (...parts: (string | undefined)[]) => parts.filter((part) => part).join(', ');
const place = ({ basics }: JsonResume) => has(basics?.location?.city, basics?.location?.region);
const jobs = ({ work = [] }: JsonResume) => work;
const schools = ({ education = [] }: JsonResume) => education;
const duties = ({ highlights = [] }: { highlights?: string[] }) => highlights;
const numericDate = (date: string | undefined) => dateOf(date, digits);
const short = (dated: JsonDated, dash = ' - ') => span(dated, { month: shortMonth, dash });
const capsMonth = (dated: JsonDated) => span(dated, { dash: ' – ', open: 'Present' }).toUpperCase();
const spoken = ({ languages = [] }: JsonResume, between = ' – ') =>
  languages.map(({ language, fluency }) => `${language}${between}${fluency}`);
const utf8 = (content: string): WrittenFile => ({ bytes: strToU8(content), text: content });

// Word, by hand.

const x = (content: string) =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

const wordStyles = `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault>
<w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="NoSpacing"><w:name w:val="No Spacing"/><w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:pPr><w:contextualSpacing/></w:pPr><w:rPr><w:sz w:val="56"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="320" w:after="80"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:caps/><w:color w:val="2E74B5"/><w:sz w:val="26"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="120" w:after="0"/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/><w:sz w:val="24"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="ListBullet"><w:name w:val="List Bullet"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:contextualSpacing/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="720"/><w:contextualSpacing/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Header"><w:name w:val="header"/><w:pPr><w:spacing w:after="0"/></w:pPr></w:style>
<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style>`;
const numbering = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uF0B7"/><w:pPr><w:ind w:left="360" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>
<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;

const plainOfXml = (xml: string) =>
  xml
    .replace(
      /<w:del [\s\S]*?<\/w:del>|<w:instrText[\s\S]*?<\/w:instrText>|<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g,
      '',
    )
    .replace(/<w:tab\/>|<w:br\/>|<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

interface WordParts {
  header?: string;
  footer?: string;
  section?: string;
  comments?: string;
  links?: Record<string, string>;
}
const wordFile = (
  body: string,
  { header, footer, section = '', comments, links = {} }: WordParts = {},
): WrittenFile => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${x(target)}"${type === 'hyperlink' ? ' TargetMode="External"' : ''}/>`;
  const relations = (...items: string[]) =>
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`;
  const part = (name: string, content: string) =>
    strToU8(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${name} ${namespaces}>${content}</w:${name}>`,
    );
  const bytes = zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': strToU8(relations(relation('rId1', 'officeDocument', 'word/document.xml'))),
    'word/document.xml': part(
      'document',
      `<w:body>${body}<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="rIdH"/>' : ''}${footer ? '<w:footerReference w:type="default" r:id="rIdF"/>' : ''}${section}</w:sectPr></w:body>`,
    ),
    'word/styles.xml': part('styles', wordStyles),
    'word/numbering.xml': part('numbering', numbering),
    'word/_rels/document.xml.rels': strToU8(
      relations(
        relation('rIdS', 'styles', 'styles.xml'),
        relation('rIdN', 'numbering', 'numbering.xml'),
        header ? relation('rIdH', 'header', 'header1.xml') : '',
        footer ? relation('rIdF', 'footer', 'footer1.xml') : '',
        comments ? relation('rIdC', 'comments', 'comments.xml') : '',
        ...Object.entries(links).map(([id, target]) => relation(id, 'hyperlink', target)),
      ),
    ),
    ...(header && { 'word/header1.xml': part('hdr', header) }),
    ...(footer && { 'word/footer1.xml': part('ftr', footer) }),
    ...(comments && { 'word/comments.xml': part('comments', comments) }),
  });
  return { bytes, text: plainOfXml([header ?? '', body, footer ?? ''].join('\n')) };
};

type RunLook = 'b' | 'i' | 'bi' | 'big' | 'caps' | '';
const looks: Record<RunLook, string> = {
  b: '<w:b/>',
  i: '<w:i/>',
  bi: '<w:b/><w:i/>',
  big: '<w:b/><w:sz w:val="40"/>',
  caps: '<w:b/><w:caps/>',
  '': '',
};
const r = (content: string | undefined, look: RunLook = '') =>
  `<w:r><w:rPr>${looks[look]}</w:rPr>${x(content ?? '')
    .split(/(\t|\n)/)
    .map((part) =>
      part === '\t' ? '<w:tab/>' : part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${part}</w:t>`,
    )
    .join('')}</w:r>`;
const p = (content: string | undefined, style = 'Normal', properties = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr>${content?.startsWith('<') ? content : r(content)}</w:p>`;
const bullets = (texts: readonly string[]) => texts.map((each) => p(each, 'ListBullet')).join('');
const numbered = (texts: readonly string[]) =>
  texts
    .map((each) => p(each, 'ListParagraph', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>'))
    .join('');
const cell = (content: string, width = 4000) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content || '<w:p/>'}</w:tc>`;
const tableOf = (rows: readonly (readonly string[])[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr>${rows
    .map((cells) => `<w:tr>${cells.map((each) => cell(each)).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
const rightTab = '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>';
const ruled = '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>';
const control = (content: string) =>
  `<w:sdt><w:sdtPr><w:alias w:val="Enter text"/><w:showingPlcHdr w:val="0"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const box = (content: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

const section = (draw: (heading: string) => string, heading: string, content: string) =>
  content === '' ? '' : draw(heading) + content;

/** Contact facts on one line. */
const reach = (person: JsonResume, sign = ' | ') =>
  [place(person), person.basics?.phone, person.basics?.email, ...linksOf(person)].filter(Boolean).join(sign);

const licenseLine = ({
  name,
  issuer,
  number,
  date,
  validUntil,
}: NonNullable<JsonResume['certificates']>[0]) =>
  `${name}, ${issuer}, License No. ${number}, issued ${dateOf(date)}${validUntil ? `, valid until ${dateOf(validUntil)}` : ''}`;
const trainingLine = (
  { title, organizer, date, hours }: NonNullable<JsonResume['trainings']>[0],
  sign = ' – ',
) => [title, organizer, dateOf(date), hours && `${hours} hours`].filter(Boolean).join(sign);

/** What the special part of a kind leaves: as paragraphs with headings. */
const wordRest = (person: JsonResume, heading: (name: string) => string, but: readonly string[] = []) =>
  Object.entries({
    'Licenses and Eligibility': (person.certificates ?? []).map((one) => p(licenseLine(one))).join(''),
    'Seminars and Trainings Attended': (person.trainings ?? []).map((one) => p(trainingLine(one))).join(''),
    Projects: (person.projects ?? [])
      .map((one) => p(r(one.name, 'b') + r(`\t${short(one)}`), 'Normal', rightTab) + p(one.description))
      .join(''),
    'Volunteer Work': (person.volunteer ?? [])
      .map((one) => p(`${one.position}, ${one.organization} (${years(one)})`) + bullets(duties(one)))
      .join(''),
    Awards: (person.awards ?? []).map((one) => p(`${one.title}, ${one.awarder}, ${one.date}`)).join(''),
    Skills: bullets(skillsOf(person)),
    Languages: person.languages ? p(spoken(person).join(', ')) : '',
    Interests: person.interests ? p(person.interests.map(({ name }) => name).join(', ')) : '',
    'Character References': (person.references ?? [])
      .map(
        (one) =>
          p(r(one.name, 'b'), 'NoSpacing') +
          p(one.position, 'NoSpacing') +
          p(one.company, 'NoSpacing') +
          p(one.phone),
      )
      .join(''),
  })
    .filter(([name]) => !but.includes(name))
    .map(([name, content]) => section(heading, name, content))
    .join('');

const wordTemplate = (person: JsonResume) => {
  const { name, label, summary } = person.basics ?? {};
  const side = (title: string, content: string) => [p(title, 'Heading1'), content];
  return wordFile(
    p(name, 'Title') +
      p(reach(person, ' · ')) +
      tableOf([
        side('Objective', p(summary)),
        side('Experience', ''),
        ...jobs(person).map((job) => [
          p(short(job)),
          p(job.position, 'Heading2') + p(has(job.name, job.location)) + bullets(duties(job)),
        ]),
        side('Education', ''),
        ...schools(person).map((one) => [
          p(years(one)),
          p(degreeOf(one), 'Heading2') + p(one.institution) + (one.summary ? p(one.summary) : ''),
        ]),
      ]) +
      wordRest(person, (heading) => p(heading, 'Heading1')),
    { header: p(label, 'Header'), footer: p(r('Page ') + field('PAGE', '1'), 'Header') },
  );
};

const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${x(code)} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const wordTabStops = (person: JsonResume) => {
  const heading = (name: string) => p(r(name.toUpperCase(), 'b'), 'NoSpacing', ruled);
  const { name, label, summary } = person.basics ?? {};
  return wordFile(
    p(r(name?.toUpperCase(), 'big'), 'NoSpacing', '<w:jc w:val="center"/>') +
      p(label, 'NoSpacing', '<w:jc w:val="center"/>') +
      section(heading, 'Career Objective', p(summary)) +
      section(
        heading,
        'Professional Experience',
        jobs(person)
          .map(
            (job) =>
              p(r(job.name, 'b') + r(`\t${job.location}`), 'NoSpacing', rightTab) +
              p(r(job.position, 'i') + r(`\t${span(job)}`, 'i'), 'NoSpacing', rightTab) +
              numbered(duties(job)),
          )
          .join(''),
      ) +
      section(
        heading,
        'Educational Background',
        schools(person)
          .map(
            (one) =>
              p(r(one.institution, 'b') + r(`\t${years(one)}`), 'NoSpacing', rightTab) +
              p(r(degreeOf(one), 'i') + r(one.summary ? `, ${one.summary}` : ''), 'NoSpacing'),
          )
          .join(''),
      ) +
      wordRest(person, heading),
    { header: p(reach(person, ' • '), 'Header', '<w:jc w:val="center"/>') },
  );
};

const wordTextBoxes = (person: JsonResume) => {
  const { name, label, summary, phone, email } = person.basics ?? {};
  const heading = (title: string) => p(r(title.toUpperCase(), 'b'));
  const side =
    heading('Contact') +
    [phone, email, place(person), ...linksOf(person)].map((each) => p(each, 'NoSpacing')).join('') +
    heading('Skills') +
    bullets(skillsOf(person)) +
    heading('Languages') +
    spoken(person, ' (')
      .map((each) => p(`${each})`, 'NoSpacing'))
      .join('');
  return wordFile(
    p(box(p(r(name, 'big')) + p(label)) + box(side)) +
      heading('Profile') +
      p(summary) +
      heading('Work Experience') +
      jobs(person)
        .map(
          (job) =>
            p(r(job.position, 'b') + r(` | ${job.name} | ${job.location}`), 'NoSpacing') +
            p(r(short(job, ' – '), 'i'), 'NoSpacing') +
            bullets(duties(job)),
        )
        .join('') +
      heading('Education') +
      schools(person)
        .map(
          (one) =>
            p(r(degreeOf(one), 'b') + r(` | ${one.institution}`), 'NoSpacing') +
            p(r([years(one), one.summary].filter(Boolean).join(' | '), 'i')),
        )
        .join('') +
      wordRest(person, heading, ['Skills', 'Languages']),
  );
};

const wordColumns = (person: JsonResume) => {
  const { name, label, summary, phone, email } = person.basics ?? {};
  const heading = (title: string) => p(title, 'Heading1');
  const left =
    heading('Personal Details') +
    p(`Address: ${place(person)}`, 'NoSpacing') +
    p(`Mobile: ${phone}`, 'NoSpacing') +
    p(`Email: ${email}`, 'NoSpacing') +
    linksOf(person)
      .map((each) => p(each, 'NoSpacing'))
      .join('') +
    heading('Key Skills') +
    bullets(skillsOf(person)) +
    heading('Languages') +
    spoken(person, ': ')
      .map((each) => p(each, 'NoSpacing'))
      .join('');
  return wordFile(
    p(name, 'Title') +
      p(r(label), 'Normal', '<w:sectPr><w:type w:val="continuous"/><w:cols w:space="708"/></w:sectPr>') +
      left +
      '<w:p><w:r><w:br w:type="column"/></w:r></w:p>' +
      heading('About Me') +
      p(summary) +
      heading('Employment History') +
      jobs(person)
        .map(
          (job) =>
            p(`${job.position} at ${job.name}`, 'Heading2') +
            p(r(`${job.location} — ${span(job)}`, 'i')) +
            bullets(duties(job)),
        )
        .join('') +
      heading('Education') +
      schools(person)
        .map(
          (one) =>
            p(degreeOf(one), 'Heading2') +
            p(r(`${one.institution} — ${years(one)}`, 'i')) +
            (one.summary ? p(one.summary) : ''),
        )
        .join('') +
      wordRest(person, heading, ['Skills', 'Languages']),
    { section: '<w:type w:val="continuous"/><w:cols w:num="2" w:space="708"/>' },
  );
};

/** As if edited: words in several runs, tracked changes, a comment, a mail merge's field. */
const wordRevised = (person: JsonResume) => {
  const { name = '', label, summary, email = '', phone } = person.basics ?? {};
  const mark = 'w:id="9" w:author="HR" w:date="2024-02-02T09:00:00Z"';
  const broken = (content = '') => {
    const at = Math.floor(content.length / 2);
    return `${r(content.slice(0, at))}<w:proofErr w:type="spellStart"/>${r(content.slice(at))}<w:proofErr w:type="spellEnd"/>`;
  };
  const inserted = (content: string) => `<w:ins ${mark}>${r(content)}</w:ins>`;
  const deleted = (content: string) =>
    `<w:del ${mark}><w:r><w:delText xml:space="preserve">${x(content)}</w:delText></w:r></w:del>`;
  const heading = (title: string) => p(r(title, 'caps'));
  return wordFile(
    `<w:bookmarkStart w:id="1" w:name="_top"/>${p(field('MERGEFIELD FullName', name), 'Title')}<w:bookmarkEnd w:id="1"/>` +
      p(
        `<w:smartTag w:element="place">${r(place(person))}</w:smartTag>${r(` | ${phone} | `)}${field(`HYPERLINK "mailto:${email}"`, email)}`,
      ) +
      linksOf(person)
        .map((each, index) => p(`<w:hyperlink r:id="rIdL${index}">${r(each)}</w:hyperlink>`))
        .join('') +
      p(label) +
      heading('Professional Summary') +
      p(deleted('A hardworking person. ') + broken(summary)) +
      heading('Work Experience') +
      jobs(person)
        .map(
          (job) =>
            p(r(job.position, 'b') + inserted(`, ${job.name}`), 'NoSpacing') +
            p(`${job.location}, ${span(job)}`, 'NoSpacing') +
            duties(job)
              .map((each) =>
                p(
                  `<w:commentRangeStart w:id="0"/>${broken(each)}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>${deleted(' and so on')}`,
                  'ListBullet',
                ),
              )
              .join(''),
        )
        .join('') +
      heading('Education') +
      schools(person)
        .map(
          (one) =>
            p(r(degreeOf(one), 'b') + r(`, ${one.institution}`), 'NoSpacing') +
            p([years(one), one.summary].filter(Boolean).join(', ')),
        )
        .join('') +
      wordRest(person, heading),
    {
      comments: `<w:comment ${mark.replace('9', '0')}>${p('Please check this one.')}</w:comment>`,
      links: Object.fromEntries(linksOf(person).map((each, index) => [`rIdL${index}`, `https://${each}`])),
    },
  );
};

const wordBioData = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  const heading = (title: string) => p(r(title.toUpperCase(), 'b'), 'NoSpacing');
  const line = (title: string, value: string | undefined) => p(`${title}\t\t:\t${value}`, 'NoSpacing');
  const empty = p('', 'NoSpacing');
  return wordFile(
    p(r('RESUME', 'b'), 'NoSpacing', '<w:jc w:val="center"/>') +
      p(r(name?.toUpperCase(), 'big'), 'NoSpacing') +
      p(`Present Address: ${place(person)}`, 'NoSpacing') +
      p(`Contact No.: ${phone}`, 'NoSpacing') +
      p(`E-mail Address: ${email}`, 'NoSpacing') +
      linksOf(person)
        .map((each) => p(each, 'NoSpacing'))
        .join('') +
      empty +
      line('Position Applied For', label) +
      empty +
      heading('Objective:') +
      p(summary, 'NoSpacing') +
      empty +
      heading('Personal Data') +
      line('Age', '34 years old') +
      line('Civil Status', 'Married') +
      line('Religion', 'Roman Catholic') +
      empty +
      heading('Educational Attainment') +
      schools(person)
        .map(
          (one) =>
            line(one.area === '' ? (one.studyType ?? '') : 'Tertiary', one.institution) +
            (one.area === '' ? '' : p(`\t\t\t\t${degreeOf(one)}`, 'NoSpacing')) +
            p(`\t\t\t\tS.Y. ${years(one, ' - ')}`, 'NoSpacing') +
            (one.summary ? p(`\t\t\t\t${one.summary}`, 'NoSpacing') : ''),
        )
        .join('') +
      empty +
      heading('Employment Record') +
      jobs(person)
        .map(
          (job) =>
            line('Company', job.name) +
            line('Address', job.location) +
            line('Position', job.position) +
            line('Date Hired – Date Resigned', span(job)) +
            p('Duties and Responsibilities:', 'NoSpacing') +
            bullets(duties(job)) +
            empty,
        )
        .join('') +
      wordRest(person, heading, ['Character References']) +
      heading('Character References') +
      tableOf([
        (person.references ?? []).map((one) =>
          [one.name, one.position, one.company, one.phone].map((each) => p(each, 'NoSpacing')).join(''),
        ),
      ]) +
      empty +
      p('I hereby certify that the above information is true and correct to the best of my knowledge.') +
      p(r(name, 'b')) +
      p('Applicant’s Signature'),
  );
};

/** The placeholders of a modern template: dates in capitals above 'Title • Company • Place'. */
const wordControls = (person: JsonResume) => {
  const { name = '', label, summary } = person.basics ?? {};
  const [first = '', ...last] = name.split(' ');
  const heading = (title: string) => control(p(title, 'Heading1'));
  return wordFile(
    control(p(r(`${first} `, 'big') + r(last.join(' '), 'big'), 'Title')) +
      control(p(reach(person, ' | '))) +
      control(p(label)) +
      control(p(summary)) +
      heading('Experience') +
      jobs(person)
        .map((job) =>
          control(
            p(capsMonth(job)) +
              p(`${job.position} • ${job.name} • ${job.location}`, 'Heading2') +
              p(`${duties(job).join('. ')}.`),
          ),
        )
        .join('') +
      heading('Education') +
      schools(person)
        .map((one) =>
          control(
            p(`${degreeOf(one)} • ${years(one)} • ${one.institution}`, 'Heading2') +
              (one.summary ? p(one.summary) : ''),
          ),
        )
        .join('') +
      control(wordRest(person, (title) => p(title, 'Heading1'))),
  );
};

/** By the docx library: tables with headings for jobs, schools, trainings and licenses. */
const wordLibrary = async (person: JsonResume): Promise<WrittenFile> => {
  const said: string[] = [];
  const say = (content: string) => {
    said.push(content);
    return content;
  };
  const { name = '', label = '', summary = '', email = '', phone = '' } = person.basics ?? {};
  const heading = (title: string) =>
    new Paragraph({ text: say(title), heading: HeadingLevel.HEADING_2, spacing: { before: 240 } });
  const grid = (heads: string[], rows: (string | undefined)[][]) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [heads, ...rows].map(
        (cells, index) =>
          new TableRow({
            children: cells.map(
              (content = '') =>
                new TableCell({
                  children: [
                    new Paragraph({ children: [new TextRun({ text: say(content), bold: index === 0 })] }),
                  ],
                }),
            ),
          }),
      ),
    });
  const lines = (...texts: string[]) => texts.map((each) => new Paragraph({ text: say(each) }));
  const children = [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ text: say(name), bold: true, size: 36 })],
    }),
    ...lines(label, `${place(person)} / ${phone} / ${email}`, ...linksOf(person)),
    heading('OBJECTIVE'),
    ...lines(summary),
    heading('WORK EXPERIENCE'),
    grid(
      ['Inclusive Dates', 'Position', 'Company', 'Address'],
      jobs(person).map((job) => [short(job, ' – '), job.position, job.name, job.location]),
    ),
    heading('EDUCATIONAL ATTAINMENT'),
    grid(
      ['Year', 'Degree / Course', 'School'],
      schools(person).map((one) => [years(one, ' – '), degreeOf(one), one.institution]),
    ),
    ...(person.certificates
      ? [
          heading('LICENSES'),
          grid(
            ['License', 'Issued By', 'License No.', 'Date Issued', 'Valid Until'],
            person.certificates.map((one) => [
              one.name,
              one.issuer,
              one.number,
              numericDate(one.date),
              numericDate(one.validUntil),
            ]),
          ),
        ]
      : []),
    ...(person.trainings
      ? [
          heading('TRAININGS AND SEMINARS ATTENDED'),
          grid(
            ['Title of Training', 'Conducted By', 'Date', 'No. of Hours'],
            person.trainings.map((one) => [one.title, one.organizer, dateOf(one.date), one.hours]),
          ),
        ]
      : []),
    heading('SKILLS'),
    ...lines(skillsOf(person).join(', ')),
    heading('LANGUAGES / DIALECTS'),
    ...lines(spoken(person).join('; ')),
    heading('CHARACTER REFERENCES'),
    grid(
      ['Name', 'Position', 'Company', 'Contact Number'],
      (person.references ?? []).map((one) => [one.name, one.position, one.company, one.phone]),
    ),
  ];
  const buffer = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return { bytes: new Uint8Array(buffer), text: said.join('\n') };
};

// Writer: flat OpenDocument and web pages, which LibreOffice saves.

const flat = (automatic: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles>
<style:style style:name="Standard" style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:style>
<style:style style:name="Name" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="22pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Section" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-top="0.4cm" fo:margin-bottom="0.1cm" fo:border-bottom="0.5pt solid #000000"/><style:text-properties fo:font-size="13pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Tabbed" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties><style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops></style:paragraph-properties></style:style>
<text:list-style style:name="Dots"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>
</office:styles>
<office:automatic-styles>
<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
${automatic}</office:automatic-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;
const fp = (content: string, style = 'Standard') => `<text:p text:style-name="${style}">${content}</text:p>`;
const fb = (content: string | undefined) => `<text:span text:style-name="B">${x(content ?? '')}</text:span>`;
const fi = (content: string | undefined) => `<text:span text:style-name="I">${x(content ?? '')}</text:span>`;
const flist = (texts: readonly string[]) =>
  texts.length === 0
    ? ''
    : `<text:list text:style-name="Dots">${texts.map((each) => `<text:list-item>${fp(x(each))}</text:list-item>`).join('')}</text:list>`;
const ftable = (rows: readonly (readonly string[])[]) =>
  `<table:table>${`<table:table-column table:number-columns-repeated="${rows[0]?.length ?? 1}"/>`}${rows
    .map(
      (cells) =>
        `<table:table-row>${cells.map((each) => `<table:table-cell office:value-type="string">${each}</table:table-cell>`).join('')}</table:table-row>`,
    )
    .join('')}</table:table>`;
const tab = '<text:tab/>';
const plainOfFlat = (xml: string) =>
  xml
    .slice(xml.indexOf('<office:text>'))
    .replace(/<text:tab\/>|<text:line-break\/>|<\/text:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const writerFile = async (source: string, from: 'fodt' | 'html' = 'fodt'): Promise<WrittenFile> => ({
  bytes: await cached(
    `LibreOffice odt of ${from}`,
    source,
    () => withLibreOffice([strToU8(source)], from, 'odt')[0] ?? new Uint8Array(),
  ),
  text: from === 'fodt' ? plainOfFlat(source) : plainOfHtml(source),
});
const flatRest = (person: JsonResume, but: readonly string[] = []) =>
  Object.entries({
    Licenses: (person.certificates ?? [])
      .map((one) =>
        fp(
          fb(one.name) +
            x(
              ` (${one.issuer}), No. ${one.number}, ${dateOf(one.date)}${one.validUntil ? ` to ${dateOf(one.validUntil)}` : ''}`,
            ),
        ),
      )
      .join(''),
    'Trainings and Seminars': flist((person.trainings ?? []).map((one) => trainingLine(one, ', '))),
    Projects: (person.projects ?? [])
      .map((one) => fp(fb(one.name) + tab + short(one), 'Tabbed') + fp(x(one.description ?? '')))
      .join(''),
    'Volunteer Experience': (person.volunteer ?? [])
      .map(
        (one) =>
          fp(fb(one.position) + tab + short(one), 'Tabbed') +
          fp(x(one.organization ?? '')) +
          flist(duties(one)),
      )
      .join(''),
    'Awards and Recognition': flist(
      (person.awards ?? []).map((one) => `${one.title} – ${one.awarder} – ${one.date}`),
    ),
    Skills: flist(skillsOf(person)),
    Languages: fp(
      x(
        spoken(person, ' (')
          .map((each) => `${each})`)
          .join(', '),
      ),
    ),
    Hobbies: person.interests ? fp(x(person.interests.map(({ name }) => name).join(', '))) : '',
    'Character References': (person.references ?? [])
      .map((one) => fp(fb(one.name)) + fp(x(`${one.position}, ${one.company}`)) + fp(x(one.phone ?? '')))
      .join(fp('')),
  })
    .filter(([name]) => !but.includes(name))
    .map(([name, content]) => section((title) => fp(title, 'Section'), name, content))
    .join('');

const writerStyles = (person: JsonResume) => {
  const { name = '', label = '', summary = '' } = person.basics ?? {};
  return writerFile(
    flat(
      '',
      fp(x(name), 'Name') +
        fp(fi(label)) +
        fp(x(reach(person, '  |  '))) +
        fp('Profile', 'Section') +
        fp(x(summary)) +
        fp('Work Experience', 'Section') +
        jobs(person)
          .map(
            (job) =>
              fp(`${fb(job.position)}${tab}${short(job, ' – ')}`, 'Tabbed') +
              fp(`${fi(job.name)}${tab}${x(job.location ?? '')}`, 'Tabbed') +
              flist(duties(job)),
          )
          .join('') +
        fp('Education', 'Section') +
        schools(person)
          .map(
            (one) =>
              fp(`${fb(degreeOf(one))}${tab}${years(one, ' – ')}`, 'Tabbed') +
              fp(fi(one.institution)) +
              (one.summary ? fp(x(one.summary)) : ''),
          )
          .join('') +
        flatRest(person),
    ),
  );
};

const writerForm = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  const row = (title: string, value: string | undefined) => [fp(fb(title)), fp(x(value ?? ''))];
  return writerFile(
    flat(
      '',
      fp('APPLICATION FOR EMPLOYMENT', 'Name') +
        ftable([
          row('Full Name', name),
          row('Position Desired', label),
          row('Present Address', place(person)),
          row('Mobile Number', phone),
          row('E-mail Address', email),
          row('Civil Status', 'Single'),
          ...linksOf(person).map((each) => row('Website', each)),
        ]) +
        fp('Objective', 'Section') +
        fp(x(summary ?? '')) +
        fp('Employment History (start with the latest)', 'Section') +
        jobs(person)
          .map(
            (job) =>
              ftable([
                row('Name of Company', job.name),
                row('Company Address', job.location),
                row('Position Held', job.position),
                row('Inclusive Dates', span(job, { dash: ' to ' })),
                [fp(fb('Duties')), flist(duties(job))],
              ]) + fp(''),
          )
          .join('') +
        fp('Educational Background', 'Section') +
        ftable([
          ['Level', 'School', 'Course', 'Year Graduated'].map((each) => fp(fb(each))),
          ...schools(person).map((one) =>
            [
              one.area === '' ? one.studyType : 'College',
              one.institution,
              one.area === '' ? '' : degreeOf(one),
              one.endDate?.slice(0, 4),
            ].map((each) => fp(x(each ?? ''))),
          ),
        ]) +
        flatRest(person),
    ),
  );
};

/** A web page that Writer opened and saved: nested divisions, fonts and breaks. */
const writerOfWeb = (person: JsonResume) => {
  const { name = '', label = '', summary = '', email = '', phone = '' } = person.basics ?? {};
  const html = `<html><head><meta charset="utf-8"></head><body><center><font size="6"><b>${x(name)}</b></font><br>${x(label)}<br>${x(place(person))}<br>${x(phone)} / ${x(email)}${linksOf(
    person,
  )
    .map((each) => `<br>${x(each)}`)
    .join('')}</center><hr>
<p><b><u>OBJECTIVE</u></b></p><p>${x(summary)}</p><p><b><u>WORK EXPERIENCE</u></b></p>
${jobs(person)
  .map(
    (job) =>
      `<p><b>${x(job.name ?? '')}</b><br>${x(job.location ?? '')}<br>${x(job.position ?? '')}<br>${span(job)}</p><ul>${duties(
        job,
      )
        .map((each) => `<li>${x(each)}</li>`)
        .join('')}</ul>`,
  )
  .join('')}
<p><b><u>EDUCATIONAL BACKGROUND</u></b></p>${schools(person)
    .map(
      (one) =>
        `<p><b>${x(one.institution ?? '')}</b><br>${x(degreeOf(one))}<br>${years(one)}${one.summary ? `<br>${x(one.summary)}` : ''}</p>`,
    )
    .join('')}
${person.certificates ? `<p><b><u>LICENSE / ELIGIBILITY</u></b></p>${person.certificates.map((one) => `<p><b>${x(one.name ?? '')}</b><br>${x(one.issuer ?? '')}<br>License No. ${x(one.number ?? '')}<br>${dateOf(one.date)}${one.validUntil ? `<br>Valid until ${dateOf(one.validUntil)}` : ''}</p>`).join('')}` : ''}
${person.trainings ? `<p><b><u>SEMINARS AND TRAININGS</u></b></p>${person.trainings.map((one) => `<p><b>${x(one.title ?? '')}</b><br>${x(one.organizer ?? '')}<br>${dateOf(one.date)} (${one.hours} hours)</p>`).join('')}` : ''}
<p><b><u>SKILLS</u></b></p><ul>${skillsOf(person)
    .map((each) => `<li>${x(each)}</li>`)
    .join('')}</ul>
<p><b><u>LANGUAGES</u></b></p><p>${spoken(person).map(x).join('<br>')}</p>
<p><b><u>CHARACTER REFERENCES</u></b></p>${(person.references ?? []).map((one) => `<p><b>${x(one.name ?? '')}</b><br>${x(one.position ?? '')}<br>${x(one.company ?? '')}<br>${x(one.phone ?? '')}</p>`).join('')}</body></html>`;
  return writerFile(html, 'html');
};

const plainOfHtml = (html: string) =>
  html
    .replace(/<(?:script|style|title)[\s\S]*?<\/(?:script|style|title)>|<!--[\s\S]*?-->/g, '')
    .replace(/<br>|<\/(?:p|div|li|h\d|td|dd|dt|span)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Sidebar and main text in a table of one row, dates in italics below. */
const writerSidebar = (person: JsonResume) => {
  const { name = '', label = '', summary = '', email = '', phone = '' } = person.basics ?? {};
  const side =
    fp('Contact', 'Section') +
    [place(person), phone, email, ...linksOf(person)].map((each) => fp(x(each))).join('') +
    fp('Skills', 'Section') +
    flist(skillsOf(person)) +
    fp('Languages', 'Section') +
    spoken(person)
      .map((each) => fp(x(each)))
      .join('');
  const main =
    fp('Summary', 'Section') +
    fp(x(summary)) +
    fp('Experience', 'Section') +
    jobs(person)
      .map(
        (job) =>
          fp(fb(`${job.position}, ${job.name}`)) +
          fp(fi(`${short(job, ' – ')}, ${job.location}`)) +
          flist(duties(job)),
      )
      .join('') +
    fp('Education', 'Section') +
    schools(person)
      .map(
        (one) =>
          fp(fb(`${degreeOf(one)}, ${one.institution}`)) +
          fp(fi(years(one))) +
          (one.summary ? fp(x(one.summary)) : ''),
      )
      .join('') +
    flatRest(person, ['Skills', 'Languages']);
  return writerFile(flat('', fp(x(name), 'Name') + fp(x(label)) + ftable([[side, main]])));
};

// Pasted text.

const wrapped = (content: string, width: number) =>
  content
    .split('\n')
    .flatMap((line) => {
      const indent = /^\s*(?:[*•-]\s+)?/.exec(line)?.[0].length ?? 0;
      const lines: string[] = [];
      let own = '';
      for (const word of line.split(' '))
        if (own !== '' && own.length + 1 + word.length > width) {
          lines.push(own);
          own = ' '.repeat(indent) + word;
        } else own = own === '' ? word : `${own} ${word}`;
      return [...lines, own];
    })
    .join('\n');

const textRest = (person: JsonResume, heading: (name: string) => Lines, but: readonly string[] = []): Lines =>
  Object.entries({
    'Licenses and Certifications': (person.certificates ?? []).map(licenseLine),
    'Trainings and Seminars': (person.trainings ?? []).map((one) => trainingLine(one, ', ')),
    Projects: (person.projects ?? []).flatMap((one) => [
      `${one.name} (${short(one)})`,
      one.description ?? '',
    ]),
    Volunteering: (person.volunteer ?? []).flatMap((one) => [
      `${one.position}, ${one.organization}, ${short(one)}`,
      ...duties(one),
    ]),
    Awards: (person.awards ?? []).map((one) => `${one.title}, ${one.awarder}, ${one.date}`),
    Skills: [skillsOf(person).join(', ')],
    Languages: [
      spoken(person, ' (')
        .map((each) => `${each})`)
        .join(', '),
    ],
    Interests: person.interests ? [person.interests.map(({ name }) => name).join(', ')] : [],
    References: (person.references ?? []).map((one) =>
      [one.name, one.position, one.company, one.phone].join(', '),
    ),
  })
    .filter(([name, lines]) => !but.includes(name) && lines.length > 0)
    .flatMap(([name, lines]) => [...heading(name), ...lines]);

const email72 = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  const heading = (title: string) => ['', title.toUpperCase(), '-'.repeat(title.length)];
  return utf8(
    wrapped(
      text(
        name,
        label,
        `${place(person)} | ${phone} | ${email}`,
        linksOf(person),
        heading('Summary'),
        summary,
        heading('Work Experience'),
        jobs(person).flatMap((job, index) => [
          index > 0 && '',
          `${job.position}, ${job.name}, ${job.location}`,
          span(job, { dash: ' to ' }),
          ...duties(job).map((each) => `* ${each}`),
        ]),
        heading('Education'),
        schools(person).flatMap((one, index) => [
          index > 0 && '',
          degreeOf(one),
          `${one.institution}, ${years(one, '-')}`,
          one.summary,
        ]),
        textRest(person, heading),
      ),
      72,
    ),
  );
};

/** From a phone: 40 characters, no signs before items, no empty lines inside of sections. */
const phone40 = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  const heading = (title: string) => ['', title];
  return utf8(
    wrapped(
      text(
        name,
        label,
        phone,
        email,
        place(person),
        linksOf(person),
        heading('About me'),
        summary,
        heading('Experience'),
        jobs(person).flatMap((job) => [job.position, job.name, job.location, short(job), ...duties(job)]),
        heading('Education'),
        schools(person).flatMap((one) => [degreeOf(one), one.institution, years(one, ' - '), one.summary]),
        textRest(person, heading),
      ),
      40,
    ),
  );
};

/** A viewer that copies the sidebar first: contact, skills and languages, then the name. */
const viewerSidebar = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      'CONTACT',
      phone,
      email,
      place(person),
      linksOf(person),
      'SKILLS',
      skillsOf(person),
      'LANGUAGES',
      spoken(person),
      name?.toUpperCase(),
      label,
      'PROFILE',
      wrapped(summary ?? '', 62),
      'EXPERIENCE',
      jobs(person).flatMap((job) => [
        `${job.position} ${short(job, ' – ')}`,
        has(job.name, job.location),
        ...duties(job).map((each) => wrapped(`• ${each}`, 62)),
      ]),
      'EDUCATION',
      schools(person).flatMap((one) => [
        `${degreeOf(one)} ${years(one, ' – ')}`,
        one.institution,
        one.summary,
      ]),
      textRest(person, (title) => [title.toUpperCase()], ['Skills', 'Languages']),
    ),
  );
};

/** A viewer that keeps the columns with spaces. */
const viewerBeside = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  const left = text(
    'CONTACT',
    phone,
    email,
    place(person),
    linksOf(person),
    '',
    'SKILLS',
    skillsOf(person),
    '',
    'LANGUAGES',
    spoken(person),
  ).split('\n');
  const right = text(
    'PROFILE',
    wrapped(summary ?? '', 70),
    '',
    'WORK EXPERIENCE',
    jobs(person).flatMap((job) => [
      job.position,
      `${job.name} | ${job.location} | ${short(job)}`,
      ...duties(job).map((each) => `• ${each}`),
      '',
    ]),
    'EDUCATION',
    schools(person).flatMap((one) => [
      degreeOf(one),
      `${one.institution} | ${years(one, ' - ')}`,
      one.summary,
    ]),
    '',
    textRest(person, (title) => ['', title.toUpperCase()], ['Skills', 'Languages']),
  ).split('\n');
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    `${(left[index] ?? '').padEnd(36)}${right[index] ?? ''}`.trimEnd(),
  );
  return { ...utf8(text(name, label, '', rows)), text: text(name, label, left, right) };
};

/** Without an empty line; each fact is a line. */
const closeLines = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      name,
      label,
      `Address: ${place(person)}`,
      `Mobile No.: ${phone}`,
      `Email: ${email}`,
      linksOf(person),
      'Objective',
      summary,
      'Work Experience',
      jobs(person).flatMap((job) => [
        span(job),
        job.position,
        job.name,
        job.location,
        ...duties(job).map((each) => `- ${each}`),
      ]),
      'Educational Attainment',
      schools(person).flatMap((one) => [years(one, ' - '), degreeOf(one), one.institution, one.summary]),
      textRest(person, (title) => [title]),
    ),
  );
};

const allCapitals = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  const content = text(
    name,
    label,
    place(person),
    `CELL NO. ${phone}`,
    linksOf(person),
    '',
    'CAREER OBJECTIVE:',
    summary,
    '',
    'WORK EXPERIENCE:',
    jobs(person).flatMap((job) => [
      `${job.position} - ${job.name}`,
      `${job.location} (${span(job)})`,
      ...duties(job).map((each) => `- ${each}`),
      '',
    ]),
    'EDUCATIONAL BACKGROUND:',
    schools(person).flatMap((one) => [
      `${degreeOf(one)} - ${one.institution} (${years(one, '-')})`,
      one.summary,
    ]),
    textRest(person, (title) => ['', `${title}:`]),
  ).toUpperCase();
  return utf8(content.replace('CELL NO.', `${email}\nCELL NO.`));
};

/** Signs that stick to their items, which follow each other in one line. */
const gluedBullets = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      name,
      `${label} • ${place(person)} • ${phone} • ${email}`,
      linksOf(person),
      '',
      'Professional Summary',
      summary,
      '',
      'Work History',
      jobs(person).flatMap((job) => [
        '',
        `${job.position} | ${job.name}`,
        `${short(job, ' – ')} | ${job.location}`,
        duties(job)
          .map((each) => `•${each}`)
          .join(' '),
      ]),
      '',
      'Education',
      schools(person).flatMap((one) => [
        '',
        `${degreeOf(one)} | ${one.institution}`,
        [years(one, ' – '), one.summary].filter(Boolean).join(' | '),
      ]),
      '',
      'Skills',
      skillsOf(person)
        .map((each) => `•${each}`)
        .join(' '),
      textRest(person, (title) => ['', title], ['Skills']),
    ),
  );
};

const lengthOf = ({ startDate = '', endDate = '2024-11' }: JsonDated) => {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1);
  const months = count(endDate) - count(startDate) + 1;
  return [months >= 12 && `${Math.floor(months / 12)} yrs`, months % 12 > 0 && `${months % 12} mos`]
    .filter(Boolean)
    .join(' ');
};

/** All of a network's profile, selected and copied: each text twice, for the screen and for those who listen. */
const linkedInPage = (person: JsonResume) => {
  const { name = '', label = '', summary = '' } = person.basics ?? {};
  const twice = (content: string | undefined) => [content, content];
  return utf8(
    text(
      'Skip to main content',
      name,
      name,
      '· 1st',
      label,
      '',
      `${place(person)}, Philippines `,
      'Contact info',
      '312 connections',
      '',
      'Message',
      'More',
      'About',
      'About',
      summary,
      summary,
      'Experience',
      'Experience',
      jobs(person).flatMap((job) => [
        `${job.name} logo`,
        ...twice(job.position),
        ...twice(`${job.name} · Full-time`),
        ...twice(`${short(job)} · ${lengthOf(job)}`),
        ...twice(`${job.location} · On-site`),
        ...duties(job).flatMap((each) => twice(`- ${each}`)),
      ]),
      'Education',
      'Education',
      schools(person).flatMap((one) => [
        `${one.institution} logo`,
        ...twice(one.institution),
        ...twice([one.studyType, one.area].filter(Boolean).join(', ')),
        ...twice(years(one, ' - ')),
      ]),
      'Licenses & certifications',
      'Licenses & certifications',
      (person.certificates ?? []).flatMap((one) => [
        ...twice(one.name),
        ...twice(one.issuer),
        ...twice(
          `Issued ${dateOf(one.date, shortMonth)}${one.validUntil ? ` · Expires ${dateOf(one.validUntil, shortMonth)}` : ''}`,
        ),
        ...twice(`Credential ID ${one.number}`),
      ]),
      'Skills',
      'Skills',
      skillsOf(person).flatMap((each) => twice(each)),
      'Languages',
      'Languages',
      (person.languages ?? []).flatMap(({ language, fluency }) => [...twice(language), ...twice(fluency)]),
      'Interests',
      'Interests',
      'Companies',
      'Groups',
      'People also viewed',
    ),
  );
};

/** A job portal's profile, copied from its page. */
const portalPage = (person: JsonResume) => {
  const { name, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      name,
      place(person),
      phone,
      email,
      'Edit',
      'Personal summary',
      summary,
      'Edit summary',
      'Career history',
      jobs(person).flatMap((job) => [
        job.position,
        job.name,
        `${short(job)} (${lengthOf(job).replace('yrs', 'years').replace('mos', 'months')})`,
        ...duties(job).map((each) => `• ${each}`),
        'Edit',
      ]),
      'Add role',
      'Education',
      schools(person).flatMap((one) => [
        degreeOf(one),
        one.institution,
        `Finished ${one.endDate?.slice(0, 4)}`,
        'Edit',
      ]),
      'Add education',
      'Licences & certifications',
      (person.certificates ?? []).flatMap((one) => [
        one.name,
        one.issuer,
        `Issued ${dateOf(one.date, shortMonth)}${one.validUntil ? ` - Expires ${dateOf(one.validUntil, shortMonth)}` : ''}`,
        'Edit',
      ]),
      'Add licence or certification',
      'Skills',
      skillsOf(person),
      'Add skills',
      'Languages',
      (person.languages ?? []).map(({ language }) => language),
      'Add language',
      'Résumé',
      'Add resumé',
    ),
  );
};

const taglish = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      'BIO-DATA',
      '',
      `Pangalan: ${name}`,
      `Posisyong inaaplayan: ${label}`,
      `Tirahan: ${place(person)}`,
      `Cellphone No.: ${phone}`,
      `Email: ${email}`,
      'Kaarawan: March 3, 1990',
      'Katayuang Sibil: May asawa',
      '',
      'LAYUNIN',
      summary,
      '',
      'KARANASAN SA TRABAHO',
      jobs(person).flatMap((job) => [
        `${job.position} sa ${job.name}, ${job.location}`,
        `${span(job, { open: 'Kasalukuyan' })}`,
        ...duties(job).map((each) => `- ${each}`),
        '',
      ]),
      'PINAG-ARALAN',
      schools(person).flatMap((one) => [`${degreeOf(one)}: ${one.institution}, ${years(one, '-')}`]),
      '',
      'MGA KASANAYAN',
      skillsOf(person).map((each) => `- ${each}`),
      '',
      'MGA WIKA',
      spoken(person).map((each) => `- ${each}`),
      '',
      ...(person.trainings
        ? ['MGA SEMINAR NA DINALUHAN', ...person.trainings.map((one) => trainingLine(one))]
        : []),
      '',
      'MGA SANGGUNIAN',
      (person.references ?? []).flatMap((one) => [
        one.name,
        `${one.position}, ${one.company}`,
        one.phone,
        '',
      ]),
    ),
  );
};

// Notes in Markdown, rich text, saved pages.

const gitHub = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      `# ${name}`,
      '',
      `**${label}**`,
      '',
      `📍 ${place(person)} · 📞 ${phone} · ✉️ [${email}](mailto:${email})`,
      '',
      linksOf(person).map((each) => `[${each}](https://${each})  `),
      '',
      '<!-- last updated in June -->',
      '## 👋 About',
      '',
      `> ${summary}`,
      '',
      '## 💼 Experience',
      '',
      jobs(person).flatMap((job) => [
        `### ${job.position} @ ${job.name}`,
        `*${short(job, ' – ')}* | ${job.location}`,
        '',
        ...duties(job).map((each) => `* ${each}`),
        '',
      ]),
      '## 🎓 Education',
      '',
      schools(person).flatMap((one) => [
        `**${degreeOf(one)}**  `,
        `_${one.institution}_ (${years(one)})`,
        one.summary && `- ${one.summary}`,
        '',
      ]),
      '## Skills',
      '',
      skillsOf(person)
        .map((each) => `\`${each}\``)
        .join(' '),
      '',
      textRest(person, (title) => ['', `## ${title}`, ''], ['Skills', 'Languages']).flatMap((line) =>
        typeof line === 'string' && line !== '' && !line.startsWith('#') ? [`- ${line}`] : [line],
      ),
      '',
      '## Languages',
      '',
      '| Language | Level |',
      '| --- | --- |',
      (person.languages ?? []).map(({ language, fluency }) => `| ${language} | ${fluency} |`),
      '',
      '---',
      '*Made with ❤️ and Markdown*',
    ),
  );
};

const markdownTables = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  const grid = (heads: string[], rows: (string | undefined)[][]) => [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => ':---').join('|')}|`,
    ...rows.map((cells) => `| ${cells.map((each) => each ?? '').join(' | ')} |`),
  ];
  return utf8(
    text(
      `${name}`,
      '='.repeat(name?.length ?? 0),
      '',
      `_${label}_`,
      '',
      `- Phone: ${phone}`,
      `- Email: <${email}>`,
      `- Location: ${place(person)}`,
      linksOf(person).map((each) => `- <https://${each}>`),
      '',
      'Summary',
      '-------',
      summary,
      '',
      'Work experience',
      '---------------',
      jobs(person).flatMap((job) => [
        `**${job.name}**, ${job.location}  `,
        `__${job.position}__ \\| ${span(job)}`,
        '',
        ...duties(job).map((each, index) => `${index + 1}. ${each}`),
        '',
      ]),
      'Education',
      '---------',
      grid(
        ['Degree', 'School', 'Years'],
        schools(person).map((one) => [degreeOf(one), one.institution, years(one, ' - ')]),
      ),
      '',
      ...(person.certificates
        ? [
            'Licenses',
            '--------',
            ...grid(
              ['License', 'Issuer', 'Number', 'Valid until'],
              person.certificates.map((one) => [one.name, one.issuer, one.number, dateOf(one.validUntil)]),
            ),
            '',
          ]
        : []),
      textRest(person, (title) => ['', title, '-'.repeat(title.length)], ['Licenses and Certifications']),
    ),
  );
};

const rtfText = (content: string | undefined) =>
  [...(content ?? '')]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (sign === '\t') return '\\tab ';
      if ('\\{}'.includes(sign)) return `\\${sign}`;
      return code < 128 ? sign : code < 0x10000 ? `\\u${code > 32767 ? code - 65536 : code}?` : '';
    })
    .join('');
const rtfHead =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0\\nouicompat\\deflang13321{\\fonttbl{\\f0\\fnil\\fcharset0 Calibri;}{\\f1\\fnil\\fcharset2 Symbol;}}\n{\\colortbl ;\\red0\\green0\\blue255;}\n{\\*\\generator Riched20 10.0.19041}\\viewkind4\\uc1 \n';

const wordPad = (person: JsonResume) => {
  const said: string[] = [];
  const par = (look: string, content: string | undefined) => {
    said.push(content ?? '');
    return `\\pard\\sa60\\sl259\\slmult1${look} ${rtfText(content)}\\b0\\i0\\ulnone\\par\n`;
  };
  const item = (content: string) => {
    said.push(content);
    return `\\pard{\\pntext\\f1\\'B7\\tab}{\\*\\pn\\pnlvlblt\\pnf1\\pnindent0{\\pntxtb\\'B7}}\\fi-360\\li720\\f0\\fs22 ${rtfText(content)}\\par\n`;
  };
  const heading = (title: string) => par('\\b\\ul\\f0\\fs26', title);
  const plain = (content: string | undefined) => par('\\f0\\fs22', content);
  const { name, label, summary, email, phone } = person.basics ?? {};
  const content = [
    par('\\qc\\b\\f0\\fs36', name),
    par('\\qc\\f0\\fs22', label),
    par('\\qc\\f0\\fs22', reach(person, ' | ').replace(` | ${phone}`, '').replace(` | ${email}`, '')),
    par('\\qc\\f0\\fs22', `${phone} | ${email}`),
    heading('OBJECTIVE'),
    plain(summary),
    heading('WORK EXPERIENCE'),
    ...jobs(person).flatMap((job) => [
      par('\\b\\f0\\fs22', job.position),
      plain(`${job.name} - ${job.location}`),
      par('\\i\\f0\\fs22', span(job, { dash: ' - ' })),
      ...duties(job).map(item),
    ]),
    heading('EDUCATION'),
    ...schools(person).flatMap((one) => [
      par('\\b\\f0\\fs22', degreeOf(one)),
      plain(`${one.institution} - ${years(one)}`),
      ...(one.summary ? [plain(one.summary)] : []),
    ]),
    ...textRest(person, (title) => [`#${title.toUpperCase()}`]).map((line) =>
      typeof line === 'string' && line.startsWith('#') ? heading(line.slice(1)) : plain(line || ''),
    ),
  ].join('');
  return { bytes: strToU8(`${rtfHead}${content}}\0`), text: said.join('\n') };
};

/** As Word saves rich text: rows of tables, and dates at a tab. */
const rtfTable = (person: JsonResume) => {
  const said: string[] = [];
  const say = (content: string | undefined) => {
    said.push(content ?? '');
    return rtfText(content);
  };
  const par = (look: string, content: string | undefined) =>
    `\\pard\\plain\\ltrpar\\sa120\\fs22${look} {\\rtlch\\ltrch ${say(content)}}\\par\n`;
  const rowOf = (cells: (string | undefined)[]) =>
    `\\trowd\\trgaph108${cells.map((_, index) => `\\cellx${(index + 1) * 2400}`).join('')}\n${cells
      .map((each) => `\\pard\\intbl\\fs22 ${say(each)}\\cell`)
      .join('')}\\row\n`;
  const heading = (title: string) => par('\\b\\caps\\fs26\\outlinelevel0', title);
  const { name, label, summary, email, phone } = person.basics ?? {};
  const content = [
    par('\\b\\fs40', name),
    par('', label),
    par('', `${place(person)}\t${phone}\t${email}`),
    ...linksOf(person).map(
      (each) => `{\\field{\\*\\fldinst{HYPERLINK "https://${each}"}}{\\fldrslt{\\ul ${say(each)}}}}\\par\n`,
    ),
    heading('Profile'),
    par('', summary),
    heading('Employment History'),
    ...jobs(person).flatMap((job) => [
      par('\\b\\tqr\\tx9360', `${job.position}, ${job.name}\t${short(job, ' – ')}`),
      par('\\i', job.location),
      ...duties(job).map((each) => par('\\li360', `• ${each}`)),
    ]),
    heading('Education'),
    rowOf(['School', 'Course', 'Year']),
    ...schools(person).map((one) => rowOf([one.institution, degreeOf(one), years(one, '-')])),
    ...textRest(person, (title) => [`#${title}`]).map((line) =>
      typeof line === 'string' && line.startsWith('#') ? heading(line.slice(1)) : par('', line || ''),
    ),
  ].join('');
  return {
    bytes: strToU8(
      `{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl{\\f0 Times New Roman;}}{\\stylesheet{\\s0 Normal;}{\\s1 heading 1;}}{\\info{\\author Applicant}{\\title Resume}}{\\*\\themedata 504b0304}{\\header\\pard Curriculum Vitae\\par}\n${content}}`,
    ),
    text: said.join('\n'),
  };
};

const savedSite = (person: JsonResume) => {
  const { name = '', label = '', summary = '', email = '', phone = '' } = person.basics ?? {};
  const li = (each: string) => `<li>${x(each)}</li>`;
  const html = `<!DOCTYPE html>
<!-- saved from url=(0031)https://example.ph/ -->
<html lang="en"><head><meta charset="UTF-8"><title>${x(name)} | Resume</title><style>.job{margin:1em}</style><script>window.dataLayer=[];function gtag(){dataLayer.push(arguments)}</script></head>
<body class="home page"><header class="site"><nav><ul><li><a href="#about">About</a></li><li><a href="#experience">Experience</a></li><li><a href="#education">Education</a></li><li><a href="#contact">Contact</a></li></ul></nav>
<h1>${x(name)}</h1><p class="tagline">${x(label)}</p></header><main>
<section id="about"><h2>About</h2><p>${x(summary)}</p></section>
<section id="experience"><h2>Experience</h2>${jobs(person)
    .map(
      (job) =>
        `<article class="job"><h3>${x(job.position ?? '')}</h3><div class="meta"><span class="company">${x(job.name ?? '')}</span> <span class="where">${x(job.location ?? '')}</span> <time>${short(job, ' – ')}</time></div><ul>${duties(job).map(li).join('')}</ul></article>`,
    )
    .join('')}</section>
<section id="education"><h2>Education</h2>${schools(person)
    .map(
      (one) =>
        `<article><h3>${x(degreeOf(one))}</h3><div>${x(one.institution ?? '')}</div><div><time>${years(one)}</time></div>${one.summary ? `<p>${x(one.summary)}</p>` : ''}</article>`,
    )
    .join('')}</section>
${person.certificates ? `<section><h2>Licenses</h2><ul>${person.certificates.map((one) => li(licenseLine(one))).join('')}</ul></section>` : ''}
${person.trainings ? `<section><h2>Trainings</h2><ul>${person.trainings.map((one) => li(trainingLine(one, ', '))).join('')}</ul></section>` : ''}
${person.projects ? `<section><h2>Projects</h2>${person.projects.map((one) => `<article><h3>${x(one.name ?? '')}</h3><p><time>${short(one)}</time></p><p>${x(one.description ?? '')}</p></article>`).join('')}</section>` : ''}
<section id="skills"><h2>Skills</h2><div class="tags">${skillsOf(person)
    .map((each) => `<span class="tag">${x(each)}</span>`)
    .join('\n')}</div></section>
<section><h2>Languages</h2><ul>${spoken(person).map(li).join('')}</ul></section>
<section id="contact"><h2>Contact</h2><p>${x(place(person))}</p><p><a href="mailto:${email}">${email}</a></p><p><a href="tel:${phone}">${phone}</a></p>${linksOf(
    person,
  )
    .map((each) => `<p><a href="https://${each}">${each}</a></p>`)
    .join('')}<form><input name="q"><textarea>Your message</textarea><button>Send</button></form></section>
</main><footer><p>&copy; 2024 ${x(name)}. All rights reserved.</p></footer><script src="app.js"></script><noscript>Please enable JavaScript.</noscript></body></html>`;
  return { bytes: strToU8(html), text: plainOfHtml(html) };
};

/** Definition lists and tables, as old pages and exports have them. */
const savedTable = (person: JsonResume) => {
  const { name = '', label = '', summary = '', email = '', phone = '' } = person.basics ?? {};
  const td = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;
  const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>CV</title></head><body bgcolor="#ffffff">
<table width="700"><tr><td colspan="2"><h1>${x(name)}</h1></td></tr>
${td('<b>Position</b>', x(label))}${td('<b>Address</b>', x(place(person)))}${td('<b>Phone</b>', phone)}${td('<b>E-mail</b>', email)}${linksOf(
    person,
  )
    .map((each) => td('<b>Web</b>', each))
    .join('')}</table>
<h3>Objective</h3><p>${x(summary)}</p>
<h3>Work Experience</h3><table border="1">${jobs(person)
    .map((job) =>
      td(
        short(job, ' &ndash; ').replace(/ /g, '&nbsp;').replaceAll('&ndash;', '–'),
        `<b>${x(job.position ?? '')}</b><br>${x(job.name ?? '')}, ${x(job.location ?? '')}<ul>${duties(job)
          .map((each) => `<li>${x(each)}</li>`)
          .join('')}</ul>`,
      ),
    )
    .join('')}</table>
<h3>Education</h3><dl>${schools(person)
    .map(
      (one) =>
        `<dt>${x(degreeOf(one))} (${years(one)})</dt><dd>${x(one.institution ?? '')}</dd>${one.summary ? `<dd>${x(one.summary)}</dd>` : ''}`,
    )
    .join('')}</dl>
${person.certificates ? `<h3>Licenses</h3><p>${person.certificates.map((one) => x(licenseLine(one))).join('<br>')}</p>` : ''}
${person.trainings ? `<h3>Trainings</h3><p>${person.trainings.map((one) => x(trainingLine(one))).join('<br>')}</p>` : ''}
<h3>Skills</h3><p>${skillsOf(person).map(x).join(', ')}</p><h3>Languages</h3><p>${spoken(person).map(x).join(', ')}</p>
<h3>References</h3><table>${td(...(person.references ?? []).map((one) => [one.name, one.position, one.company, one.phone].map((each) => x(each ?? '')).join('<br>')))}</table></body></html>`;
  return { bytes: strToU8(html), text: plainOfHtml(html) };
};

const kinds: [name: string, format: string, file: string, write: WrittenKind['write']][] = [
  ['template with a table', 'docx', 'Resume.docx', wordTemplate],
  ['tab stops and numbers', 'docx', 'Resume.docx', wordTabStops],
  ['text boxes', 'docx', 'Resume.docx', wordTextBoxes],
  ['newspaper columns', 'docx', 'Resume.docx', wordColumns],
  ['revisions and fields', 'docx', 'Resume.docx', wordRevised],
  ['bio-data', 'docx', 'Resume.docx', wordBioData],
  ['content controls', 'docx', 'Resume.docx', wordControls],
  ['tables of a library', 'docx', 'Resume.docx', wordLibrary],
  ['styles and tabs', 'odt', 'resume.odt', writerStyles],
  ['application form', 'odt', 'resume.odt', writerForm],
  ['page opened in Writer', 'odt', 'resume.odt', writerOfWeb],
  ['sidebar in a table', 'odt', 'resume.odt', writerSidebar],
  ['e-mail of 72 signs', 'text', 'resume.txt', email72],
  ['phone of 40 signs', 'text', 'resume.txt', phone40],
  ['sidebar before the name', 'text', 'resume.txt', viewerSidebar],
  ['columns kept by spaces', 'text', 'resume.txt', viewerBeside],
  ['dates above, no air', 'text', 'resume.txt', closeLines],
  ['all capitals', 'text', 'resume.txt', allCapitals],
  ['glued signs', 'text', 'resume.txt', gluedBullets],
  ['portal page', 'text', 'resume.txt', portalPage],
  ['network page', 'text', 'resume.txt', linkedInPage],
  ['Taglish bio-data', 'text', 'resume.txt', taglish],
  ['notes on GitHub', 'markdown', 'README.md', gitHub],
  ['notes with tables', 'markdown', 'resume.md', markdownTables],
  ['WordPad', 'rtf', 'resume.rtf', wordPad],
  ['rows and tabs', 'rtf', 'resume.rtf', rtfTable],
  ['saved site', 'html', 'resume.html', savedSite],
  ['saved tables', 'html', 'resume.html', savedTable],
];

// Stranger ones, which are only counted.

/** Google's template: 'Company, Place — Title' above dates in capitals. */
const documentsTemplate = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  const heading = (title: string) => p(r(title.toUpperCase(), 'b'), 'NoSpacing');
  return wordFile(
    p(r(name, 'big')) +
      p(r(label)) +
      p(
        r(
          `${place(person)}\n${phone}\n${email}${linksOf(person)
            .map((each) => `\n${each}`)
            .join('')}`,
        ),
      ) +
      p(summary) +
      heading('Experience') +
      jobs(person)
        .map(
          (job) =>
            p(r(`${job.name}, `, 'b') + r(`${job.location} — `) + r(job.position, 'i'), 'NoSpacing') +
            p(capsMonth(job).replace(' – ', ' - '), 'NoSpacing') +
            bullets(duties(job)),
        )
        .join('') +
      heading('Education') +
      schools(person)
        .map(
          (one) =>
            p(r(`${one.institution} — `, 'b') + r(degreeOf(one), 'i'), 'NoSpacing') +
            p(years(one, ' - '), 'NoSpacing') +
            (one.summary ? p(one.summary) : ''),
        )
        .join('') +
      wordRest(person, heading),
  );
};

/** A college's template: labels with colons, levels of school in a table, the venue and date of each seminar below it. */
const collegeTemplate = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  const heading = (title: string) => p(r(title.toUpperCase(), 'b'), 'Normal', ruled);
  const close = (content: string | undefined) => p(content, 'NoSpacing');
  return wordFile(
    p(r(name?.toUpperCase(), 'big'), 'NoSpacing') +
      close(place(person)) +
      close(`Mobile Number: ${phone}`) +
      close(`Email Address: ${email}`) +
      linksOf(person).map(close).join('') +
      heading('Career Objective') +
      p(`To work as ${label}. ${summary}`) +
      heading('Personal Background') +
      tableOf([
        [p('Age'), p(': 23')],
        [p('Civil Status'), p(': Single')],
        [p('Citizenship'), p(': Filipino')],
        [p('Religion'), p(': Roman Catholic')],
      ]) +
      heading('Educational Background') +
      tableOf(
        schools(person).map((one) => [
          p(one.area === '' ? one.studyType : 'Tertiary'),
          p(one.institution) + (one.area === '' ? '' : p(degreeOf(one))),
          p(years(one, ' - ')),
        ]),
      ) +
      heading('Work Experience') +
      jobs(person)
        .map(
          (job) =>
            p(r(job.position, 'b'), 'NoSpacing') +
            close(`Company Name: ${job.name}`) +
            close(`Company Address: ${job.location}`) +
            close(`Inclusive Dates: ${span(job)}`) +
            close('Job Description:') +
            bullets(duties(job)),
        )
        .join('') +
      (person.trainings
        ? heading('Seminars and Trainings Attended') +
          person.trainings
            .map(
              (one) =>
                p(r(`“${one.title}”`, 'b'), 'NoSpacing') +
                close(one.organizer) +
                p(`${dateOf(one.date)} (${one.hours} hours)`),
            )
            .join('')
        : '') +
      wordRest(person, heading, ['Seminars and Trainings Attended']),
  );
};

/** A European form: right-aligned labels beside their answers, for each job and school. */
const europeanForm = (person: JsonResume) => {
  const { name, summary, email, phone } = person.basics ?? {};
  const row = (title: string, content: string) => [
    p(r(title, 'i'), 'NoSpacing', '<w:jc w:val="right"/>'),
    content,
  ];
  const line = (content: string | undefined) => p(content, 'NoSpacing');
  return wordFile(
    tableOf([
      [p(r('Personal information', 'b')), ''],
      row('First name(s) / Surname(s)', p(r(name, 'b'))),
      row('Address', line(place(person))),
      row('Telephone(s)', line(phone)),
      row('E-mail', line(email)),
      ['', ''],
      [p(r('Personal statement', 'b')), line(summary)],
      [p(r('Work experience', 'b')), ''],
      ...jobs(person).flatMap((job) => [
        row('Dates', line(span(job))),
        row('Occupation or position held', line(job.position)),
        row('Main activities and responsibilities', duties(job).map(line).join('')),
        row('Name and address of employer', line(has(job.name, job.location))),
      ]),
      [p(r('Education and training', 'b')), ''],
      ...schools(person).flatMap((one) => [
        row('Dates', line(years(one, ' – '))),
        row('Title of qualification awarded', line(degreeOf(one))),
        row('Name and type of organisation', line(one.institution)),
      ]),
    ]) + wordRest(person, (title) => p(r(title, 'b'))),
  );
};

/** Dates at the left, before a tab, and the rest indented. */
const hangingDates = (person: JsonResume) => {
  const { name, label, summary } = person.basics ?? {};
  const heading = (title: string) => p(title, 'Heading1');
  const hanging =
    '<w:tabs><w:tab w:val="left" w:pos="2160"/></w:tabs><w:ind w:left="2160" w:hanging="2160"/>';
  return wordFile(
    p(name, 'Title') +
      p(`${label}\n${reach(person, '  •  ')}`) +
      heading('Summary of Qualifications') +
      p(summary) +
      heading('Professional Experience') +
      jobs(person)
        .map(
          (job) =>
            p(
              r(`${short(job, '–')}\t`) + r(job.position, 'b') + r(`, ${job.name}, ${job.location}`),
              'NoSpacing',
              hanging,
            ) + bullets(duties(job)),
        )
        .join('') +
      heading('Education') +
      schools(person)
        .map((one) =>
          p(r(`${years(one)}\t`) + r(degreeOf(one), 'b') + r(`, ${one.institution}`), 'NoSpacing', hanging),
        )
        .join('') +
      wordRest(person, heading),
  );
};

/** Contact in a frame, numbered headings, dates in brackets behind the title. */
const writerFrame = (person: JsonResume) => {
  const { name = '', label = '', summary = '', email = '', phone = '' } = person.basics ?? {};
  let number = 0;
  const heading = (title: string) => {
    number += 1;
    return fp(`${number}. ${title}`, 'Section');
  };
  const frame = `<draw:frame xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" draw:name="F1" text:anchor-type="paragraph" svg:width="6cm" svg:x="11cm" svg:y="0cm"><draw:text-box fo:min-height="2cm">${[place(person), phone, email, ...linksOf(person)].map((each) => fp(x(each))).join('')}</draw:text-box></draw:frame>`;
  return writerFile(
    flat(
      '',
      `<text:p text:style-name="Name">${frame}${x(name)}</text:p>` +
        fp(fb(label)) +
        heading('Career Profile') +
        fp(x(summary)) +
        heading('Work History') +
        jobs(person)
          .map(
            (job) =>
              fp(`${fb(job.position)} (${span(job)})`) +
              fp(x(`${job.name} – ${job.location}`)) +
              flist(duties(job)),
          )
          .join('') +
        heading('Academic Background') +
        schools(person)
          .map((one) => fp(`${fb(degreeOf(one))} (${years(one)})`) + fp(x(one.institution ?? '')))
          .join('') +
        flatRest(person),
    ),
  );
};

/** As a message: a greeting, sentences, and what is asked for in lines. */
const chatMessage = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      'Good day po! Here is my resume for the position.',
      '',
      `Name: ${name}`,
      `Position: ${label}`,
      `Address: ${place(person)}`,
      `Contact #: ${phone}`,
      `Email: ${email}`,
      linksOf(person),
      '',
      'About me:',
      summary,
      '',
      'Experience:',
      jobs(person).flatMap((job, index) => [
        `${index + 1}. ${job.position} - ${job.name}, ${job.location} (${short(job)})`,
        ...duties(job).map((each) => `   - ${each}`),
      ]),
      '',
      'Education:',
      schools(person).map((one) => `- ${degreeOf(one)}, ${one.institution} (${years(one, '-')})`),
      '',
      'Skills:',
      skillsOf(person).join(', '),
      '',
      'Languages:',
      (person.languages ?? []).map(({ language }) => language).join(', '),
      '',
      'Trainings:',
      (person.trainings ?? []).map((one) => `- ${one.title} by ${one.organizer}, ${dateOf(one.date)}`),
      '',
      'References:',
      (person.references ?? []).map(
        (one) => `- ${one.name}, ${one.position} of ${one.company}, ${one.phone}`,
      ),
      '',
      'Thank you and God bless!',
    ),
  );
};

/** Quoted in an answer: a sign before each line, wrapped, with a signature. */
const quotedEmail = (person: JsonResume) =>
  ((plain: WrittenFile) =>
    utf8(
      text(
        'On Mon, Nov 4, 2024 at 9:12 AM Applicant wrote:',
        plain.text.split('\n').map((line) => `> ${line}`.trimEnd()),
      ),
    ))(email72(person));

/** A viewer that gives each sign of a list a line of its own, and each date. */
const signsAlone = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      name,
      label,
      `${phone} | ${email} | ${place(person)}`,
      linksOf(person),
      'SUMMARY',
      wrapped(summary ?? '', 84),
      'WORK EXPERIENCE',
      jobs(person).flatMap((job) => [
        job.position,
        span(job),
        `${job.name}, ${job.location}`,
        ...duties(job).flatMap((each) => ['•', wrapped(each, 84)]),
      ]),
      'EDUCATION',
      schools(person).flatMap((one) => [degreeOf(one), years(one, ' – '), one.institution]),
      textRest(person, (title) => [title.toUpperCase()]),
      'Page 1 of 1',
    ),
  );
};

/** A builder's text: 'Company - Place', dates with 'to', levels of skills in brackets. */
const builderText = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      name,
      label,
      place(person),
      email,
      phone,
      linksOf(person),
      summary,
      'Work Experience',
      jobs(person).flatMap((job) => [
        job.position,
        `${job.name} - ${job.location}`,
        span(job, { dash: ' to ' }),
        ...duties(job).map((each) => `• ${each}`),
      ]),
      'Education',
      schools(person).flatMap((one) => [
        degreeOf(one),
        one.institution,
        `${one.startDate} to ${one.endDate}`,
      ]),
      'Skills',
      skillsOf(person).map((each) => `• ${each} (3 years)`),
      'Languages',
      spoken(person, ' - ').map((each) => `• ${each}`),
      'Certifications and Licenses',
      (person.certificates ?? []).flatMap((one) => [
        one.name,
        `${dateOf(one.date)}${one.validUntil ? ` to ${dateOf(one.validUntil)}` : ''}`,
      ]),
    ),
  );
};

/** One line for each job and school. */
const briefLines = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      `${name} - ${label}`,
      `${email} / ${phone} / ${place(person)}`,
      '',
      'PROFILE',
      summary,
      '',
      'EXPERIENCE',
      jobs(person).map((job) => `${short(job, '-')}: ${job.position} at ${job.name}, ${job.location}`),
      '',
      'EDUCATION',
      schools(person).map((one) => `${years(one, '-')}: ${degreeOf(one)}, ${one.institution}`),
      '',
      'SKILLS',
      skillsOf(person).join(' / '),
      '',
      'LANGUAGES',
      spoken(person, ' ').join(' / '),
      '',
      'REFERENCES',
      (person.references ?? []).map((one) => `${one.name} (${one.position}, ${one.company}) ${one.phone}`),
    ),
  );
};

/** Cells of a table without headings, copied from Word with tabs. */
const copiedCells = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      name?.toUpperCase(),
      label,
      `Address:\t${place(person)}`,
      `Mobile:\t${phone}`,
      `Email:\t${email}`,
      '',
      'OBJECTIVE',
      summary,
      '',
      'WORK EXPERIENCE',
      jobs(person).flatMap((job) => [
        `${span(job)}\t${job.position}`,
        `\t${job.name}`,
        `\t${job.location}`,
        ...duties(job).map((each) => `\t•\t${each}`),
      ]),
      '',
      'EDUCATIONAL ATTAINMENT',
      schools(person).flatMap((one) => [`${years(one, ' – ')}\t${degreeOf(one)}`, `\t${one.institution}`]),
      '',
      'SKILLS',
      skillsOf(person).map((each) => `\uF0B7\t${each}`),
      '',
      'LANGUAGES',
      (person.languages ?? []).map(({ language, fluency }) => `${language}\t${fluency}`),
      '',
      'CHARACTER REFERENCES',
      (person.references ?? []).flatMap((one) => [one.name, one.position, one.company, one.phone, '']),
    ),
  );
};

const jekyll = (person: JsonResume) => {
  const { name, label, summary, email, phone } = person.basics ?? {};
  return utf8(
    text(
      '---',
      'layout: cv',
      `title: ${name}'s CV`,
      '---',
      `# ${name}`,
      `${label}`,
      '',
      '<div id="webaddress">',
      `<a href="mailto:${email}">${email}</a> | ${phone} | ${place(person)}`,
      '</div>',
      '',
      '## Currently',
      '',
      summary,
      '',
      '## Occupation',
      '',
      jobs(person).flatMap((job) => [
        `\`${short(job, ' - ')}\``,
        `__${job.name}__, ${job.location}`,
        '',
        `*${job.position}*`,
        '',
        ...duties(job).map((each) => `- ${each}`),
        '',
      ]),
      '## Education',
      '',
      schools(person).flatMap((one) => [
        `\`${years(one, ' - ')}\``,
        `__${one.institution}__`,
        '',
        `- ${degreeOf(one)}`,
        '',
      ]),
      textRest(person, (title) => ['', `## ${title}`, '']),
    ),
  );
};

/** TextEdit's: a backslash ends a line, tabs keep dates at the right. */
const textEdit = (person: JsonResume) => {
  const said: string[] = [];
  const line = (content: string | undefined, look = '\\b0') => {
    said.push(content ?? '');
    return `${look} ${rtfText(content)}\\\n`;
  };
  const { name, label, summary } = person.basics ?? {};
  const heading = (title: string) => line('') + line(title.toUpperCase(), '\\b');
  const content = [
    line(name, '\\fs40 \\b'),
    line(label, '\\fs24 \\b0'),
    line(reach(person, ' | ')),
    heading('Summary'),
    line(summary),
    heading('Experience'),
    ...jobs(person).flatMap((job) => [
      line(`${job.position}\t${short(job, ' – ')}`, '\\b'),
      line(`${job.name}, ${job.location}`),
      ...duties(job).map((each) => line(`•\t${each}`)),
    ]),
    heading('Education'),
    ...schools(person).flatMap((one) => [
      line(`${degreeOf(one)}\t${years(one)}`, '\\b'),
      line(one.institution),
    ]),
    ...textRest(person, (title) => [`#${title}`]).map((each) =>
      typeof each === 'string' && each.startsWith('#') ? heading(each.slice(1)) : line(each || ''),
    ),
  ].join('');
  return {
    bytes: strToU8(
      `{\\rtf1\\ansi\\ansicpg1252\\cocoartf2709\n\\cocoatextscaling0\\cocoaplatform0{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;}\n{\\colortbl;\\red255\\green255\\blue255;}\n{\\*\\expandedcolortbl;;}\n\\paperw11900\\paperh16840\\margl1440\\margr1440\\vieww11520\\viewh8400\\viewkind0\n\\pard\\tqr\\tx9000\\pardirnatural\\partightenfactor0\n\n\\f0\\fs24 \\cf0 ${content}}`,
    ),
    text: said.join('\n'),
  };
};

/** Word's page for the web: a class for each paragraph, spans in words, signs of lists in another font. */
const wordPage = (person: JsonResume) => {
  const { name, label, summary } = person.basics ?? {};
  const broken = (content = '') => {
    const at = Math.floor(content.length / 3);
    return `<span lang=EN-PH style='font-size:11.0pt'>${x(content.slice(0, at))}</span><span lang=EN-PH style='font-size:11.0pt'>${x(content.slice(at))}<o:p></o:p></span>`;
  };
  const normal = (content: string) => `<p class=MsoNormal style='margin-bottom:0in'>${content}</p>\n`;
  const heading = (title: string) =>
    normal(`<b><span style='font-size:13.0pt;color:#1F4E79'>${x(title.toUpperCase())}</span></b>`);
  const item = (content: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in'><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>${broken(content)}</p>\n`;
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15 (filtered)"><style><!-- p.MsoNormal {margin:0in} --></style></head><body lang=EN-PH><div class=WordSection1>
${normal(`<b><span style='font-size:20.0pt'>${x(name ?? '')}</span></b>`)}${normal(broken(label))}${normal(broken(reach(person, ' | ')))}
${heading('Career Objective')}${normal(broken(summary))}${heading('Work Experience')}
${jobs(person)
  .map(
    (job) =>
      normal(`<b>${broken(job.position)}</b>`) +
      normal(broken(has(job.name, job.location))) +
      normal(`<i>${broken(span(job))}</i>`) +
      duties(job).map(item).join(''),
  )
  .join('')}${heading('Education')}${schools(person)
    .map(
      (one) =>
        normal(`<b>${broken(degreeOf(one))}</b>`) + normal(broken(`${one.institution}, ${years(one)}`)),
    )
    .join('')}
${textRest(person, (title) => [`#${title}`])
  .map((each) =>
    typeof each === 'string' && each.startsWith('#') ? heading(each.slice(1)) : normal(broken(each || '')),
  )
  .join('')}</div></body></html>`;
  return { bytes: strToU8(html), text: plainOfHtml(html.replace(/<\/span>/g, '')) };
};

/** A builder's page on the web: divisions for everything, dates at the right, no headings but by style. */
const builderPage = (person: JsonResume) => {
  const { name = '', label = '', summary = '', email = '', phone = '' } = person.basics ?? {};
  const d = (className: string, ...content: string[]) =>
    `<div class="${className}">${content.join('\n')}</div>`;
  const html = `<!doctype html><html><head><title>${x(name)}</title></head><body><div id="root">${d(
    'resume',
    d(
      'header',
      d('name', x(name)),
      d('role', x(label)),
      d(
        'contacts',
        d('c', phone),
        d('c', email),
        d('c', x(place(person))),
        ...linksOf(person).map((each) => d('c', `<a href="https://${each}">${each}</a>`)),
      ),
    ),
    d('section', d('title', 'Summary'), d('body', x(summary))),
    d(
      'section',
      d('title', 'Employment History'),
      ...jobs(person).map((job) =>
        d(
          'item',
          d(
            'head',
            `<strong>${x(job.position ?? '')}</strong>, ${x(job.name ?? '')}, ${x(job.location ?? '')}`,
          ),
          d('date', capsMonth(job)),
          `<ul>${duties(job)
            .map((each) => `<li><p>${x(each)}</p></li>`)
            .join('')}</ul>`,
        ),
      ),
    ),
    d(
      'section',
      d('title', 'Education'),
      ...schools(person).map((one) =>
        d(
          'item',
          d('head', `<strong>${x(degreeOf(one))}</strong>, ${x(one.institution ?? '')}`),
          d('date', years(one, ' — ')),
        ),
      ),
    ),
    d(
      'section',
      d('title', 'Skills'),
      ...skillsOf(person).map((each) => d('skill', d('n', x(each)), d('bar', ''))),
    ),
    d(
      'section',
      d('title', 'Languages'),
      ...(person.languages ?? []).map(({ language, fluency }) =>
        d('lang', d('n', x(language ?? '')), d('l', x(fluency ?? ''))),
      ),
    ),
    d(
      'section',
      d('title', 'References'),
      ...(person.references ?? []).map((one) =>
        d('ref', d('n', `${x(one.name ?? '')} from ${x(one.company ?? '')}`), d('p', one.phone ?? '')),
      ),
    ),
  )}</div></body></html>`;
  return { bytes: strToU8(html), text: plainOfHtml(html) };
};

const strange: typeof kinds = [
  ['Google template', 'docx', 'Resume.docx', documentsTemplate],
  ['college template', 'docx', 'Resume.docx', collegeTemplate],
  ['European form', 'docx', 'Resume.docx', europeanForm],
  ['hanging dates', 'docx', 'Resume.docx', hangingDates],
  ['contact in a frame', 'odt', 'resume.odt', writerFrame],
  ['chat message', 'text', 'resume.txt', chatMessage],
  ['quoted e-mail', 'text', 'resume.txt', quotedEmail],
  ['signs alone', 'text', 'resume.txt', signsAlone],
  ['builder’s text', 'text', 'resume.txt', builderText],
  ['brief lines', 'text', 'resume.txt', briefLines],
  ['copied cells', 'text', 'resume.txt', copiedCells],
  ['Jekyll', 'markdown', 'index.md', jekyll],
  ['TextEdit', 'rtf', 'resume.rtf', textEdit],
  ['Word’s web page', 'html', 'resume.htm', wordPage],
  ['builder’s page', 'html', 'resume.html', builderPage],
];

const all = (some: typeof kinds, isHeldOut: boolean): WrittenKind[] =>
  some.map(([name, format, file, write]) => ({ name, format, file, write, isHeldOut }));
export const writtenKinds: readonly WrittenKind[] = [...all(kinds, false), ...all(strange, true)];
