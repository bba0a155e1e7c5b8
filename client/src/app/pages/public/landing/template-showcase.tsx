import { allowsTemplate, templates } from '#shared/resume-document/templates';
import { Badge } from '../../../../ui/layout/badge';
import { Section } from './section';

export const TemplateShowcase = () => (
  <Section
    id="templates"
    title="Four templates, one resume"
    lead="Switch between them whenever you like. Nothing has to be typed again."
    banded
  >
    <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
      {templates.map(({ id, name, description, thumbnail }) => (
        <li key={id} className="min-w-0">
          <div className="overflow-hidden rounded-card border bg-white">
            <img
              src={thumbnail}
              width={480}
              height={679}
              loading="lazy"
              alt={`A resume in the ${name} template`}
              className="block w-full"
            />
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="text-sm font-semibold">{name}</h3>
            <Badge tone={allowsTemplate('free', id) ? 'success' : 'neutral'}>
              {allowsTemplate('free', id) ? 'Free' : 'Pro'}
            </Badge>
          </div>
          <p className="mt-1 text-sm text-muted">{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);
