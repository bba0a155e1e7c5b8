import { pages } from '#shared/pages/page-table';
import { Card, CardHeader } from '../../ui/layout/card';

const kept = [
  'Your account, resume, photo and credentials, to build your resume and show your profile. Until you delete them.',
  'Payments and receipts, because tax law requires it. After you delete your account they no longer name you.',
  'Views and downloads of your profile, with country and city, so that you can see who is interested.',
  'Sign-ins and other security events, so that misuse of your account can be found.',
];

export const KeptCard = () => (
  <Card>
    <CardHeader title="What we keep, and why" />
    <ul className="grid list-disc gap-2 pl-5 text-sm">
      {kept.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="mt-4 text-sm text-muted">
      The{' '}
      <a href={pages.privacy} className="font-medium text-primary-text underline underline-offset-2">
        Privacy Notice
      </a>{' '}
      has every detail.
    </p>
  </Card>
);
