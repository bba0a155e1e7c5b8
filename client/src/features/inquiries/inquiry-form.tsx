import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { displayName, type CurrentUser } from '#shared/accounts/schema';
import { plainMessage } from '#shared/http/plain-message';
import {
  inquiryDetails,
  type InquiryDetails,
  inquiryFields as fields,
  inquirySizeNames,
  inquirySizes,
} from '#shared/inquiries/schema';
import { ApiError, serverMessage } from '../../lib/api/api-error';
import { tabDraft, useTabDraft } from '../../lib/typed-text/tab-draft';
import { useUnloadQuestion } from '../../lib/typed-text/use-unload-question';
import { Button, buttonClass } from '../../ui/button';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { RestoredNotice } from '../../ui/forms/restored-notice';
import { Select } from '../../ui/forms/select';
import { useSendInquiry } from './api';
import { inquiryWords as words } from './words';

/** What is typed in 'Talk to us'; without an account under ''. */
const inquiryDraft = tabDraft<InquiryDetails>('husay.inquiry');

const emptyInquiry = (user: CurrentUser | null): InquiryDetails => ({
  name: user?.firstName ? displayName(user) : '',
  company: '',
  email: user?.contactEmail ?? '',
  phone: '',
  licenseNumber: '',
  size: 'upTo100',
  message: '',
});

const fieldNames = [...(Object.keys(fields) as (keyof typeof fields)[]), 'size'] as const;

/** Asks about the Agency plan. Anyone may; what was typed stays in the tab until it is sent. */
export const InquiryForm = ({ user }: { user: CurrentUser | null }) => {
  const owner = user?.id ?? '';
  const [typed] = useState(() => inquiryDraft.read(owner));
  const { register, handleSubmit, reset, setError, setValue, control, formState } = useForm<InquiryDetails>({
    resolver: zodResolver(inquiryDetails, { error: plainMessage }),
    defaultValues: emptyInquiry(user),
  });
  const { errors, isDirty } = formState;
  const sending = useSendInquiry();
  const details = useWatch({ control, compute: (values: InquiryDetails) => values });
  const isUnsent = isDirty && !sending.isSuccess;

  useEffect(() => {
    for (const name of fieldNames) {
      const text = typed?.[name];
      if (text !== undefined) setValue(name, text, { shouldDirty: true });
    }
  }, [typed, setValue]);
  useTabDraft(inquiryDraft, owner, details, isUnsent);
  useUnloadQuestion(isUnsent);

  const send = handleSubmit((inquiry) => {
    if (sending.isPending) return;
    sending.mutate(inquiry, {
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        for (const name of fieldNames) {
          const message = error.fields[name];
          if (message) setError(name, { type: 'server', message });
        }
      },
    });
  });

  if (sending.isSuccess) return <Sent email={sending.variables.email} />;
  const textField = (name: keyof typeof fields) => ({
    label: fields[name].label,
    error: errors[name]?.message,
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2">
      {typed && isDirty && (
        <RestoredNotice text={words.restored} onDiscard={() => reset()} className="sm:col-span-2" />
      )}
      <Field {...textField('name')} required>
        {(props) => <Input {...props} autoComplete="name" {...register('name')} />}
      </Field>
      <Field {...textField('company')} required>
        {(props) => <Input {...props} autoComplete="organization" {...register('company')} />}
      </Field>
      <Field {...textField('email')} required>
        {(props) => (
          <Input {...props} type="email" inputMode="email" autoComplete="email" {...register('email')} />
        )}
      </Field>
      <Field {...textField('phone')} hint={words.phoneHint}>
        {(props) => <Input {...props} type="tel" autoComplete="tel" {...register('phone')} />}
      </Field>
      <Field {...textField('licenseNumber')} hint={words.licenseHint}>
        {(props) => <Input {...props} autoComplete="off" {...register('licenseNumber')} />}
      </Field>
      <Field label={words.size} error={errors.size?.message}>
        {(props) => (
          <Select {...props} {...register('size')}>
            {inquirySizes.map((size) => (
              <option key={size} value={size}>
                {inquirySizeNames[size]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        {...textField('message')}
        hint={words.messageHint}
        counter={{ length: details.message.length, max: fields.message.max }}
        className="sm:col-span-2"
      >
        {(props) => <Textarea {...props} rows={6} {...register('message')} />}
      </Field>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {sending.isError && (
          <p role="alert" className="text-sm font-medium text-danger-text">
            {serverMessage(sending.error, words.failed)}
          </p>
        )}
        <p className="text-sm text-muted">{words.privacy}</p>
        <Button type="submit" loading={sending.isPending} loadingLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
};

const Sent = ({ email }: { email: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <CircleCheck aria-hidden className="size-10 text-success" />
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {words.sentTitle}
      </h2>
      <p className="text-muted wrap-anywhere">{words.sent(email)}</p>
      <Link href="/" className={buttonClass({ variant: 'secondary' })}>
        {words.back}
      </Link>
    </div>
  );
};
