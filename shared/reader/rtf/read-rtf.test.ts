import { expect, test } from 'vitest';
import { entriesOf, itemsOf, readResumeOf } from '../testing/read';

const letter = String.raw`{\rtf1\ansi\ansicpg1252\uc1\deff0{\fonttbl{\f0\fswiss Calibri;}}{\colortbl;\red0\green0\blue0;}{\stylesheet{\s1 heading 1;}}
{\*\generator Any;}{\constructor}{\info{\author Someone Else}}{\header \pard ana@example.ph | 0917 555 0142\par}
\pard\b\fs36 Ana Mae Flores\b0\fs22\par
\pard\b WORK EXPERIENCE\b0\par
\pard Team Leader\tab June 2020 \endash  Present\par
Manila Voice Solutions, Inc.\par
\pard{\listtext\f1\'b7\tab}\ls1 Led fifteen agents in Do\u241?a Pe\'f1a\rquote s team\par
{\listtext\f1\'b7\tab}Wrote {\field{\*\fldinst{HYPERLINK "https://ana.example/handbook"}}{\fldrslt the handbook}}\par
\pard\b EDUCATION\b0\par
\trowd\pard\intbl Course\cell School\cell Year\cell\row
\pard\intbl BS Psychology\cell Cebu Normal University\cell 2012 - 2016\cell\row
\pard\b SKILLS\b0\par
\pard Coaching, Reporting {\v hidden words}\par
{\pict\pngblip 89504e47}
}`;

test('rich text is read with its styles, lists, tables and header, without its pictures and notes', async () => {
  const resume = await readResumeOf(new TextEncoder().encode(letter), 'resume.rtf');
  expect(resume.name?.text).toBe('Ana Mae Flores');
  expect(resume.email?.text).toBe('ana@example.ph');
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Team Leader',
      'Manila Voice Solutions, Inc.',
      'June 2020 – Present',
      '- Led fifteen agents in Doña Peña’s team\n- Wrote the handbook',
    ],
  ]);
  expect(entriesOf(resume, 'education').map((entry) => entry.slice(0, 3))).toEqual([
    ['BS Psychology', 'Cebu Normal University', '2012 - 2016'],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Coaching', 'Reporting']);
  expect(resume.text).not.toMatch(/Calibri|generator|Someone|hidden|HYPERLINK|89504/);
});
