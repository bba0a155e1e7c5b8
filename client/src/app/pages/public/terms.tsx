import { trialDays } from '#shared/billing/trial';
import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import { PolicyLink, PolicySection, PolicyText } from '../../../features/privacy-notice/policy-text';
import { usePageTitle } from '../../page-title';

const supportLink = <PolicyLink href={`mailto:${product.supportEmail}`}>{product.supportEmail}</PolicyLink>;

export const TermsPage = () => {
  usePageTitle('Terms of Service');
  return (
    <PolicyText title="Terms of Service" lead={`What you and ${product.name} can expect from each other.`}>
      <PolicySection title="Your content">
        <p>
          What you write and upload stays yours. You let us store it and show it where you share it, and
          nothing more. Use your own name and true credentials, and upload only what you have the right to.
        </p>
        <p>We may close accounts that pretend to be someone else or upload harmful files.</p>
      </PolicySection>
      <PolicySection title="Plans and payments">
        <p>
          Pro is paid by the month, in Philippine pesos. When it ends your account returns to the free plan
          and nothing is deleted. A plan ends when you delete your account, and is not refunded automatically.
        </p>
        <p>
          Each account can try Pro free for {trialDays} days, once. The trial needs no card, ends by itself
          and is never charged.
        </p>
      </PolicySection>
      <PolicySection title="The service">
        <p>
          We work to keep the service up and your data safe, but cannot promise that it is never interrupted.
          Keep a downloaded copy of what matters to you. Questions: {supportLink}.
        </p>
        <p>
          The <PolicyLink href={pages.privacy}>Privacy Notice</PolicyLink> says what happens to your data.
        </p>
      </PolicySection>
    </PolicyText>
  );
};
