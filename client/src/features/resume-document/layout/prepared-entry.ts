import { printedDates } from './printed-values';

export interface ContactItem {
  text: string;
  link: string | undefined;
  /** The form's field that it was typed in. */
  field?: string | undefined;
}

/** `label` is printed where the template has a form. */
export interface LabeledItem extends ContactItem {
  label: string;
}

/** The form's fields of an entry's texts, such as 'experience.2.title'. */
interface EntryFields {
  headline: string;
  place: string;
  time: string;
  description: string;
}

type FieldNames = Partial<EntryFields> & Pick<EntryFields, 'headline'>;

/** The fields of the entry at this path of the form, from their names in it. */
export const fieldsAt = (
  path: string,
  { headline, place = headline, time = headline, description = 'description' }: FieldNames,
): EntryFields => ({
  headline: `${path}.${headline}`,
  place: `${path}.${place}`,
  time: `${path}.${time}`,
  description: `${path}.${description}`,
});

/** The first of these fields that has text: it stands for all where they are printed as one. */
export const firstFilled = <Name extends string>(
  entry: Readonly<Record<Name, string>>,
  first: Name,
  ...others: Name[]
) => [first, ...others].find((name) => entry[name].trim() !== '') ?? first;

/** One job, school or credential: a headline, place and dates, details side by side, and a description. */
export interface Entry {
  headline: string;
  place: string;
  placeLink?: string | undefined;
  time: string;
  details: ContactItem[];
  description: string;
  fields: EntryFields;
}

/** Whether a form has it as a row: a label and a value. */
export const isFormRow = ({ headline, place, time, details, description }: Entry) =>
  headline !== '' && place !== '' && !time && !description && details.length === 0;

/** An entry in printable form, none without any text. Without a headline the place takes its line, so that no entry starts with a gap. */
export const preparedEntry = ({
  headline = '',
  place = '',
  placeLink,
  time: duration = '',
  details: allDetails = [],
  description = '',
  fields,
}: Partial<Entry> & Pick<Entry, 'fields'>): Entry[] => {
  const time = printedDates(duration);
  const details = allDetails.filter(({ text }) => text !== '');
  if (!headline && !place && !time && !description && details.length === 0) return [];
  if (headline) return [{ headline, place, placeLink, time, details, description, fields }];
  if (place)
    return [
      {
        headline: place,
        place: '',
        time,
        details,
        description,
        fields: { ...fields, headline: fields.place },
      },
    ];
  return [
    {
      headline: time,
      place: '',
      time: '',
      details,
      description,
      fields: { ...fields, headline: fields.time },
    },
  ];
};
