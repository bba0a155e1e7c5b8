import { printedDuration } from '#shared/text/duration';
import { printedDates, type MonthStyle } from '#shared/text/partial-date';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import type { FieldTexts } from './printable-text';

export interface ContactItem {
  text: string;
  /** What `text` begins with before an address, such as 'LinkedIn: '. */
  lead?: string | undefined;
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
  location: string;
  time: string;
  description: string;
}

/** One job, school or credential: a headline, place and dates, details side by side, and a description. */
export interface Entry {
  headline: string;
  place: string;
  placeLink?: string | undefined;
  /** The city of the place, if it is a field of its own. */
  location: string;
  time: string;
  details: ContactItem[];
  description: string;
  fields: EntryFields;
}

/** Whether a form has it as a row: a label and a value. */
export const isFormRow = ({ headline, place, location, time, details, description }: Entry) =>
  headline !== '' && place !== '' && !location && !time && !description && details.length === 0;

/** Place and city as one text, for files that are not drawn. */
export const wholePlace = ({ place, location }: Entry) => joined([place, location]);

/** An entry in printable form, none without any text. Without a headline the place takes its line, so that no entry starts with a gap. */
const preparedEntry = ({
  headline = '',
  place: ownPlace = '',
  placeLink,
  location: city = '',
  time: duration = '',
  details: allDetails = [],
  description = '',
  fields: ownFields,
}: { [Name in keyof Entry]?: Entry[Name] | undefined } & Pick<Entry, 'fields'>): Entry[] => {
  const time = printedDates(duration);
  const [place, location] = ownPlace ? [ownPlace, city] : [city, ''];
  const fields = ownPlace ? ownFields : { ...ownFields, place: ownFields.location };
  const details = allDetails.filter(({ text }) => text !== '');
  if (!headline && !place && !time && !description && details.length === 0) return [];
  if (headline) return [{ headline, place, placeLink, location, time, details, description, fields }];
  if (place)
    return [
      {
        headline: place,
        place: location,
        location: '',
        time,
        details,
        description,
        fields: { ...fields, headline: fields.place, place: fields.location },
      },
    ];
  return [
    {
      headline: time,
      place: '',
      location: '',
      time: '',
      details,
      description,
      fields: { ...fields, headline: fields.time },
    },
  ];
};

/** Where the texts of an entry are printed, by their names in the form. Several are printed as one. */
interface PrintedFields<Name extends string> {
  headline: Name;
  place?: readonly Name[];
  location?: Name;
  time?: readonly Name[];
  description?: Name;
}

/** Where an entry is: in the warnings as 'Projects 1', in the form as 'projects.0'. */
export interface EntryPlace {
  label: string;
  path: string;
}

/** How texts are printed. */
interface Printing {
  /** Which characters are kept. */
  fields: FieldTexts;
  monthStyle: MonthStyle;
}

export const joined = (parts: readonly string[], separator = ', ') => parts.filter(Boolean).join(separator);

/** The entries of a list of the form in printable form; `more` replaces what is not printed as it was typed. */
export const preparedEntries = <Name extends string, Item extends Readonly<Record<Name, string | null>>>(
  { fields, monthStyle }: Printing,
  list: EntryPlace | keyof typeof defaultHeadings,
  items: readonly Item[],
  { headline, place, location, time, description }: PrintedFields<Name>,
  more: (item: Item, at: EntryPlace) => Partial<Entry> = () => ({}),
): Entry[] => {
  const { label, path } = typeof list === 'string' ? { label: defaultHeadings[list], path: list } : list;
  return items.flatMap((item, i) => {
    const at = { label: `${label} ${i + 1}`, path: `${path}.${i}` };
    const line = (names: readonly Name[] = []) =>
      joined(names.map((name) => fields.line(at.label, item[name])));
    const field = (names: readonly Name[] = []) =>
      `${at.path}.${names.find((name) => item[name]?.trim()) ?? names[0] ?? headline}`;
    return preparedEntry({
      headline: line([headline]),
      place: line(place),
      location: line(location && [location]),
      time: printedDuration(line(time), monthStyle),
      description: description && fields.lines(at.label, item[description]),
      fields: {
        headline: field(),
        place: field(place),
        location: field(location ? [location] : place),
        time: field(time),
        description: field(description && [description]),
      },
      ...more(item, at),
    });
  });
};
