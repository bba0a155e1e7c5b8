import { ExperienceCard } from '../entries/experience-card';
import { SectionCard } from '../sections/section-card';
import { stepWords } from '../words';

/** Jobs, and trainings for users without a job yet. */
export const WorkStep = () => (
  <>
    <p className="text-sm text-muted">{stepWords.work.noJob}</p>
    <ExperienceCard />
    <SectionCard id="trainings" />
  </>
);
