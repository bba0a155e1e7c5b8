import { plans, type Plan } from '#shared/billing/plans';
import { inSectionOrder, sectionIds, withCustomSections } from '../resume/sections/section-order';
import type { Section, Template } from './template';
import { banner } from './templates/banner';
import { bioData } from './templates/bio-data';
import { care } from './templates/care';
import { classicNavy } from './templates/classic-navy';
import { compact } from './templates/compact';
import { creativeOrange } from './templates/creative-orange';
import { deck } from './templates/deck';
import { edge } from './templates/edge';
import { fresco } from './templates/fresco';
import { horizon } from './templates/horizon';
import { masthead } from './templates/masthead';
import { minimalistGray } from './templates/minimalist-gray';
import { modernBlue } from './templates/modern-blue';
import { plain } from './templates/plain';
import { scholar } from './templates/scholar';
import { serif } from './templates/serif';

/** Those that the specification names and measures. */
export const specifiedTemplates: readonly Template[] = [
  modernBlue,
  minimalistGray,
  creativeOrange,
  classicNavy,
];

/** Every template, in the order the pickers show. Another is one file and one line here. */
export const templates: readonly Template[] = [
  ...specifiedTemplates,
  plain,
  serif,
  compact,
  bioData,
  masthead,
  horizon,
  edge,
  banner,
  scholar,
  care,
  deck,
  fresco,
];

export const defaultTemplate = modernBlue;

/** One column of text, for sites that read a file to fill their form. */
export const portalTemplate = plain;

/** The template with this id; an unknown or outdated one falls back to the default. */
export const findTemplate = (id: string | null | undefined): Template =>
  templates.find((template) => template.id === id) ?? defaultTemplate;

/** The sections that a template prints, in all columns. */
export const sectionsOf = ({ sections }: Template): readonly Section[] => {
  if ('main' in sections) return [...sections.main, ...sections.side];
  return 'lead' in sections ? [...sections.lead, ...sections.columns] : sections;
};

export interface OwnSection {
  id: string;
  entries: readonly { title: string; place: string; date: string; text: string }[];
}

interface Ordered {
  sectionOrder: readonly string[];
  customSections: readonly OwnSection[];
}

/** Whether a section has nothing but titles and places: rows of a form. */
const isParticulars = ({ entries }: OwnSection) => {
  const filled = entries.filter(({ title, place, date, text }) => `${title}${place}${date}${text}`.trim());
  return (
    filled.length > 0 &&
    filled.every(({ title, place, date, text }) => title.trim() && place.trim() && !`${date}${text}`.trim())
  );
};

/** The ids of a column's sections in the user's order, own ones in their places, hidden ones too. */
export const placedSections = (
  names: readonly Section[],
  { sectionOrder, customSections }: Ordered,
): string[] => {
  const particulars = names.includes('particulars') ? customSections.filter(isParticulars) : [];
  const ids = names.flatMap((id) => (id === 'particulars' ? particulars.map((own) => own.id) : [id]));
  const others = customSections.filter((own) => !particulars.includes(own));
  return inSectionOrder(withCustomSections(ids, others), sectionOrder);
};

/**
 * All sections that the user can put in order, as this template orders them: those of a single column as it prints them,
 * those of several columns in the order of all resumes.
 */
export const movableSections = ({ sections }: Template, ordered: Ordered): string[] => {
  const names: readonly Section[] = Array.isArray(sections) ? sections : sectionIds;
  return placedSections(
    names.filter((name) => name !== 'contact'),
    ordered,
  );
};

export const allowsTemplate = (plan: Plan, id: string) =>
  plans[plan].templates === 'all' || id === defaultTemplate.id;

/** The owner's choice where their plan includes it, else the default. */
export const allowedTemplate = (plan: Plan, id: string): Template =>
  allowsTemplate(plan, id) ? findTemplate(id) : defaultTemplate;
