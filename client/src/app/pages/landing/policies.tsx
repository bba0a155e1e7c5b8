import { product } from '#shared/product';
import { Disclosure } from './disclosure';
import { Section } from './section';

const supportLink = (
  <a
    href={`mailto:${product.supportEmail}`}
    className="font-medium text-primary-text underline underline-offset-2"
  >
    {product.supportEmail}
  </a>
);

/** Plain words, true ones: each sentence describes what the product does. */
export const Policies = () => (
  <Section id="policies" title="The fine print, in plain words" split>
    <div className="border-t">
      <Disclosure id="privacy" title="Privacy Policy">
        <p>
          We keep what you give us to run the service: your name, email and picture from sign-in, your resume,
          your photo and your credentials. We do not sell it or show advertising.
        </p>
        <p>
          Your public profile shows your name, contact details, resume and public credentials to anyone with
          its link. Photos are stored without the camera and location details that phones add to them.
        </p>
        <p>
          One cookie keeps you signed in. Your browser also remembers your colour theme, your chosen template
          and unsaved typing; that never leaves your device.
        </p>
        <p>
          Under the Data Privacy Act of 2012 you may see, correct or remove your data. Write to {supportLink}{' '}
          and a person will answer.
        </p>
      </Disclosure>
      <Disclosure id="terms" title="Terms of Service">
        <p>
          What you write and upload stays yours. You let us store it and show it where you share it, and
          nothing more.
        </p>
        <p>
          Use your own name and true credentials, and upload only what you have the right to. We may close
          accounts that pretend to be someone else or upload harmful files.
        </p>
        <p>
          Pro is paid by the month, in Philippine pesos. When it ends your account returns to the free plan
          and nothing is deleted.
        </p>
        <p>
          We work to keep the service up and your data safe, but cannot promise that it is never interrupted.
          Keep a downloaded copy of what matters to you. Questions: {supportLink}.
        </p>
      </Disclosure>
    </div>
  </Section>
);
