import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { displayName } from '#shared/accounts/schema';
import type { UserBillingRow } from '#shared/admin-billing/schema';
import { formatDate } from '../../../lib/format';
import { useUnloadQuestion } from '../../../lib/typed-text/use-unload-question';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { announceRequiredFields, announceSuccess, announceUpdateFailure } from '../admin-toasts';
import type { BillingRenderers } from '../billing-renderers';
import {
  type CheckedUpdate,
  emptyUpdate,
  isAhead,
  openingValues,
  type TypedUpdate,
  UpdateFields,
  type UpdateForm,
  updateNames,
  updateResolver,
} from './update-form';
import { mustSignInAgain, signInAgain } from '../../../lib/leaving/sign-in-again';
import { updateWords as words } from '../words';
import { ApiError, isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { tabDraft } from '../../../lib/typed-text/tab-draft';
import { fetchUserBilling, useRefreshUsers, useUpdateBilling } from '../api';

interface UpdateDraft {
  /** The id of the user whose plan changes. */
  userId: string;
  typed: TypedUpdate;
}

/** A draft plan change, stored while the administrator signs in again. */
export const updateDraft = tabDraft<UpdateDraft>('husay.billing-update');

interface UpdateDialogProps extends Pick<BillingRenderers, 'renderPlan'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The administrator who changes the plan. */
  adminId: string;
  /** The user whose plan is set; null while none is selected. */
  user: UserBillingRow | null;
  onUpdated: (userId: string) => void;
}

const formId = 'update-billing';

/**
 * Sets a user's plan, with a reason. It opens with the current values. The input survives a failed save;
 * closing it with unsaved changes asks for confirmation.
 */
export const UpdateDialog = ({
  open,
  onOpenChange,
  adminId,
  user,
  renderPlan,
  onUpdated,
}: UpdateDialogProps) => {
  const form = useForm<TypedUpdate, unknown, CheckedUpdate>({
    resolver: updateResolver,
    defaultValues: emptyUpdate,
  });
  const { reset, setFocus, setValue, getValues, handleSubmit, control, formState } = form;
  const isDirty = formState.isDirty && user !== null;
  const reason = useWatch({ control, name: 'reason' });
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  useUnloadQuestion(isDirty);

  const { shown, problem, needsSignIn, isSaving, save } = useSaveUpdate(user, form);
  const [isRestored, setIsRestored] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  // The pressed button is disabled meanwhile; keep the focus inside the dialog.
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);

  useEffect(() => {
    reset(user ? openingValues(user) : emptyUpdate);
    const draft = user && updateDraft.read(adminId);
    const typed = draft?.userId === user?.id ? draft?.typed : undefined;
    for (const name of updateNames) {
      if (typed?.[name] !== undefined) setValue(name, typed[name], { shouldDirty: true });
    }
    setIsRestored(typed !== undefined);
  }, [adminId, user, reset, setValue]);

  const signInAndReturn = () => {
    if (user) updateDraft.persist(adminId, { userId: user.id, typed: getValues() });
    signInAgain();
  };

  const close = () => {
    setAsksToDiscard(false);
    updateDraft.forget();
    onOpenChange(false);
  };
  const tryToClose = () => {
    if (isSaving) return;
    if (isDirty) setAsksToDiscard(true);
    else close();
  };

  const isFilled = reason.trim() !== '';
  const submit = () => {
    if (!user || !isFilled) {
      announceRequiredFields();
      setFocus('reason');
      return;
    }
    void handleSubmit(async (checked) => {
      if (!(await save(checked))) return;
      onUpdated(user.id);
      close();
    })();
  };
  // A disabled submit button would keep Enter from showing what is missing.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!isSaving) submit();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && tryToClose()}
      title={words.title}
      description={shown && <Holder user={shown} renderPlan={renderPlan} />}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={tryToClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!isFilled}
            loading={isSaving}
            loadingLabel={words.busy}
          >
            {words.title}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={words.title}
        onKeyDown={onEnter}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {problem && (
          <div
            ref={alert}
            role="alert"
            tabIndex={-1}
            className="mb-4 flex items-start gap-2 rounded-control border border-transparent bg-danger-soft px-3 py-2 text-sm outline-none"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
            <div className="min-w-0 wrap-anywhere">
              <p>{problem}</p>
              {needsSignIn && (
                <Button type="button" variant="secondary" className="mt-2" onClick={signInAndReturn}>
                  {words.signIn}
                </Button>
              )}
            </div>
          </div>
        )}
        {isRestored && !problem && (
          <p
            role="status"
            className="mb-4 rounded-control border border-transparent bg-subtle px-3 py-2 text-sm"
          >
            {words.restored}
          </p>
        )}
        <UpdateFields form={form} readOnly={isSaving} />
      </form>
      <ConfirmDialog
        open={asksToDiscard}
        onOpenChange={setAsksToDiscard}
        title={words.discard.title(shown?.email)}
        description={words.discard.description}
        confirmLabel={words.discard.confirm}
        cancelLabel={words.discard.cancel}
        onConfirm={close}
      />
    </Dialog>
  );
};

