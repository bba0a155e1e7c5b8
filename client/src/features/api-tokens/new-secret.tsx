import type { CreatedApiToken } from '#shared/api-tokens/schema';
import { formatDate } from '../../lib/format';
import { CopyButton } from '../../ui/feedback/copy-button';
import { tokenWords } from './words';

const words = tokenWords.secret;

interface NewSecretProps {
  token: CreatedApiToken;
  /** The user was about to close the dialog without copying. */
  isMissed: boolean;
  /** Returns whether it worked. */
  onCopy: () => Promise<boolean>;
}

/** A token's secret, to copy. */
export const NewSecret = ({ token, isMissed, onCopy }: NewSecretProps) => (
  <div className="grid gap-4">
    <div className="flex flex-wrap items-center gap-3">
      <code className="min-w-0 flex-1 basis-64 rounded-control bg-subtle px-3 py-2 font-mono text-sm wrap-anywhere select-all">
        {token.secret}
      </code>
      <CopyButton text={words.copy} label={words.copyLabel} copiedText={words.copied} onCopy={onCopy} />
    </div>
    <p className="text-sm text-muted">{words.power[token.scope](formatDate(token.expiresAt))}</p>
    {isMissed && (
      <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
        {words.missed}
      </p>
    )}
  </div>
);
