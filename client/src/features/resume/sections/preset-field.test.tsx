import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyOf } from '#shared/resume/schema';
import { licenseFields } from '#shared/resume/sections/section-fields';
import { licenseEntry } from '#shared/resume/sections/schema';
import { formOf, type FormContent } from '../form/form-content';
import { PresetField } from './preset-field';
import type { Preset } from './presets';

const nurse: Preset = { text: 'Registered Nurse', values: { issuer: 'PRC' } };

/** Opens the field of a license before its proposals are there. */
const openEarly = () => {
  let arrive = (_: readonly Preset[]) => {};
  const load = () => new Promise<readonly Preset[]>((resolve) => (arrive = resolve));
  const Form = () => {
    const form = useForm<FormContent>({
      defaultValues: formOf({ ...emptyResume, licenses: [emptyOf(licenseEntry)] }),
    });
    return (
      <FormProvider {...form}>
        <PresetField path="licenses.0" name="licenses.0.name" field={licenseFields.name} load={load} />
        <input aria-label="Issuer" {...form.register('licenses.0.issuer')} />
      </FormProvider>
    );
  };
  render(<Form />);
  return { arrive: () => act(async () => arrive([nurse])) };
};

const name = () => screen.getByLabelText(licenseFields.name.label);
const issuer = () => screen.getByLabelText('Issuer');

test('a known text that was typed before its proposals came fills in the entry when they come', async () => {
  const { arrive } = openEarly();
  await userEvent.type(name(), 'Registered Nurse');
  await userEvent.tab();
  expect(issuer()).toHaveValue('');
  await arrive();
  expect(issuer()).toHaveValue('PRC');
});

test('but not while it is still being typed', async () => {
  const { arrive } = openEarly();
  await userEvent.type(name(), 'Registered Nurse');
  await arrive();
  expect(issuer()).toHaveValue('');
  await userEvent.tab();
  expect(issuer()).toHaveValue('PRC');
});
