import type { Found, ReadEntry } from '#shared/resume/read-resume';
import { withoutBullet } from '../geometry/bullets';
import type { Line } from '../geometry/lines';
import { blocksOf, foundIn, placesOf, textOfBlocks } from './pieces';

type LabeledField = 'headline' | 'organization' | 'location' | 'duration' | 'from' | 'to' | 'description';

/** What the labels of forms, bio-data sheets and job portals call the fields of an entry. */
const labels: readonly (readonly [field: LabeledField, pattern: RegExp])[] = [
  [
    'headline',
    /^(?:position|position title|job title|title|designation|role|rank|course|degree|program|qualification|degree earned|course taken|training|seminar|training title|title of (?:training|seminar)|topic|license|certificate|award|project|project name|project title|posisyon|kurso)$/,
  ],
  [
    'organization',
    /^(?:company|company name|name of company|employer|name of employer|agency|office|organization|vessel|principal|school|school name|name of school|university|institute|institution|institute university|college|organizer|conducted by|sponsor|sponsored by|issuer|issued by|kompanya|paaralan)$/,
  ],
  ['location', /^(?:location|address|place|venue|company address|school address|place of work|lugar)$/],
  [
    'duration',
    /^(?:date|dates|date s|period|duration|inclusive dates|inclusive years|year|years|year s|year graduated|date graduated|graduation date|years attended|year attended|school year|s y|employment period|employment dates?|dates? of employment|period of employment|date covered|dates covered|petsa|taon)$/,
  ],
  ['from', /^(?:from|date joined|date hired|start|start date|started)$/],
  ['to', /^(?:to|until|date left|date resigned|end|end date|ended)$/],
  [
    'description',
    /^(?:duties|responsibilities|duties and responsibilities|job description|description|tasks|key responsibilities|work description|mga tungkulin)$/,
  ],
];

const fieldOf = (label: string): LabeledField | undefined => {
  const plain = label
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return labels.find(([, pattern]) => pattern.test(plain))?.[0];
};

interface LabeledLine {
  line: Line;
  label: string;
  value: string;
  field: LabeledField | undefined;
}

const minShare = 0.5;

/**
 * The entries of a section that is set as labels beside values ('Position: Nurse'); undefined for all others. An entry
 * begins where a label comes again.
 */
export const labeledEntries = (lines: readonly Line[]): ReadEntry[] | undefined => {
  const read = lines.map(labeledLine);
  const plain = read.filter(({ line }) => !line.isBullet && line.text.length < 120);
  const known = plain.filter(({ field }) => field !== undefined);
  const fields = new Set(known.map(({ field }) => field));
  const labeled = plain.filter(({ label }) => label !== '');
  if (fields.size < 2 || labeled.length < plain.length * minShare || known.length < labeled.length * 0.4)
    return undefined;
  const groups: LabeledLine[][] = [];
  for (const item of read) {
    const group = groups.at(-1);
    const isAgain = item.field !== undefined && group?.some(({ field }) => field === item.field);
    if (!group || (isAgain && item.field !== 'description')) groups.push([item]);
    else group.push(item);
  }
  return groups.map(entryOf).filter(({ headline, organization }) => headline ?? organization);
};

const labeledLine = (line: Line): LabeledLine => {
  const none = { line, label: '', value: '', field: undefined };
  if (line.isBullet) return none;
  const [first, ...rest] = line.cells;
  const [, inText, text] = /^([^:]{2,40}?)\s*:\s+(\S.*)$/.exec(line.text.replaceAll('\t', ' ')) ?? [];
  if (inText && text) return { line, label: inText, value: text, field: fieldOf(inText) };
  const value = rest.map((cell) => cell.text).join(' ');
  if (!first || value === '')
    return /:$/.test(line.text) ? { ...none, label: line.text, field: fieldOf(line.text) } : none;
  const field = fieldOf(first.text);
  return field || /:$/.test(first.text)
    ? { line, label: first.text.replace(/\s*:$/, ''), value: value.replace(/^:\s*/, ''), field }
    : none;
};

const entryOf = (group: readonly LabeledLine[]): ReadEntry => {
  const found = (field: LabeledField): Found | undefined => {
    const item = group.find((other) => other.field === field && other.value !== '');
    return item && foundIn(item.value, placesOf([item.line]), 0.95);
  };
  const [from, to] = [found('from'), found('to')];
  const duration =
    found('duration') ??
    (from &&
      (to
        ? foundIn(`${from.text} – ${to.text}`, [...from.places, ...to.places], 0.9)
        : foundIn(`${from.text} – Present`, from.places, 0.7)));
  const own: readonly (LabeledField | undefined)[] = [
    'headline',
    'organization',
    'location',
    'duration',
    'from',
    'to',
  ];
  const rest = group.filter(({ field, value }) => !own.includes(field) || value === '');
  // A label of the description says what it is, and is no text of its own.
  const texts = rest.flatMap(({ line, field, label, value }) => {
    if (field !== 'description' || label === '') return [line];
    return value === '' ? [] : [{ ...line, text: value }];
  });
  const blocks = blocksOf(texts);
  const text = textOfBlocks(blocks);
  return {
    headline: found('headline'),
    organization: found('organization'),
    location: found('location'),
    duration,
    description: text === '' ? undefined : foundIn(text, placesOf(texts), 0.85),
    bullets: blocks
      .filter(({ isBullet }) => isBullet)
      .map((block) => foundIn(withoutBullet(block.text), placesOf(block.lines), 0.9)),
  };
};
