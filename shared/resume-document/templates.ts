import { plans, type Plan } from '#shared/billing/plans';
import type { Template } from './template';
import { classicNavy } from './templates/classic-navy';
import { creativeOrange } from './templates/creative-orange';
import { minimalistGray } from './templates/minimalist-gray';
import { modernBlue } from './templates/modern-blue';

/** Every template, in the order the pickers show. A fifth is one file and one line here. */
export const templates: readonly Template[] = [modernBlue, minimalistGray, creativeOrange, classicNavy];

export const defaultTemplate = modernBlue;

/** The template with this id; an unknown or outdated one falls back to the default. */
export const findTemplate = (id: string | null | undefined): Template =>
  templates.find((template) => template.id === id) ?? defaultTemplate;

export const allowsTemplate = (plan: Plan, id: string) =>
  plans[plan].templates === 'all' || id === defaultTemplate.id;

/** The owner's choice where their plan includes it, else the default. */
export const allowedTemplate = (plan: Plan, id: string): Template =>
  allowsTemplate(plan, id) ? findTemplate(id) : defaultTemplate;
