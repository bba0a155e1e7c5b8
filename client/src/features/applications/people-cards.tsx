import { Controller, useFieldArray, useFormContext, type UseFormRegisterReturn } from 'react-hook-form';
import { applicationLimits as limits, type ApplicationDetails } from '#shared/applications/schema';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { EntriesCard } from '../../ui/layout/entries-card';
import { asAmount, CurrencyOptions, PeriodOptions } from './job-cards';
import { applicationWords as words } from './words';

const { fields } = words;

/** Whom an application brought together: contacts, interviews and offers. */
export const PeopleCards = () => {
  const { register, control, formState } = useFormContext<ApplicationDetails>();
  const { errors } = formState;
  const contacts = useFieldArray({ control, name: 'contacts' });
  const interviews = useFieldArray({ control, name: 'interviews' });
  const offers = useFieldArray({ control, name: 'offers' });
  return (
    <>
      <EntriesCard
        remove={words.remove}
        title={words.sections.people}
        add={words.addContact}
        nameOf={words.contact}
        list={contacts}
        max={limits.contacts}
        empty={{ name: '', role: '', phone: '', email: '' }}
      >
        {(index) =>
          (['name', 'role', 'phone', 'email'] as const).map((part) => (
            <Field key={part} label={fields[part]} error={errors.contacts?.[index]?.[part]?.message}>
              {(field) => <Input {...field} {...register(`contacts.${index}.${part}`)} />}
            </Field>
          ))
        }
      </EntriesCard>
      <EntriesCard
        remove={words.remove}
        title={words.sections.interviews}
        add={words.addInterview}
        nameOf={words.interview}
        list={interviews}
        max={limits.interviews}
        empty={{ at: '', where: '', notes: '' }}
      >
        {(index) => (
          <>
            <Controller
              control={control}
              name={`interviews.${index}.at`}
              render={({ field: { value, onChange, ref } }) => (
                <Field label={fields.at} error={errors.interviews?.[index]?.at?.message} required>
                  {(field) => (
                    <Input
                      {...field}
                      ref={ref}
                      type="datetime-local"
                      value={toManilaInput(value)}
                      onChange={({ target }) => onChange(fromManilaInput(target.value))}
                    />
                  )}
                </Field>
              )}
            />
            <Field label={fields.where} error={errors.interviews?.[index]?.where?.message}>
              {(field) => <Input {...field} {...register(`interviews.${index}.where`)} />}
            </Field>
            <NotesField
              error={errors.interviews?.[index]?.notes?.message}
              {...register(`interviews.${index}.notes`)}
            />
          </>
        )}
      </EntriesCard>
      <EntriesCard
        remove={words.remove}
        title={words.sections.offers}
        add={words.addOffer}
        nameOf={words.offer}
        list={offers}
        max={limits.offers}
        empty={{
          amount: null,
          currency: 'PHP' as const,
          period: 'month' as const,
          receivedOn: '',
          answerBy: '',
          notes: '',
        }}
      >
        {(index) => (
          <>
            <Field label={fields.amount} error={errors.offers?.[index]?.amount?.message}>
              {(field) => (
                <Input
                  {...field}
                  inputMode="numeric"
                  {...register(`offers.${index}.amount`, { setValueAs: asAmount })}
                />
              )}
            </Field>
            <div className="grid grid-cols-2 gap-4">
              <Field label={fields.currency}>
                {(field) => (
                  <Select {...field} {...register(`offers.${index}.currency`)}>
                    <CurrencyOptions />
                  </Select>
                )}
              </Field>
              <Field label={fields.period}>
                {(field) => (
                  <Select {...field} {...register(`offers.${index}.period`)}>
                    <PeriodOptions />
                  </Select>
                )}
              </Field>
            </div>
            {(['receivedOn', 'answerBy'] as const).map((day) => (
              <Field key={day} label={fields[day]} error={errors.offers?.[index]?.[day]?.message}>
                {(field) => <Input {...field} type="date" {...register(`offers.${index}.${day}`)} />}
              </Field>
            ))}
            <NotesField
              error={errors.offers?.[index]?.notes?.message}
              {...register(`offers.${index}.notes`)}
            />
          </>
        )}
      </EntriesCard>
    </>
  );
};

/** The notes of an interview or an offer. */
const NotesField = ({ error, ...input }: { error: string | undefined } & UseFormRegisterReturn) => (
  <Field label={words.fields.notes} error={error} className="sm:col-span-2">
    {(field) => <Textarea {...field} rows={3} {...input} />}
  </Field>
);

const manilaAheadMs = 8 * 60 * 60 * 1000;

/** '2026-11-20T09:00' in Manila, as the browser's control takes it. */
const toManilaInput = (iso: string) => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + manilaAheadMs).toISOString().slice(0, 16);
};

const fromManilaInput = (typed: string) => {
  const time = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
};
