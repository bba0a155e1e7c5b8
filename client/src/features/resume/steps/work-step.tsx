import { defaultHeadings } from '#shared/resume/sections/section-order';
import { FirstEntry } from '../entries/first-entry';
import { LazyExperience, LazySection } from '../entries/lazy-lists';
import { listTexts } from '../entries/list-texts';
import { sectionTexts } from '../sections/section-texts';

const { noun, explanation } = sectionTexts.trainings;

/** Jobs, and trainings for users without a job yet. */
export const WorkStep = () => (
  <>
    <p className="text-sm text-muted">
      No job yet? Add your OJT, internship or clinical duty as work, and your seminars as trainings.
    </p>
    <FirstEntry path="experience" {...listTexts.experience} preload={LazyExperience.preload}>
      {(addsFirst) => <LazyExperience addsFirst={addsFirst} />}
    </FirstEntry>
    <FirstEntry
      path="trainings"
      titleId="resume-trainings"
      title={defaultHeadings.trainings}
      description={explanation}
      noun={noun}
      preload={LazySection.preload}
    >
      {(addsFirst) => <LazySection id="trainings" addsFirst={addsFirst} />}
    </FirstEntry>
  </>
);
