import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ExperienceCard } from '../entries/experience-card';
import type { FormContent } from '../form/form-content';
import { SeaServiceCard, SectionCard } from '../sections/section-card';
import { stepWords } from '../words';

/** Contracts at sea for seafarers, jobs, and trainings for users without a job yet. */
export const WorkStep = ({ isSeafarer }: { isSeafarer: boolean }) => {
  const { control } = useFormContext<FormContent>();
  const hasSailed = useWatch({ control, name: 'seaService', compute: ({ length }) => length > 0 });
  // An emptied card stays, so that the removal can be undone.
  const [isOpened, setIsOpened] = useState(false);
  if (hasSailed && !isOpened) setIsOpened(true);
  return (
    <>
      <p className="text-sm text-muted">{isSeafarer ? stepWords.work.atSea : stepWords.work.noJob}</p>
      {(isSeafarer || isOpened) && <SeaServiceCard />}
      <ExperienceCard />
      <SectionCard id="trainings" />
    </>
  );
};
