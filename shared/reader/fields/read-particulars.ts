import { boxOf } from '../geometry/cells';
import type { ParticularName } from '#shared/resume/particulars';
import type { Found } from '#shared/resume/read-resume';
import type { Line } from '../geometry/lines';
import {
  civilStatusAnswer,
  details,
  documents,
  isFormLabel,
  isNoAnswer,
  known,
  labelAlone,
  labeled,
  startsWithLabel,
  tickedIn,
  unnumbered,
} from './form-labels';
import { foundIn } from './pieces';

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

const plainLabel = (label: string) => label.replace(/\s*\.?\s*:?\s*$/, '');
const particularOf = (label: string) =>
  known.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(plainLabel(label)))?.[0];
const detailWords = (label: string) => {
  const words = plainLabel(label).toLowerCase();
  return Object.entries(details).find(([start]) => words.startsWith(start))?.[1] ?? words;
};

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
      const isInNext =
        text === '' && next !== undefined && next.label === undefined && !isFormLabel(next.text);
      // Of the boxes beside each other, the one that is ticked.
      const end = parts.findIndex(
        (part, index) => index > i && (part.label !== undefined || isFormLabel(part.text)),
      );
      const options = parts.slice(i + 1, end < 0 ? undefined : end).map((part) => part.text);
      const answer =
        [text, ...options].flatMap((option) => tickedIn(option) ?? [])[0] ?? (isInNext ? next.text : text);
      if (isInNext) i++;
      const isOtherStatus =
        /^status\b/i.test(label) && !isNoAnswer(answer) && !civilStatusAnswer.test(answer);
      const name = isOtherStatus ? undefined : particularOf(label);
      const document = last && documents.includes(last) ? found[last] : undefined;
      if (name) {
        if (!isNoAnswer(answer)) found[name] ??= foundIn(answer, [boxOf(line)], 0.9);
        last = name;
      } else if (document && !isNoAnswer(answer)) document.text += `, ${detailWords(label)} ${answer}`;
      else if (!document) isWhole = false;
    }
    if (isWhole && parts.some(({ label }) => label !== undefined && particularOf(label))) used.add(line);
  }
  return { found, used };
};
