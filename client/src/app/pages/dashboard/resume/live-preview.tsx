import { memo, useMemo } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans, type Plan } from '#shared/billing/plans';
import type { ResumeContent } from '#shared/resume/schema';
import { documentSource } from '#shared/document/layout/document';
import { useProfileCode } from '../../../../features/document/preview/use-profile-code';
import type { FieldLink } from '../../../../features/document/preview/viewer/field-link';
import { ResumeViewer } from '../../../../features/document/preview/viewer/resume-viewer';
import { PageChoice } from '../../../../features/resume/page/page-choice';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { profileUrl } from '../../../../features/sharing/profile-url';
import { usePrintedCredentials } from '../use-printed-credentials';
import type { TemplateChoice } from '../templates/use-template-choice';
import { TemplateSelect, TriedTemplate } from './template-select';
import { usePageLink } from './use-page-link';

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
