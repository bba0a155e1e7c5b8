import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyEducation, emptyExperience, emptyOf } from '#shared/resume/schema';
import { licenseEntry } from '#shared/resume/sections/schema';
import { formOf, type FormContent } from '../form/form-content';
import { doneSteps } from './filled-steps';

const job = { ...emptyExperience, title: 'Nurse', company: 'City Hospital' };
const license = { ...emptyOf(licenseEntry), name: 'Registered Nurse' };
const done = (content: Partial<FormContent>) => doneSteps({ ...formOf(emptyResume), ...content });

test.each<[string, Partial<FormContent>]>([
  ['about', { title: 'Nurse' }],
  ['work', { experience: [job] }],
  ['education', { education: [{ ...emptyEducation, school: 'UP Cebu', year: '2012-2016' }] }],
  ['skills', { skills: ['Triage'] }],
  ['skills', { licenses: [license] }],
])('%s is done: %j', (step, content) => {
  expect(done(content)).toBe(step);
});

test.each<[string, Partial<FormContent>]>([
  ['nothing', {}],
  ['a phone without a title', { phone: '0917 555 0142' }],
  ['a refused phone', { title: 'Nurse', phone: 'call me' }],
  ['a summary that is too short', { title: 'Nurse', summary: 'Short' }],
  ['a job without its company', { experience: [job, { ...job, company: ' ' }] }],
  ['a description that is too short', { experience: [{ ...job, description: 'Short' }] }],
  ['a school without its name', { education: [{ ...emptyEducation, degree: 'BSN' }] }],
  ['a year that is none', { education: [{ ...emptyEducation, school: 'UP Cebu', year: '2nd year' }] }],
  ['a skill that is typed and refused', { skills: ['Triage'], newSkill: 'Triage' }],
  ['a date with two meanings', { licenses: [{ ...license, issued: '06/12/2025' }] }],
  ['a license without its name', { licenses: [{ ...license, name: '' }] }],
])('no step is done with %s', (_, content) => {
  expect(done(content)).toBe('');
});
