import { useState } from 'react';
import type { ProfessionId } from '#shared/resume/examples/professions';

/**
 * What is asked for on the start panel. The panel is there before the builder, which does it and which knows whether the
 * form is empty.
 */
export const useStartRequest = () => {
  const [isImporting, onImporting] = useState(false);
  const [example, onExample] = useState<ProfessionId | null>(null);
  const [isEmpty, onEmpty] = useState(true);
  return { isImporting, onImporting, example, onExample, isEmpty, onEmpty };
};

export type StartRequest = ReturnType<typeof useStartRequest>;
