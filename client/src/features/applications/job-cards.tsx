import { Controller, useFormContext } from 'react-hook-form';
import {
  salaryCurrencies,
  salaryPeriods,
  workModes,
  type ApplicationDetails,
} from '#shared/applications/schema';
import { splitTags } from '../../lib/split-tags';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { Switch } from '../../ui/forms/switch';
import { Card, CardHeader } from '../../ui/layout/card';
import { AtCompany } from './at-company';
import { applicationWords as words } from './words';

const { fields } = words;

interface JobCardsProps {
  id: string;
  /** As it is saved. */
  company: string;
}

/** The job of an application, its days and the notes on it. */
export const JobCards = ({ id, company }: JobCardsProps) => {
  const { register, control, formState } = useFormContext<ApplicationDetails>();
  const { errors } = formState;
  return (
    <>
      <Card aria-label={words.sections.job}>
        <CardHeader title={words.sections.job} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={fields.jobTitle} error={errors.jobTitle?.message} required>
            {(field) => <Input {...field} {...register('jobTitle')} />}
          </Field>
          <div className="grid gap-2">
            <Field label={fields.company} error={errors.company?.message} required>
              {(field) => <Input {...field} {...register('company')} />}
            </Field>
            <AtCompany company={company} exceptId={id} />
          </div>
          <Field label={fields.link} error={errors.link?.message}>
            {(field) => <Input {...field} type="url" {...register('link')} />}
          </Field>
          <Field label={fields.source} hint={fields.sourceHint} error={errors.source?.message}>
            {(field) => <Input {...field} {...register('source')} />}
          </Field>
          <Field label={fields.place} error={errors.place?.message}>
            {(field) => <Input {...field} {...register('place')} />}
          </Field>
          <Field label={fields.workMode}>
            {(field) => (
              <Select {...field} {...register('workMode')}>
                {workModes.map((mode) => (
                  <option key={mode} value={mode}>
                    {words.workModes[mode]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={fields.salaryFrom} error={errors.salaryFrom?.message}>
            {(field) => (
              <Input {...field} inputMode="numeric" {...register('salaryFrom', { setValueAs: asAmount })} />
            )}
          </Field>
          <Field label={fields.salaryTo} error={errors.salaryTo?.message}>
            {(field) => (
              <Input {...field} inputMode="numeric" {...register('salaryTo', { setValueAs: asAmount })} />
            )}
          </Field>
          <Field label={fields.currency}>
            {(field) => (
              <Select {...field} {...register('salaryCurrency')}>
                <CurrencyOptions />
              </Select>
            )}
          </Field>
          <Field label={fields.period}>
            {(field) => (
              <Select {...field} {...register('salaryPeriod')}>
                <PeriodOptions />
              </Select>
            )}
          </Field>
          <Controller
            control={control}
            name="tags"
            render={({ field: { value, onChange, ref } }) => (
              <Field
                label={fields.tags}
                hint={fields.tagsHint}
                error={errors.tags?.message ?? errors.tags?.find?.((one) => one)?.message}
              >
                {(field) => (
                  <Input
                    {...field}
                    ref={ref}
                    defaultValue={value.join(', ')}
                    onBlur={({ target }) => onChange(splitTags(target.value))}
                  />
                )}
              </Field>
            )}
          />
        </div>
      </Card>
      <Card aria-label={words.sections.dates}>
        <CardHeader title={words.sections.dates} />
        <div className="grid gap-4 sm:grid-cols-2">
          {(['foundOn', 'appliedOn', 'deadlineOn', 'nextStepOn'] as const).map((day) => (
            <Field key={day} label={fields[day]} error={errors[day]?.message}>
              {(field) => <Input {...field} type="date" {...register(day)} />}
            </Field>
          ))}
          <Field label={fields.nextStep} error={errors.nextStep?.message} className="sm:col-span-2">
            {(field) => <Input {...field} {...register('nextStep')} />}
          </Field>
          <Controller
            control={control}
            name="isMuted"
            render={({ field: { value, onChange, ref } }) => (
              <Switch
                ref={ref}
                aria-label={fields.reminders}
                checked={!value}
                onCheckedChange={(isOn) => onChange(!isOn)}
                className="justify-self-start sm:col-span-2"
              >
                {value ? words.isMuted : words.isReminded}
              </Switch>
            )}
          />
        </div>
      </Card>
      <Card aria-label={words.sections.notes}>
        <CardHeader title={words.sections.notes} />
        <Field label={fields.notes} labelHidden error={errors.notes?.message}>
          {(field) => <Textarea {...field} rows={5} {...register('notes')} />}
        </Field>
      </Card>
    </>
  );
};

export const asAmount = (value: unknown) => (value === '' || value === null ? null : Number(value));

export const CurrencyOptions = () => salaryCurrencies.map((one) => <option key={one}>{one}</option>);

export const PeriodOptions = () =>
  salaryPeriods.map((one) => (
    <option key={one} value={one}>
      {words.periods[one]}
    </option>
  ));
