import { printedDates } from './printed-values';

export interface ContactItem {
  text: string;
  link: string | undefined;
}

/** `label` is printed where the template has a form. */
export interface LabeledItem extends ContactItem {
  label: string;
}

/** One job, school or credential: a headline, place and dates, details side by side, and a description. */
export interface Entry {
  headline: string;
  place: string;
  placeLink?: string | undefined;
  time: string;
  details: ContactItem[];
  description: string;
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
}: Partial<Entry>): Entry[] => {
  const time = printedDates(duration);
  const details = allDetails.filter(({ text }) => text !== '');
  if (!headline && !place && !time && !description && details.length === 0) return [];
  if (headline) return [{ headline, place, placeLink, time, details, description }];
  if (place) return [{ headline: place, place: '', time, details, description }];
  return [{ headline: time, place: '', time: '', details, description }];
};
