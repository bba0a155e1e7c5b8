import { inSectionOrder, sectionIds, withCustomSections } from '../resume/sections/section-order';
import type { Section, Template } from './template';

export interface OwnSection {
  id: string;
  entries: readonly { title: string; place: string; date: string; text: string }[];
}

interface Ordered {
  sectionOrder: readonly string[];
  customSections: readonly OwnSection[];
}

const isFilled = (text: string) => text.trim() !== '';

/** Whether a section has nothing but titles and places: rows of a form. */
const isParticulars = ({ entries }: OwnSection) => {
  const filled = entries.filter((entry) =>
    [entry.title, entry.place, entry.date, entry.text].some((text) => isFilled(text)),
  );
  return (
    filled.length > 0 &&
    filled.every(
      ({ title, place, date, text }) =>
        isFilled(title) && isFilled(place) && !isFilled(date) && !isFilled(text),
    )
  );
};

/** The ids of a column's sections in the user's order, own ones in their places, hidden ones too. */
export const placedSections = (
  names: readonly Section[],
  { sectionOrder, customSections }: Ordered,
): string[] => {
  const particulars = names.includes('particulars') ? customSections.filter(isParticulars) : [];
  const ids = names.flatMap((id) => (id === 'particulars' ? particulars.map((own) => own.id) : [id]));
  const others = customSections.filter((own) => !particulars.includes(own));
  return inSectionOrder(withCustomSections(ids, others), sectionOrder);
};

/**
 * All sections that the user can put in order, as this template orders them: those of a single column as it prints them,
 * those of several columns in the order of all resumes.
 */
export const movableSections = ({ sections }: Template, ordered: Ordered): string[] => {
  const names: readonly Section[] = Array.isArray(sections) ? sections : sectionIds;
  return placedSections(
    names.filter((name) => name !== 'contact'),
    ordered,
  );
};
