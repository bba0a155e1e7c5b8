import { memo, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { Lock } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans, type Plan } from '#shared/billing/plans';
import type { ResumeContent } from '#shared/resume/schema';
import { documentSource } from '#shared/document/layout/document';
import type { Template } from '#shared/document/template';
import { allowedTemplate, allowsTemplate, templates } from '#shared/document/templates';
import { useProfileCode } from '../../../../features/document/preview/use-profile-code';
import type { FieldLink } from '../../../../features/document/preview/viewer/field-link';
import { ResumeViewer } from '../../../../features/document/preview/viewer/resume-viewer';
import { PageChoice } from '../../../../features/resume/page/page-choice';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { profileUrl } from '../../../../features/sharing/profile-url';
import { usePrintedCredentials } from '../use-printed-credentials';
import type { TemplateChoice } from '../templates/use-template-choice';
import { whenInPage } from '../../../../ui/when-in-page';
import { Field } from '../../../../ui/forms/field';
import { Select } from '../../../../ui/forms/select';
import { templateWords as words } from '../words';

interface TemplateSelectProps {
  plan: Plan;
  template: Template;
  onChoose: (templateId: string) => void;
}

/** The template of the resume, saved as it is chosen. Every plan can try every template. */
const TemplateSelect = ({ plan, template, onChoose }: TemplateSelectProps) => (
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
const TriedTemplate = ({ plan, template }: Pick<TemplateSelectProps, 'plan' | 'template'>) => (
  <p role="status" className="text-sm text-muted empty:hidden">
    {!allowsTemplate(plan, template.id) && (
      <span className="mb-3 flex items-center gap-2">
        <Lock aria-hidden className="size-4 shrink-0" />
        <span>{words.tried(allowedTemplate(plan, template.id).name)}</span>
      </span>
    )}
  </p>
);

/** Focuses the first element that matches, as soon as there is one that can be seen: its tab may still be loading. */
const focusWhenShown = (selector: string) =>
  whenInPage(() => {
    const target = document.querySelector<HTMLElement>(selector);
    // Older browsers lack checkVisibility.
    if (!target || target.checkVisibility?.() === false) return false;
    target.focus();
    return true;
  });

/** The link between page and form, for the texts that are edited on other tabs too: the name, the email, the credentials. */
const usePageLink = (form: FieldLink | undefined): FieldLink | undefined => {
  const [, setSearch] = useSearchParams();
  return useMemo(() => {
    const openTab = (tab: string) =>
      setSearch(
        (current) =>
          new URLSearchParams([...current].filter(([name]) => name !== 'tab').concat([['tab', tab]])),
        {
          replace: true,
        },
      );
    return (
      form && {
        ...form,
        onPick: (field) => {
          const [place, name] = field.split('.');
          if (place === 'credentials') return openTab('credentials');
          if (place !== 'profile') return form.onPick(field);
          openTab('profile');
          focusWhenShown(`[role=tabpanel] input[name="${name}"]`);
        },
      }
    );
  }, [form, setSearch]);
};

interface LivePreviewProps {
  user: CurrentUser;
  content: ResumeContent;
  choice: Pick<TemplateChoice, 'template' | 'choose'>;
  /** The form beside it. Without one the pages are for reading only, and their settings are elsewhere. */
  link?: FieldLink | undefined;
}

/** This content in the chosen template, which may be one that the plan's downloads do not have. */
export const LivePreview = ({ user, content, choice: { template, choose }, link }: LivePreviewProps) => {
  const credentials = usePrintedCredentials();
  const { qrCode, ...page } = usePageSettings().page;
  const url = profileUrl(user.username);
  const code = useProfileCode(qrCode ? url : undefined);
  const source = useMemo(
    () =>
      documentSource(
        { user: { ...user, email: user.contactEmail }, resume: content, credentials },
        url,
        code,
      ),
    [user, content, credentials, url, code],
  );
  return (
    <ResumeViewer
      source={source}
      template={template}
      watermark={plans[user.plan].watermark}
      {...page}
      link={usePageLink(link)}
      settings={
        <PreviewSettings
          plan={user.plan}
          template={template}
          choose={choose}
          isBesideForm={link !== undefined}
          hasPhoto={source.photoUrls?.length !== 0}
        />
      }
    />
  );
};

interface PreviewSettingsProps extends Pick<TemplateChoice, 'template' | 'choose'> {
  plan: Plan;
  isBesideForm: boolean;
  hasPhoto: boolean;
}

/** Not rendered again at a keystroke, which changes none of them and waits for what is rendered. */
const PreviewSettings = memo(({ plan, template, choose, isBesideForm, hasPhoto }: PreviewSettingsProps) => (
  <>
    {isBesideForm && (
      <PageChoice hasPhoto={hasPhoto} className="mb-3">
        <TemplateSelect plan={plan} template={template} onChoose={choose} />
      </PageChoice>
    )}
    <TriedTemplate plan={plan} template={template} />
  </>
));
PreviewSettings.displayName = 'PreviewSettings';
