import { EducationCard } from '../entries/education-card';

/** Schools and degrees. */
export const EducationStep = () => <EducationCard />;
