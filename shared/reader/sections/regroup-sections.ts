import type { SectionKind } from '#shared/resume/read-resume';
import { areLanguages, degreeScore, jobScore, schoolScore } from '#shared/resume/words';
import { dateIn } from '#shared/text/dates';
import { isPhone } from '../fields/contact-patterns';
import { isBodyLine, isDateLine } from '../fields/line-roles';
import { piecesOf } from '../fields/pieces';
import { lineOf, type Line } from '../geometry/lines';
import { knownSection } from './section-names';
import type { SectionLines } from './split-sections';

/**
 * Sections whose content shows what they are: contact details under 'About', and groups of skills that each have a
 * heading of their own.
 */
export const regroupSections = (parts: readonly SectionLines[]): SectionLines[] =>
  withSkillGroups(
    withContactOfFoot(withJobsApart(parts))
      .map((part): SectionLines => (isContact(part) ? { ...part, kind: 'contact' } : part))
      .map((part, _, all) => ({ ...part, kind: kindOfContent(part, all) })),
  ).flatMap(sectionsInside);

/** Jobs below the contact details, where no section has any: they begin with the first that has a span of dates. */
const withJobsApart = (parts: readonly SectionLines[]): readonly SectionLines[] => {
  const [header, ...others] = parts;
  if (header?.kind !== 'header' || others.some(({ kind }) => kind === 'experience')) return parts;
  const { lines } = header;
  const isDated = (line: Line) => !line.isBullet && !isBodyLine(line) && dateIn(line.text)?.isRange === true;
  const dated = lines.findIndex(isDated);
  const date = lines[dated];
  if (!date || (lines.filter(isDated).length < 2 && !lines.slice(dated).some(({ isBullet }) => isBullet)))
    return parts;
  const above = isDateLine(date) ? lines.slice(0, dated) : [];
  const start =
    1 +
    Math.max(
      above.findLastIndex((line) => isBodyLine(line) || /[@\d]/.test(line.text)),
      isDateLine(date) ? dated - 3 : dated - 1,
    );
  const jobs = lines.slice(start).filter(({ text }) => !/\S@\S/.test(text));
  if (start === 0 || !jobs.slice(0, 3).some(({ text }) => jobScore(text) > 0)) return parts;
  return [
    { ...header, lines: lines.filter((line) => !jobs.includes(line)) },
    { kind: 'experience', lines: jobs },
    ...others,
  ];
};

/** The last lines of the last section, where the header has no address: contact details at the foot. */
const withContactOfFoot = (parts: readonly SectionLines[]): readonly SectionLines[] => {
  const hasAddress = ({ text }: Line) => /\S@\S/.test(text);
  const last = parts.at(-1);
  const own = parts
    .slice(0, -1)
    .filter(({ kind }) => kind === 'header' || kind === 'contact' || kind === 'personal');
  if (!last || own.length === 0 || own.some(({ lines }) => lines.some(hasAddress))) return parts;
  const isContactLine = (line: Line) =>
    piecesOf(line).length > 1 && piecesOf(line).some(({ text }) => isPhone(text) || hasAddress(line));
  const start = last.lines.findIndex((line) => isContactLine(line) && line.gap > 1.6);
  const foot = start < 1 ? [] : last.lines.slice(start);
  if (foot.length > maxFootLines || !foot.some(hasAddress)) return parts;
  return [
    ...parts.slice(0, -1),
    { ...last, lines: last.lines.slice(0, start) },
    { kind: 'contact', lines: foot },
  ];
};

const maxFootLines = 3;

/**
 * Below a heading that says nothing known: jobs or schools with their dates, or languages, where no other section has them.
 */
const kindOfContent = ({ kind, heading, lines }: SectionLines, all: readonly SectionLines[]) => {
  if (kind !== 'other' || !heading || knownSection(heading.text)) return kind;
  const isMissing = (wanted: SectionLines['kind']) => !all.some((part) => part.kind === wanted);
  if (lines.every(({ text }) => areLanguages(text)) && lines.length > 0 && isMissing('languages'))
    return 'languages';
  const heads = lines.filter((line) => !line.isBullet && !isBodyLine(line));
  if (!heads.some(({ text }) => dateIn(text))) return kind;
  const [jobs, schools] = [jobScore, (text: string) => schoolScore(text) + degreeScore(text)].map((score) =>
    heads.reduce((sum, { text }) => sum + score(text), 0),
  ) as [number, number];
  const isRange = heads.some(({ text }) => dateIn(text)?.isRange);
  if (jobs > schools && isRange && isMissing('experience')) return 'experience';
  return schools > jobs && isMissing('education') ? 'education' : kind;
};

const mayNameLanguages: readonly SectionLines['kind'][] = ['skills', 'personal'];
/** Of a form: what asks for the lists and texts of other sections. */
const isForm: readonly SectionLines['kind'][] = ['skills', 'personal', 'other'];
const areAsked: readonly SectionKind[] = ['languages', 'summary', 'skills', 'interests'];

