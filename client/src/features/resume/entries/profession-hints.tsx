import { createContext, useContext } from 'react';
import type { FieldHints } from '#shared/resume/examples/hints';
import { professions } from '#shared/resume/examples/professions';
import { ideaWords } from '../words';

/** Examples of the user's profession for the hints of fields; null where the form gives its general ones. */
export const FieldHintsContext = createContext<FieldHints | null>(null);

export const useFieldHints = () => useContext(FieldHintsContext);

/** The options of a select of the profession whose examples are shown; '' is none. */
export const ProfessionOptions = () => (
  <>
    <option value="">{ideaWords.anyJob}</option>
    {professions.map(({ id, short }) => (
      <option key={id} value={id}>
        {short}
      </option>
    ))}
  </>
);
