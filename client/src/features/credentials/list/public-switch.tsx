import type { Credential } from '#shared/credentials/schema';
import { Switch } from '../../../ui/forms/switch';
import { useSetPublic } from '../changes';
import { announceUpdateFailure } from '../credential-toasts';
import { credentialWords } from '../words';

interface PublicSwitchProps {
  credential: Pick<Credential, 'id' | 'title' | 'isPublic'>;
  onChanged: () => void;
}

/** Whether visitors may open a credential. Optimistic: rolled back with a toast on failure. */
export const PublicSwitch = ({ credential: { id, title, isPublic }, onChanged }: PublicSwitchProps) => {
  const { mutate, isPending } = useSetPublic(id);
  const change = (wanted: boolean) => {
    // Two responses in flight could arrive out of order.
    if (isPending) return;
    mutate(wanted, { onSuccess: onChanged, onError: announceUpdateFailure });
  };
  return (
    <Switch
      aria-label={credentialWords.publicOf(title)}
      aria-disabled={isPending || undefined}
      checked={isPublic}
      onCheckedChange={change}
    >
      {/* As wide as the wider label, so that nothing beside it moves. */}
      <span className="w-14 text-start">{isPublic ? credentialWords.public : credentialWords.private}</span>
    </Switch>
  );
};
