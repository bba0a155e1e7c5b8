import { plans, type Plan } from '#shared/billing/plans';
import type { Section, Template } from './template';
import { bioData } from './templates/bio-data';
import { classicNavy } from './templates/classic-navy';
import { compact } from './templates/compact';
import { creativeOrange } from './templates/creative-orange';
import { minimalistGray } from './templates/minimalist-gray';
import { modernBlue } from './templates/modern-blue';
import { plain } from './templates/plain';
import { serif } from './templates/serif';

/** Those that the specification names and measures. */
export const specifiedTemplates: readonly Template[] = [
  modernBlue,
  minimalistGray,
  creativeOrange,
  classicNavy,
];

/** Every template, in the order the pickers show. Another is one file and one line here. */
export const templates: readonly Template[] = [...specifiedTemplates, plain, serif, compact, bioData];

export const defaultTemplate = modernBlue;

/** The template with this id; an unknown or outdated one falls back to the default. */
export const findTemplate = (id: string | null | undefined): Template =>
  templates.find((template) => template.id === id) ?? defaultTemplate;

/** The sections that a template prints, in all columns. */
export const sectionsOf = ({ sections }: Template): readonly Section[] => {
  if ('main' in sections) return [...sections.main, ...sections.side];
  return 'lead' in sections ? [...sections.lead, ...sections.columns] : sections;
};

export const allowsTemplate = (plan: Plan, id: string) =>
  plans[plan].templates === 'all' || id === defaultTemplate.id;

/** The owner's choice where their plan includes it, else the default. */
export const allowedTemplate = (plan: Plan, id: string): Template =>
  allowsTemplate(plan, id) ? findTemplate(id) : defaultTemplate;
