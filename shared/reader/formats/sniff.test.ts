import { expect, test } from 'vitest';
import { readBytes } from '../read-bytes';
import { docxOf, odtOf, p } from '../testing/archives';
import { tinyPdf } from '../testing/tiny-pdf';

const encode = (text: string) => new TextEncoder().encode(text);
const pdf = tinyPdf([[{ text: 'Maria Santos, Registered Nurse', y: 80 }]]);

test.each([
  ['pdf', 'resume.docx', () => pdf.slice()],
  ['pdf', 'resume', () => Uint8Array.from([...encode('junk before it\n'), ...pdf])],
  ['docx', 'resume.pdf', () => docxOf(p('Maria Santos'))],
  ['odt', 'resume.doc', () => odtOf('<text:p>Maria Santos</text:p>')],
  ['json', 'resume.txt', () => encode(' {"basics": {}}')],
  ['json', 'broken.json', () => encode('{"basics": ')],
  ['text', 'resume.json', () => encode('Maria Santos\nNurse')],
  ['text', '', () => encode('[Maria Santos]\n{Nurse}')],
])('%s is told by its content, whatever the name %s says', async (kind, name, bytes) => {
  expect(await readBytes(bytes(), name)).toMatchObject({ kind });
});
