import { Award, PencilLine, Share2, type LucideIcon } from 'lucide-react';
import { Section } from './section';

const blurbs: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: PencilLine,
    title: 'Easy Builder',
    text: 'One form, a live preview, and hints where they help. Add work, studies and skills, then put them in order.',
  },
  {
    icon: Award,
    title: 'Upload Credentials',
    text: 'Keep licenses, certificates and diplomas beside your resume, and choose which of them visitors may open.',
  },
  {
    icon: Share2,
    title: 'Share Profile',
    text: 'Your own page with a QR code. Send it by Messenger, WhatsApp or email, and it opens without an account.',
  },
];

export const Blurbs = () => (
  <Section
    id="features"
    title="Everything an employer asks for, in one place"
    lead="Write it once. Your PDF and your public profile stay the same resume."
  >
    <div className="grid gap-4 md:grid-cols-3 md:gap-6">
      {blurbs.map(({ icon: Icon, title, text }) => (
        <div key={title} className="rounded-card border bg-surface p-6">
          <span className="grid size-10 place-items-center rounded-control bg-primary-soft text-primary-text">
            <Icon aria-hidden className="size-5" />
          </span>
          <h3 className="mt-4 font-semibold">{title}</h3>
          <p className="mt-1.5 text-sm text-muted">{text}</p>
        </div>
      ))}
    </div>
  </Section>
);
