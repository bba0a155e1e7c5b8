import { couldNotOpen } from '../../../ui/feedback/could-not-open';
import { late } from '../../../ui/late';
import type { UpgradePromptProps } from './upgrade-prompt';

/** The prompt, fetched when a download asks for more than the plan includes. */
export const LateUpgradePrompt = late<UpgradePromptProps>(
  async () => (await import('./upgrade-prompt')).UpgradePrompt,
  {
    needed: ({ template }) => template,
    onFailed: ({ onClose }) => {
      onClose();
      couldNotOpen('What Pro includes');
    },
  },
);
