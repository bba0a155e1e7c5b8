// The same resume with two other libraries, each used as documented, with the same font files.
import { Document, Font, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer';
import pdfmake from 'pdfmake';
import { createElement as h } from 'react';
import { fileURLToPath } from 'node:url';

const fontFile = (name) => fileURLToPath(new URL(`../../shared/document/fonts/${name}.ttf`, import.meta.url));

const items = (text) => text.split('\n').map((line) => line.replace(/^- /, ''));

Font.register({
  family: 'Husay Sans',
  fonts: [{ src: fontFile('regular') }, { src: fontFile('bold'), fontWeight: 700 }],
});
const styles = StyleSheet.create({
  page: { flexDirection: 'row', fontFamily: 'Husay Sans', fontSize: 10, lineHeight: 1.4 },
  side: { width: 198, backgroundColor: '#edf3fe', padding: 28 },
  main: { flex: 1, padding: 28 },
  name: { fontSize: 24, fontWeight: 700 },
  heading: { fontSize: 12, fontWeight: 700, color: '#1d4ed8', marginTop: 16, marginBottom: 6 },
  entry: { fontSize: 11, fontWeight: 700, marginTop: 8 },
});

const entries = (list, head, place) =>
  list.map((entry, i) =>
    h(
      View,
      { key: `${head(entry)} ${i}` },
      h(Text, { style: styles.entry }, head(entry)),
      h(Text, { style: { color: '#52617a' } }, place(entry)),
      ...items(entry.description).map((line, j) => h(Text, { key: j }, `• ${line}`)),
    ),
  );

/** @returns {Promise<Uint8Array>} */
export const withReactPdf = (person, resume) =>
  renderToBuffer(
    h(
      Document,
      { title: `${person.firstName} ${person.lastName}` },
      h(
        Page,
        { size: 'A4', style: styles.page },
        h(
          View,
          { style: styles.side },
          h(Text, { style: styles.heading }, 'Contact'),
          ...[person.email, resume.phone, resume.location, resume.website].map((text, i) =>
            h(Text, { key: `c${i}` }, text),
          ),
          h(Text, { style: styles.heading }, 'Skills'),
          ...resume.skills.map((text, i) => h(Text, { key: `s${i}` }, text)),
        ),
        h(
          View,
          { style: styles.main },
          h(Text, { style: styles.name }, `${person.firstName} ${person.lastName}`),
          h(Text, null, resume.title),
          h(Text, { style: styles.heading }, 'Professional Summary'),
          h(Text, null, resume.summary),
          h(Text, { style: styles.heading }, 'Work Experience'),
          ...entries(
            resume.experience,
            (job) => job.title,
            (job) => `${job.company} · ${job.duration}`,
          ),
          h(Text, { style: styles.heading }, 'Education'),
          ...entries(
            resume.education,
            (school) => school.degree,
            (school) => `${school.school} · ${school.year}`,
          ),
        ),
      ),
    ),
  );

pdfmake.setFonts({ Husay: { normal: fontFile('regular'), bold: fontFile('bold') } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));

const heading = (text) => ({ text, fontSize: 12, bold: true, color: '#1d4ed8', margin: [0, 12, 0, 4] });
const blocks = (list, head, place) =>
  list.flatMap((entry) => [
    { text: head(entry), bold: true, fontSize: 11, margin: [0, 6, 0, 0] },
    { text: place(entry), color: '#52617a' },
    { ul: items(entry.description) },
  ]);

/** @returns {Promise<Uint8Array>} */
export const withPdfmake = (person, resume) =>
  pdfmake
    .createPdf({
      info: { title: `${person.firstName} ${person.lastName}` },
      defaultStyle: { font: 'Husay', fontSize: 10, lineHeight: 1.2 },
      content: [
        {
          columns: [
            {
              width: 150,
              stack: [
                heading('Contact'),
                person.email,
                resume.phone,
                resume.location,
                resume.website,
                heading('Skills'),
                ...resume.skills,
              ],
            },
            {
              width: '*',
              stack: [
                { text: `${person.firstName} ${person.lastName}`, fontSize: 24, bold: true },
                resume.title,
                heading('Professional Summary'),
                resume.summary,
                heading('Work Experience'),
                ...blocks(
                  resume.experience,
                  (job) => job.title,
                  (job) => `${job.company} · ${job.duration}`,
                ),
                heading('Education'),
                ...blocks(
                  resume.education,
                  (school) => school.degree,
                  (school) => `${school.school} · ${school.year}`,
                ),
              ],
            },
          ],
          columnGap: 20,
        },
      ],
    })
    .getBuffer();