/**
 * 'Languages: English, Filipino' among skills or particulars; those of programs are skills. In a form, what stands beside the name of a
 * section, and goes on below.
 */
const sectionsInside = (part: SectionLines): SectionLines[] => {
  const own: Line[] = [];
  const inside: (SectionLines & { lines: Line[] })[] = [];
  for (const [index, line] of part.lines.entries()) {
    const [first, second] = line.cells;
    const next = part.lines[index + 1];
    const last = inside.at(-1);
    const name = isForm.includes(part.kind) && first ? knownSection(first.text) : undefined;
    // Above its answer, too: 'Languages' among skills, and what is below those.
    const asked = second || last || name === 'languages' ? name : undefined;
    const [label = '', list = ''] = line.text.split(/:\s+/);
    if (isAsked(asked, second?.text ?? next?.text ?? ''))
      inside.push({
        kind: asked,
        heading: lineOfCells(line, 0, 1),
        lines: second ? [lineOfCells(line, 1)] : [],
      });
    else if (part.kind === 'summary' && reach.test(line.text))
      inside.push({ kind: 'contact', lines: [line] });
    else if (last?.heading && !second && isBelow(line, last.lines[0])) last.lines.push(line);
    else if (
      mayNameLanguages.includes(part.kind) &&
      knownSection(label) === 'languages' &&
      areLanguages(list)
    )
      inside.push({ kind: 'languages', lines: [line] });
    else own.push(line);
  }
  return inside.length === 0 ? [part] : [{ ...part, lines: own }, ...inside];
};

/** 'Phone: 0917 555 0100' below a summary. */
const reach = /^(?:e-?mail|phone|mobile|cell(?:phone)?|tel(?:ephone)?)\b[^:]{0,10}:\s*\S*[@\d]/i;

/** Files without pages say no more than that it follows. */
const isBelow = (line: Line, first: Line | undefined) =>
  !first || Math.abs(line.x - first.x) < 3 || line.endsParagraph !== undefined;

const isAsked = (asked: SectionKind | undefined, answer: string): asked is SectionKind =>
  asked !== undefined &&
  areAsked.includes(asked) &&
  (asked !== 'languages' || answer.split(/[,;]/).some(areLanguages)) &&
  (asked !== 'summary' || answer.split(' ').length > 3);

/** Some cells of a line. */
const lineOfCells = (line: Line, start: number, end?: number): Line =>
  lineOf(line.cells.slice(start, end), line.flow, line.columnRight);

const maxContactLine = 60;

const isContact = ({ kind, heading, lines }: SectionLines) =>
  (kind === 'other' && /^(?:location|(?:home )?address|tirahan)$/i.test(heading?.text ?? '')) ||
  ((kind === 'summary' || kind === 'other') &&
    lines.some(({ text }) => /\S@\S/.test(text)) &&
    lines.every(({ text }) => text.length <= maxContactLine));

const maxItemLength = 40;

const isShortItem = (line: Line) =>
  line.cells.every(({ text }) => text.length <= maxItemLength) &&
  !/[.!?:]$/.test(line.text) &&
  !dateIn(line.text);

/** A list of short items under a heading that says nothing known. */
const isGroup = ({ kind, heading, lines }: SectionLines) =>
  kind === 'other' &&
  heading !== undefined &&
  knownSection(heading.text) === undefined &&
  lines.length > 0 &&
  lines.every(isShortItem);

/** What is a role among activities, and a skill among skills. */
const roleOrSkill = /^leadership$/i;

const isRoleOrSkill = ({ heading, lines }: SectionLines) =>
  heading !== undefined && roleOrSkill.test(heading.text) && lines.length > 0 && lines.every(isShortItem);

const flowOf = ({ heading, lines }: SectionLines) => (heading ?? lines[0])?.flow;

/** Groups are skills next to skills, and next to each other where no section is called skills. */
const withSkillGroups = (parts: readonly SectionLines[]): SectionLines[] => {
  const hasSkills = parts.some(({ kind }) => kind === 'skills');
  const joined: SectionLines[] = [];
  let run: SectionLines[] = [];
  const close = (next: SectionLines | undefined) => {
    const [first] = run;
    const touches = (part: SectionLines | undefined) =>
      part?.kind === 'skills' && first !== undefined && flowOf(part) === flowOf(first);
    const isSkills = touches(joined.at(-1)) || touches(next) || (!hasSkills && run.length > 1);
    joined.push(...run.map((part): SectionLines => (isSkills ? { ...part, kind: 'skills' } : part)));
    run = [];
  };
  for (const part of parts) {
    if (isGroup(part) || (run.length > 0 && isRoleOrSkill(part))) run.push(part);
    else {
      close(part);
      joined.push(part);
    }
  }
  close(undefined);
  return joined;
};
