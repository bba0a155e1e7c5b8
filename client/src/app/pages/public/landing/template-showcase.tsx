import { templateThumbnails } from '#shared/pages/pictures';
import { allowsTemplate, templates } from '#shared/document/templates';
import { Badge } from '../../../../ui/layout/badge';
import { ResumePicture } from './resume-picture';
import { Section } from './section';
import { landingWords } from '../../words';

const { templates: words } = landingWords;

const sizes = '(min-width: 72rem) 16rem, (min-width: 64rem) calc(25vw - 2rem), calc(50vw - 1.5rem)';

export const TemplateShowcase = () => (
  <Section id="templates" title={words.title} lead={words.lead} banded>
    <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
      {templates.map(({ id, name, description }) => (
        <li key={id} className="min-w-0">
          <div className="overflow-hidden rounded-card border bg-white">
            <ResumePicture
              picture={templateThumbnails[id]}
              sizes={sizes}
              loading="lazy"
              alt={words.picture(name)}
              className="block w-full"
            />
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="text-sm font-semibold">{name}</h3>
            <Badge tone={allowsTemplate('free', id) ? 'success' : 'neutral'}>
              {allowsTemplate('free', id) ? words.free : words.pro}
            </Badge>
          </div>
          <p className="mt-1 text-sm text-muted">{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);
