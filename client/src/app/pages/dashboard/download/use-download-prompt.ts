import { useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { planNow, plans } from '#shared/billing/plans';
import type { Template } from '#shared/resume-document/template';
import { allowsTemplate, defaultTemplate } from '#shared/resume-document/templates';
import { readStored, writeStored } from '../../../../lib/typed-text/draft-list';
import { toast } from '../../../../ui/feedback/toast';
import { downloadWords } from './words';

/** In this tab, until it is closed: the user for whom a PDF with the watermark is fine. */
const storageKey = 'husay.watermark-accepted';

const isAccepted = (userId: string) => readStored('sessionStorage', storageKey) === userId;

/**
 * Says before a free user's download that the PDF has a watermark, once per session. `download` generates the PDF in the
 * template with this id.
 */
export const useDownloadPrompt = (
  user: Pick<CurrentUser, 'id' | 'plan' | 'subscriptionExpiresAt'>,
  download: (templateId: string) => void,
) => {
  // As at the press: the text stays while the prompt closes, or the plan becomes Pro.
  const [asked, setAsked] = useState<{ template: Template; isLocked: boolean }>({
    template: defaultTemplate,
    isLocked: false,
  });
  const [isOpen, setIsOpen] = useState(false);
  const ask = (template: Template, isLocked: boolean) => {
    setAsked({ template, isLocked });
    setIsOpen(true);
  };

  /** Downloads in this template, or asks first. Only a press on a locked template itself asks each time. */
  const request = (wanted: Template) => {
    // The page may have been open since before the plan ended.
    const plan = planNow(user);
    const { watermark } = plans[plan];
    const isLocked = !allowsTemplate(plan, wanted.id);
    if (isLocked || (watermark && !isAccepted(user.id))) return ask(wanted, isLocked);
    download(wanted.id);
  };

  /** The same for the chosen template: once the watermark is accepted, a locked one gives way to the free one. */
  const requestChosen = (chosen: Template) => {
    if (allowsTemplate(planNow(user), chosen.id) || !isAccepted(user.id)) return request(chosen);
    toast({ title: downloadWords.replaced, description: downloadWords.replacedWhy(chosen.name) });
    download(defaultTemplate.id);
  };

  return {
    request,
    requestChosen,
    prompt: {
      open: isOpen,
      onOpenChange: setIsOpen,
      ...asked,
      onAccept: () => {
        writeStored('sessionStorage', storageKey, user.id);
        setIsOpen(false);
        download(asked.isLocked ? defaultTemplate.id : asked.template.id);
      },
      onTrialStarted: () => {
        setIsOpen(false);
        download(asked.template.id);
      },
    },
  };
};
