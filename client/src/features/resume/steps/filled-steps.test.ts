import { expect, test } from 'vitest';
import { emptyEntries } from '#shared/resume/empty-entries';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyEducation, emptyExperience, emptyOf } from '#shared/resume/schema';
import { licenseEntry } from '#shared/resume/sections/schema';
import { loadExample } from '#shared/resume/examples/examples';
import { professions } from '#shared/resume/examples/professions';
import { formOf, type FormContent } from '../form/form-content';
import { doneSteps, emptyFields } from './filled-steps';

const job = { ...emptyExperience, title: 'Nurse', company: 'City Hospital', duration: '2020 – Present' };
const contract = { ...emptyEntries.seaService, vessel: 'MV Amihan', rank: 'Oiler', signOn: '2026-03' };
const training = { ...emptyEntries.trainings, title: 'BLS', duration: 'May 2024' };
const study = { ...emptyEducation, degree: 'BSN', school: 'UP Cebu', year: '2012-2016' };
const license = { ...emptyOf(licenseEntry), name: 'Registered Nurse', validUntil: '2029-01' };
const done = (content: Partial<FormContent>) => doneSteps({ ...formOf(emptyResume), ...content });

test.each<[string, Partial<FormContent>]>([
  ['about', { title: 'Nurse' }],
  ['work', { experience: [job] }],
  ['work', { seaService: [contract] }],
  ['work', { trainings: [training] }],
  ['education', { education: [study] }],
  ['skills', { skills: ['Triage'] }],
  ['skills', { licenses: [license] }],
  ['skills', { licenses: [{ ...license, validUntil: '', noExpiry: true }] }],
])('%s is done: %j', (step, content) => {
  expect(done(content)).toBe(step);
});

test.each<[string, Partial<FormContent>]>([
  ['nothing', {}],
  ['a phone without a title', { phone: '0917 555 0142' }],
  ['a refused phone', { title: 'Nurse', phone: 'call me' }],
  ['a summary that is too short', { title: 'Nurse', summary: 'Short' }],
  ['a job without its company', { experience: [job, { ...job, company: ' ' }] }],
  ['a job without its dates', { experience: [{ ...job, duration: '' }] }],
  ['a contract without its rank', { seaService: [{ ...contract, rank: '' }] }],
  ['a contract without its sign on', { seaService: [{ ...contract, signOn: '' }] }],
  ['a training without its dates', { trainings: [{ ...training, duration: '' }] }],
  ['a job whose day may be the month', { experience: [{ ...job, duration: '06/12/2025 - Present' }] }],
  ['a training whose day may be the month', { trainings: [{ ...training, duration: '06122025' }] }],
  ['a description that is too short', { experience: [{ ...job, description: 'Short' }] }],
  ['a school without its name', { education: [{ ...study, school: '' }] }],
  ['a school without the degree', { education: [{ ...study, degree: '' }] }],
  ['a school without the year', { education: [{ ...study, year: '' }] }],
  ['a year that is none', { education: [{ ...study, year: '2nd year' }] }],
  ['a skill that is typed and refused', { skills: ['Triage'], newSkill: 'Triage' }],
  ['a date with two meanings', { licenses: [{ ...license, issued: '06/12/2025' }] }],
  ['a license without its name', { licenses: [{ ...license, name: '' }] }],
  [
    'only entries that were added and left alone',
    { experience: [emptyExperience], education: [emptyEducation], licenses: [emptyOf(licenseEntry)] },
  ],
  ['a license without a date', { licenses: [{ ...license, validUntil: '' }] }],
])('no step is done with %s', (_, content) => {
  expect(done(content)).toBe('');
});

test('an entry that was added and left alone asks for nothing', () => {
  const content = { experience: [job, emptyExperience], licenses: [license, emptyOf(licenseEntry)] };
  expect(emptyFields({ ...formOf(emptyResume), ...content })).toEqual([]);
  expect(done(content)).toBe('work skills');
});

test.each(professions)('the example of $id lacks nothing', async ({ id }) => {
  const { content } = await loadExample(id);
  expect(doneSteps(formOf(content))).toBe('about work education skills');
});
