import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTabDraft } from '../../../lib/typed-text/tab-draft';
import type { CredentialDetails } from '#shared/credentials/schema';
import {
  detailNames,
  detailsResolver,
  emptyDetails,
  type DetailsForm,
  type TypedDetails,
} from '../details/details-form';
import { titleOfFile } from './title-of-file';
import { uploadDraft } from './upload-draft';
import type { UploadInHand } from './use-upload';

interface UploadFormOptions {
  userId: string;
  file: File | null;
  upload: Pick<UploadInHand, 'send'>;
}

/**
 * The upload dialog's form: the title defaults to the file's name; the input is stored for this tab until
 * it is uploaded or discarded.
 */
export const useUploadForm = ({ userId, file, upload }: UploadFormOptions) => {
  const [draft] = useState(() => uploadDraft.read(userId));
  const [isRestored, setRestored] = useState(draft !== null);
  const form: DetailsForm = useForm<TypedDetails, unknown, CredentialDetails>({
    resolver: detailsResolver,
    defaultValues: { ...emptyDetails, ...draft },
  });
  const { control, getValues, setValue, clearErrors, setError, reset, handleSubmit } = form;

  const suggestedTitle = file ? titleOfFile(file.name) : '';
  const lastSuggestion = useRef('');
  useEffect(() => {
    if (!file) return;
    const title = getValues('title').trim();
    // Replace a title suggested by the previous file; keep a typed one.
    if (!title || title === lastSuggestion.current) {
      setValue('title', suggestedTitle);
      clearErrors('title');
    }
    lastSuggestion.current = suggestedTitle;
  }, [file, suggestedTitle, getValues, setValue, clearErrors]);

  const details = useWatch({ control, compute: (values: TypedDetails) => values });
  const blank = { ...emptyDetails, title: suggestedTitle };
  const isTyped = detailNames.some((name) => details[name] !== blank[name]);
  useTabDraft(uploadDraft, userId, details, isTyped);

  const startOver = (title: string) => {
    reset({ ...emptyDetails, title });
    setRestored(false);
    uploadDraft.forget();
  };

  const submit = (onNoTitle: () => void) =>
    handleSubmit(
      async (checked) => {
        if (!file) return;
        const outcome = await upload.send(file, checked);
        if (outcome.uploaded) return startOver('');
        for (const name of detailNames) {
          const message = outcome.fields[name];
          if (message) setError(name, { type: 'server', message });
        }
      },
      () => {
        if (!getValues('title').trim()) onNoTitle();
      },
    )();

  return { form, isRestored, discard: () => startOver(suggestedTitle), submit };
};
