import { ExperienceCard } from '../entries/experience-card';
import { SectionCard } from '../sections/section-card';

/** Jobs, and trainings for users without a job yet. */
export const WorkStep = () => (
  <>
    <p className="text-sm text-muted">
      No job yet? Add your OJT, internship or clinical duty as work, and your seminars as trainings.
    </p>
    <ExperienceCard />
    <SectionCard id="trainings" />
  </>
);
