import { useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { planNow, plans } from '#shared/billing/plans';
import type { Template } from '#shared/document/template';
import { allowsTemplate, defaultTemplate } from '#shared/document/templates';
import { readStored, writeStored } from '../../../../lib/typed-text/draft-list';
import { toast } from '../../../../ui/feedback/toast';
import type { MarkedFormat } from './formats';
import { replacedWords } from '../words';

/** In this tab, until it is closed: the user for whom a PDF with the watermark is fine. */
const storageKey = 'husay.watermark-accepted';

const isAccepted = (userId: string) => readStored('sessionStorage', storageKey) === userId;

/**
 * Says before a free user's download that the file has a watermark, once per session. `download` generates the file in the
 * template with this id.
 */
export const useDownloadPrompt = (
  user: Pick<CurrentUser, 'id' | 'plan' | 'subscriptionExpiresAt'>,
  download: (templateId: string, format: MarkedFormat) => void,
) => {
  // As at the press: the text stays while the prompt closes, or the plan becomes Pro.
  const [asked, setAsked] = useState<{ template: Template; format: MarkedFormat; isLocked: boolean }>({
    template: defaultTemplate,
    format: 'pdf',
    isLocked: false,
  });
  const [isOpen, setIsOpen] = useState(false);
  const ask = (template: Template, format: MarkedFormat, isLocked: boolean) => {
    setAsked({ template, format, isLocked });
    setIsOpen(true);
  };

  /** Downloads in this template, or asks first. Only a press on a locked template itself asks each time. */
  const request = (wanted: Template, format: MarkedFormat = 'pdf') => {
    // The page may have been open since before the plan ended.
    const plan = planNow(user);
    const { watermark } = plans[plan];
    const isLocked = !allowsTemplate(plan, wanted.id);
    if (isLocked || (watermark && !isAccepted(user.id))) return ask(wanted, format, isLocked);
    download(wanted.id, format);
  };

  /** The same for the chosen template: once the watermark is accepted, a locked one gives way to the free one. */
  const requestChosen = (chosen: Template, format: MarkedFormat = 'pdf') => {
    if (allowsTemplate(planNow(user), chosen.id) || !isAccepted(user.id)) return request(chosen, format);
    toast(replacedWords(chosen.name, format));
    download(defaultTemplate.id, format);
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
        download(asked.isLocked ? defaultTemplate.id : asked.template.id, asked.format);
      },
      onTrialStarted: () => {
        setIsOpen(false);
        download(asked.template.id, asked.format);
      },
    },
  };
};
