import { Lock } from 'lucide-react';
import type { Plan } from '#shared/billing/plans';
import type { Template } from '#shared/document/template';
import { allowedTemplate, allowsTemplate, templates } from '#shared/document/templates';
import { Field } from '../../../../ui/forms/field';
import { Select } from '../../../../ui/forms/select';
import { templateWords as words } from '../words';

interface TemplateSelectProps {
  plan: Plan;
  template: Template;
  onChoose: (templateId: string) => void;
}

/** The template of the resume, saved as it is chosen. Every plan can try every template. */
export const TemplateSelect = ({ plan, template, onChoose }: TemplateSelectProps) => (
  <Field label={words.label} className="max-sm:col-span-2">
    {(field) => (
      <Select {...field} value={template.id} onChange={({ target }) => onChoose(target.value)}>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {allowsTemplate(plan, id) ? name : words.locked(name)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

/** What a download has instead of a template that is only tried. */
export const TriedTemplate = ({ plan, template }: Pick<TemplateSelectProps, 'plan' | 'template'>) => (
  <p role="status" className="text-sm text-muted empty:hidden">
    {!allowsTemplate(plan, template.id) && (
      <span className="mb-3 flex items-center gap-2">
        <Lock aria-hidden className="size-4 shrink-0" />
        <span>{words.tried(allowedTemplate(plan, template.id).name)}</span>
      </span>
    )}
  </p>
);
