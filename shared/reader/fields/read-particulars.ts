import type { ParticularName } from '#shared/resume/particulars';
import type { Found } from '#shared/resume/read-resume';
import { boxOf, type Line } from '../geometry/lines';
import { foundIn } from './pieces';

/** What forms call personal particulars, in English and Filipino. */
const labels: Record<ParticularName, string> = {
  birthDate: 'date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?|petsa ng kapanganakan|kaarawan',
  birthplace: 'place of birth|birth ?place|lugar ng kapanganakan',
  sex: 'sex|gender|kasarian',
  civilStatus: 'civil status|marital status|katayuang sibil',
  citizenship: 'citizenship|nationality|pagkamamamayan',
  height: 'height|taas',
  weight: 'weight|timbang',
  religion: 'religion|relihiyon',
  streetAddress: 'street(?: address)?',
  nextOfKin:
    'next of kin|(?:contact )?person to (?:be )?(?:contact(?:ed)?|notif(?:y|ied))(?: in case of emergency)?|(?:contact person )?in case of emergency|emergency contact(?: person)?',
  passport: 'passport(?: (?:no|number))?',
  seamansBook:
    "(?:seaman|seafarer)['’]?s?['’]? (?:book|identification(?: and record)? book)(?: (?:no|number))?|sirb(?: (?:no|number))?",
  visa: '(?:us |u\\.s\\. )?visa(?: (?:no|number|type))?',
};

/** What stands beside a document's number. */
const detail =
  'valid (?:until|till|to)|validity|expiry(?: date)?|expiration(?: date)?|date of expiry|place (?:of issue|issued)|(?:date )?issued|date of issue';
const details: Readonly<Record<string, string>> = {
  valid: 'valid until',
  expir: 'valid until',
  'date of expiry': 'valid until',
};
const documents: readonly ParticularName[] = ['passport', 'seamansBook', 'visa'];

const known = Object.entries(labels) as [ParticularName, string][];
const anyLabel = [...known.map(([, words]) => words), detail].join('|');
/** A label with its colon, or behind a wide gap. */
const labeled = new RegExp(`(?:^|(?<=\\s))(?:${anyLabel})\\s*\\.?\\s*:`, 'giu');
const labelAlone = new RegExp(`^(?:${anyLabel})\\s*\\.?\\s*:?$`, 'iu');
/** Labels of two words and more need no colon. */
const startsWithLabel = new RegExp(`^((?:${anyLabel}))(?:\\s*\\.?\\s*[:–-]\\s*|\\s+)(?=\\S)(.+)$`, 'iu');

interface Part {
  /** Undefined for what has no label. */
  label?: string | undefined;
  text: string;
}

/** 'Height: 158 cm Weight: 52 kg' as its parts. */
const partsOf = (text: string): Part[] => {
  if (labelAlone.test(text)) return [{ label: text, text: '' }];
  const starts = [...text.matchAll(labeled)];
  if (starts.length === 0) {
    const [, label, answer] = startsWithLabel.exec(text) ?? [];
    return label?.includes(' ') && answer ? [{ label, text: answer }] : [{ text }];
  }
  const before = text.slice(0, starts[0]?.index).trim();
  return [
    ...(before ? [{ text: before }] : []),
    ...starts.map(({ 0: label, index }, i) => ({
      label,
      text: text.slice(index + label.length, starts[i + 1]?.index).trim(),
    })),
  ];
};

/** Whether a cell of a form says what the next one answers. */
export const isFormLabel = (text: string) =>
  labelAlone.test(unnumbered(text)) || contactLabel.test(unnumbered(text));

const contactLabel =
  /^(?:(?:full )?name|surname|first name|middle name|(?:residential |permanent |home |present )?address|(?:mobile|telephone|tel|cellphone|contact)\.? ?(?:no|number)?\.?|e-?mail(?: address)?|position (?:desired|applied(?: for)?)|desired position)\s*:?$/iu;

/** Forms number what they ask and explain how to answer: '2. DATE OF BIRTH (mm/dd/yyyy)'. */
const unnumbered = (text: string) =>
  text
    .replace(/^\d{1,2}\.\s+(?=\p{L})/u, '')
    .replace(/\s*\((?:mm|dd|yyyy|m|kg|cm|if any|if applicable)[^()]*\)\s*$/i, '');

const plainLabel = (label: string) => label.replace(/\s*\.?\s*:?\s*$/, '');
const particularOf = (label: string) =>
  known.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(plainLabel(label)))?.[0];
const detailWords = (label: string) => {
  const words = plainLabel(label).toLowerCase();
  return Object.entries(details).find(([start]) => words.startsWith(start))?.[1] ?? words;
};

const isEmpty = (text: string) => /^[\s_.–—-]*$/.test(text) || /^(?:n\/?a|none|wala)$/i.test(text);

export type ReadParticulars = Partial<Record<ParticularName, Found>>;

/** Labels and answers about the person, and the lines that have nothing else. A label's answer is behind it or in the next cell. */
export const readParticulars = (
  lines: readonly Line[],
): { found: ReadParticulars; used: ReadonlySet<Line> } => {
  const found: ReadParticulars = {};
  const used = new Set<Line>();
  for (const line of lines) {
    const parts = line.cells.flatMap(({ text }) =>
      text.split('\t').flatMap((one) => partsOf(unnumbered(one.trim()))),
    );
    let isWhole = true;
    let last: ParticularName | undefined;
    for (let i = 0; i < parts.length; i++) {
      const { label, text = '' } = parts[i] ?? {};
      if (label === undefined) {
        isWhole = false;
        continue;
      }
      const next = parts[i + 1];
      const isInNext = text === '' && next !== undefined && next.label === undefined;
      const answer = isInNext ? next.text : text;
      if (isInNext) i++;
      const name = particularOf(label);
      const document = last && documents.includes(last) ? found[last] : undefined;
      if (name) {
        if (!isEmpty(answer)) found[name] ??= foundIn(answer, [boxOf(line)], 0.9);
        last = name;
      } else if (document && !isEmpty(answer)) document.text += `, ${detailWords(label)} ${answer}`;
      else if (!document) isWhole = false;
    }
    if (isWhole && parts.some(({ label }) => label !== undefined && particularOf(label))) used.add(line);
  }
  return { found, used };
};
