import { FirstEntry } from '../entries/first-entry';
import { LazyEducation } from '../entries/lazy-lists';
import { listTexts } from '../words';

/** Schools and degrees. */
export const EducationStep = () => (
  <FirstEntry path="education" {...listTexts.education} preload={LazyEducation.preload}>
    {(addsFirst) => <LazyEducation addsFirst={addsFirst} />}
  </FirstEntry>
);
