import { Award, PencilLine, Share2, type LucideIcon } from 'lucide-react';
import { Section } from './section';
import { landingWords } from '../../words';

const { features: words } = landingWords;

const blurbs: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: PencilLine, ...words.builder },
  { icon: Award, ...words.credentials },
  { icon: Share2, ...words.profile },
];

export const Blurbs = () => (
  <Section id="features" title={words.title} lead={words.lead}>
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
