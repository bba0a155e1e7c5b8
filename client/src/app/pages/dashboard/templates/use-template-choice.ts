import { useEffect, useEffectEvent, useRef } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Template } from '#shared/document/template';
import { allowedTemplate, findTemplate } from '#shared/document/templates';
import {
  onOtherTabsTemplate,
  rememberTemplate,
  useRememberedTemplateId,
} from '../../../../features/document/templates/chosen-template';
import { useRefreshTemplate, useResumeCalls } from '../../../../features/resume/resume-calls';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { toast } from '../../../../ui/feedback/toast';
import { notSavedWords } from '../words';

const { toast: words } = notSavedWords;

/**
 * The template of a signed-in user: a choice being saved, else the server's. The one stored in this browser
 * is used only until the server's first response. An unknown id falls back to the default.
 */
export const useChosenTemplate = (): Template => {
  const remembered = useRememberedTemplateId();
  const { saved, unsaved } = usePageSettings().template;
  return findTemplate(unsaved ?? saved ?? remembered);
};

export interface TemplateChoice {
  template: Template;
  choose: (templateId: string) => void;
  /** Set when the choice could not be saved: what visitors still download, and a retry. */
  notSaved: { visitorsGet: Template; retrying: boolean; retry: () => void } | null;
}

/** The chosen template and how to choose another. Call it once per page: it also syncs browser and server. */
export const useTemplateChoice = (user: Pick<CurrentUser, 'plan'>): TemplateChoice => {
  const template = useChosenTemplate();
  const { template: state, choose, retryTemplate } = usePageSettings();
  const { saved, unsaved, failure, isSaving } = state;
  const visitorsGet = allowedTemplate(user.plan, findTemplate(saved).id);
  const refresh = useRefreshTemplate();

  const shown = saved === undefined ? undefined : (unsaved ?? saved);
  // The browser remembers that of the main resume.
  const isMain = useResumeCalls().documentId === null;
  useEffect(() => {
    if (shown !== undefined && isMain) rememberTemplate(shown);
  }, [shown, isMain]);

  const lastFailure = useRef(failure);
  const say = useEffectEvent(() =>
    toast({
      title: words.title,
      description: words.description(visitorsGet.name),
      variant: 'destructive',
    }),
  );
  useEffect(() => {
    if (failure && failure !== lastFailure.current) say();
    lastFailure.current = failure;
  }, [failure]);

  // Another tab may still be saving when it announces its choice; once the user returns to this tab, the save is done.
  const refreshOnce = useEffectEvent(() => void refresh().catch(() => undefined));
  useEffect(() => {
    if (!isMain) return;
    const onFocus = () => {
      window.removeEventListener('focus', onFocus);
      refreshOnce();
    };
    const stop = onOtherTabsTemplate(() => window.addEventListener('focus', onFocus));
    return () => {
      stop();
      window.removeEventListener('focus', onFocus);
    };
  }, [isMain]);

  return {
    template,
    choose: (templateId) => choose({ templateId }),
    notSaved: failure && { visitorsGet, retrying: isSaving, retry: retryTemplate },
  };
};
