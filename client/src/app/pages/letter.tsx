import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { letterText } from '#shared/document/letter/letter-text';
import type { LetterSource } from '#shared/document/letter/layout-letter';
import type { LetterContent } from '#shared/letters/schema';
import { letterDocxFile, letterPdfFile } from '../../features/document/letter-files';
import { LetterPreview } from '../../features/document/preview/letter-preview';
import { LetterEditor, type LetterOutput } from '../../features/letters/letter-editor';
import { lettersWords, letterWords } from '../../features/letters/words';
import { pdfDataQuery } from '../../features/public-profile/api';
import { copyText } from '../../features/sharing/copy-text';
import { saveFile } from '../../lib/save-file';
import { toSignIn } from '../layout/sign-in-required';
import { designOfOwn, senderOf } from '../own-pdf/letter-design';
import { usePageTitle } from '../page-title';

/** One letter. */
export const LetterPage = ({ user, id }: { user: CurrentUser; id: string }) => {
  usePageTitle(lettersWords.title);
  const { data } = useQuery(pdfDataQuery(user.id));
  const { template, options } = useMemo(() => designOfOwn(data, user), [data, user]);
  const sender = useMemo(() => senderOf(data, user), [data, user]);
  const output: LetterOutput = {
    pdf: async (letter) => {
      const file = await letterPdfFile({ letter, sender }, template, options);
      saveFile(file, file.name);
    },
    docx: async (letter) => {
      const file = await letterDocxFile({ letter, sender }, template, options);
      saveFile(file, file.name);
    },
    copy: async (letter) => void (await copyText(letterText({ letter, sender }), letterWords.what)),
  };
  return (
    <div className="mx-auto max-w-workspace px-4 py-8 sm:px-6">
      <LetterEditor
        key={id}
        id={id}
        userId={user.id}
        senderName={[sender.person.firstName, sender.person.lastName].filter(Boolean).join(' ')}
        output={output}
        renderPreview={(letter, updatedAt) => (
          <Preview
            letter={letter}
            sender={sender}
            updatedAt={updatedAt}
            template={template}
            options={options}
          />
        )}
        onUnauthorized={toSignIn}
      />
    </div>
  );
};

const Preview = ({
  letter,
  sender,
  updatedAt,
  ...design
}: {
  letter: LetterContent;
  sender: LetterSource['sender'];
  updatedAt: string;
} & ReturnType<typeof designOfOwn>) => {
  const source = useMemo(() => ({ letter, sender, updatedAt }), [letter, sender, updatedAt]);
  return <LetterPreview source={source} {...design} />;
};
