import { lazyComponent } from '../../../ui/lazy';

/** The lists of the steps, each with the fields of its entries. */
export const LazyExperience = lazyComponent(() => import('./experience-card'), 'ExperienceCard');
export const LazyEducation = lazyComponent(() => import('./education-card'), 'EducationCard');
export const LazySection = lazyComponent(() => import('../sections/section-card'), 'SectionCard');
export const LazyLicenses = lazyComponent(() => import('../sections/licenses-card'), 'LicensesCard');

/** Loads them all, so that they open without a connection too. */
export const preloadLists = () => {
  for (const list of [LazyExperience, LazyEducation, LazySection, LazyLicenses]) void list.preload();
};