/** The user and their current plan. */
const Holder = ({ user, renderPlan }: { user: UserBillingRow } & Pick<BillingRenderers, 'renderPlan'>) => {
  const { email, emailVerified, plan, subscriptionExpiresAt, id } = user;
  const name = displayName(user);
  const end = subscriptionExpiresAt && formatDate(subscriptionExpiresAt);
  return (
    <span className="block wrap-anywhere">
      <span className="block">
        {name !== email && (
          <>
            <bdi>{name}</bdi>,{' '}
          </>
        )}
        {email}
      </span>
      {!emailVerified && <span className="block text-xs text-warning">{words.notVerified}</span>}
      <span className="block text-xs">{words.userId(id)}</span>
      <span className="mt-1 flex flex-wrap items-center gap-1.5">
        {words.now} {renderPlan(plan)} {end && isAhead(subscriptionExpiresAt) && words.until(end)}
        {end && !isAhead(subscriptionExpiresAt) && words.ended(end)}
        {!end && plan !== 'free' && words.withoutEnd}
      </span>
    </span>
  );
};

const signedOut = 'You are logged out. Log in again in another tab, then press Update Billing once more.';
const unknownReason = 'Nothing was changed. Please check your connection and try again.';

/**
 * Saves the form for `user`. If the user has changed since, nothing is saved: `shown` is then the current user,
 * untouched fields follow, and the next save is based on it.
 */
const useSaveUpdate = (user: UserBillingRow | null, form: UpdateForm) => {
  const { mutateAsync, isPending } = useUpdateBilling();
  const refreshUsers = useRefreshUsers();
  const [problem, setProblem] = useState<string | null>(null);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [newer, setNewer] = useState<UserBillingRow | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [opened, setOpened] = useState(user);
  if (user !== opened) {
    setOpened(user);
    setNewer(null);
    setProblem(null);
    setNeedsSignIn(false);
  }
  const shown = newer ?? user;

  // react-hook-form tracks dirty fields only if they are read.
  void form.formState.dirtyFields;
  const lookAgain = async (userId: string) => {
    setIsLooking(true);
    refreshUsers();
    const found = await fetchUserBilling(userId).catch(() => undefined);
    setIsLooking(false);
    if (!found) return;
    setNewer(found);
    form.reset(openingValues(found), { keepDirtyValues: true, keepDirty: true });
  };

  /** Whether it was saved. */
  const save = async (checked: CheckedUpdate): Promise<boolean> => {
    if (!shown) return false;
    const { id, plan, subscriptionExpiresAt } = shown;
    setProblem(null);
    setNeedsSignIn(false);
    try {
      const { message } = await mutateAsync({
        userId: id,
        ...checked,
        seen: { plan, subscriptionExpiresAt },
      });
      announceSuccess(message);
      return true;
    } catch (error) {
      const isRefusedAsStale = mustSignInAgain(error);
      setNeedsSignIn(isRefusedAsStale);
      if (!isRefusedAsStale) announceUpdateFailure();
      if (error instanceof ApiError) {
        for (const name of updateNames) {
          const wrong = error.fields[name];
          if (wrong) form.setError(name, { type: 'server', message: wrong });
        }
        if (error.code === 'USER_CHANGED') await lookAgain(id);
      }
      setProblem(isUnauthorized(error) ? signedOut : serverMessage(error, unknownReason));
      return false;
    }
  };

  return { shown, problem, needsSignIn, isSaving: isPending || isLooking, save };
};
