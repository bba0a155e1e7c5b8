import { usePageTitle } from '../../page-title';
import { AccountDeleted } from './landing/account-deleted';
import { Blurbs } from './landing/blurbs';
import { Hero } from './landing/hero';
import { LandingFooter } from './landing/landing-footer';
import { Plans } from './landing/plans';
import { Questions } from './landing/questions';
import { TemplateShowcase } from './landing/template-showcase';
import { landingWords } from '../words';

/** The landing page: what the product is, what it looks like, and what it costs. */
export const LandingPage = () => {
  usePageTitle(landingWords.tab);
  return (
    <>
      <AccountDeleted />
      <Hero />
      <Blurbs />
      <TemplateShowcase />
      <Plans />
      <Questions />
      <LandingFooter />
    </>
  );
};
