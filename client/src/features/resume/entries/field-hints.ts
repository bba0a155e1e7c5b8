import { createContext, useContext } from 'react';
import type { FieldHints } from '#shared/resume/examples/hints';

/** Examples of the user's profession for the hints of fields; null where the form gives its general ones. */
export const FieldHintsContext = createContext<FieldHints | null>(null);

export const useFieldHints = () => useContext(FieldHintsContext);
