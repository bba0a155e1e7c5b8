import { useEffect, useEffectEvent } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Template } from '#shared/document/template';
import { allowedTemplate, findTemplate } from '#shared/document/templates';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import {
  onOtherTabsTemplate,
  rememberTemplate,
  useRememberedTemplateId,
} from '../../../../features/document/templates/chosen-template';
import {
  useRefreshTemplate,
  useSaveTemplate,
  useTemplateState,
} from '../../../../features/resume/template-choice';
import { unsentLook } from '../../../../features/resume/unsent-look';
import { toast } from '../../../../ui/feedback/toast';
import { notSavedWords } from '../words';

const { toast: words } = notSavedWords;

/**
 * The template of a signed-in user: a choice being saved, else the server's. The one stored in this browser
 * is used only until the server's first response. An unknown id falls back to the default.
 */
export const useChosenTemplate = (userId: string): Template => {
  const remembered = useRememberedTemplateId();
  const { saved, unsaved } = useTemplateState(userId);
  return findTemplate(unsaved?.templateId ?? saved ?? remembered);
};

export interface TemplateChoice {
  template: Template;
  choose: (templateId: string) => void;
  /** Set when the choice could not be saved: what visitors still download, and a retry. */
  notSaved: { visitorsGet: Template; retrying: boolean; retry: () => void } | null;
}

/** The chosen template and how to choose another. Call it once per page: it also syncs browser and server. */
export const useTemplateChoice = (user: Pick<CurrentUser, 'id' | 'plan'>): TemplateChoice => {
  const userId = user.id;
  const template = useChosenTemplate(userId);
  const { saved, unsaved } = useTemplateState(userId);
  const visitorsGet = allowedTemplate(user.plan, findTemplate(saved).id);
  const { mutate: save } = useSaveTemplate({
    userId,
    onUnauthorized: () => void handleUnauthorized(),
    onFailed: () =>
      toast({
        title: words.title,
        description: words.description(visitorsGet.name),
        variant: 'destructive',
      }),
  });
  const refresh = useRefreshTemplate();
  const choose = (templateId: string) => {
    rememberTemplate(templateId);
    save({ templateId });
  };

  // What an earlier visit chose and could not save. This one saves its own choices as they are made.
  const sendUnsent = useEffectEvent(() => {
    if (saved === undefined || unsaved) return;
    const { templateId } = unsentLook(userId, { templateId: saved });
    if (templateId) choose(templateId);
  });
  const isLoaded = saved !== undefined;
  useEffect(() => {
    if (isLoaded) sendUnsent();
  }, [isLoaded]);

  useEffect(() => {
    if (saved !== undefined && !unsaved) rememberTemplate(saved);
  }, [saved, unsaved]);

  const failed = unsaved?.failed ? unsaved : undefined;
  const retry = useEffectEvent(() => {
    if (failed && !failed.saving) save({ templateId: failed.templateId });
  });
  const hasFailed = failed !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [hasFailed]);

  // Another tab may still be saving when it announces its choice; once the user returns to this tab, the save is done.
  const refreshOnce = useEffectEvent(() => void refresh().catch(() => undefined));
  useEffect(() => {
    const onFocus = () => {
      window.removeEventListener('focus', onFocus);
      refreshOnce();
    };
    const stop = onOtherTabsTemplate(() => window.addEventListener('focus', onFocus));
    return () => {
      stop();
      window.removeEventListener('focus', onFocus);
    };
  }, []);

  return {
    template,
    choose,
    notSaved: failed
      ? {
          visitorsGet,
          retrying: failed.saving,
          retry: () => save({ templateId: failed.templateId }),
        }
      : null,
  };
};
