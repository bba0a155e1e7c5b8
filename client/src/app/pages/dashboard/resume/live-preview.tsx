import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Lock } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans, type Plan } from '#shared/billing/plans';
import { pages, stepParameter } from '#shared/pages/page-table';
import type { ResumeContent } from '#shared/resume/schema';
import type { Template } from '#shared/document/template';
import { allowedTemplate, allowsTemplate } from '#shared/document/templates';
import type { FieldLink } from '../../../../features/document/preview/viewer/field-link';
import { FullScreenViewer, ResumeViewer } from '../../../../features/document/preview/viewer/resume-viewer';
import type { LeaveScreen } from '../../../../features/resume/editor/preview-pane';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { useResumeCalls } from '../../../../features/resume/resume-calls';
import { useOwnSource } from './use-own-source';
import { whenInPage } from '../../../../ui/when-in-page';
import { templateWords as words } from '../words';

/** What a download has instead of a template that is only tried. */
const TriedTemplate = ({ plan, template }: { plan: Plan; template: Template }) => (
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
const usePageLink = (form: FieldLink | undefined, leave: LeaveScreen | undefined): FieldLink | undefined => {
  const [, setSearch] = useSearchParams();
  const [, navigate] = useLocation();
  const isMain = useResumeCalls().documentId === null;
  return useMemo(() => {
    const openTab = (tab: string) => {
      // A version has no tabs beside it; its draft stays.
      if (!isMain) return navigate(`${pages.dashboard}?tab=${tab}`);
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(stepParameter);
          next.set('tab', tab);
          return next;
        },
        { replace: true },
      );
    };
    const pick = (field: string) => {
      const [place, name] = field.split('.');
      if (place === 'credentials') return openTab('credentials');
      if (place !== 'profile') return form?.onPick(field);
      openTab('profile');
      focusWhenShown(`[role=tabpanel] input[name="${name}"]`);
    };
    return form && { ...form, onPick: leave ? (field) => leave(() => pick(field)) : pick };
  }, [form, leave, setSearch, navigate, isMain]);
};

interface LivePreviewProps {
  user: CurrentUser;
  content: ResumeContent;
  template: Template;
  /** The form beside it. Without one the pages are for reading only. */
  link?: FieldLink | undefined;
  /** Where they have the whole screen. */
  leave?: LeaveScreen | undefined;
}

/** This content in the chosen template, which may be one that the plan's downloads do not have. */
export const LivePreview = ({ user, content, template, link, leave }: LivePreviewProps) => {
  const source = useOwnSource(user, content);
  const { page } = usePageSettings();
  const Viewer = leave ? FullScreenViewer : ResumeViewer;
  return (
    <Viewer
      source={source}
      template={template}
      watermark={plans[user.plan].watermark}
      {...page}
      link={usePageLink(link, leave)}
      notice={<TriedTemplate plan={user.plan} template={template} />}
    />
  );
};
