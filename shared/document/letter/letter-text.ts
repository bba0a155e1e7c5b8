import { keptText } from '../content/kept-text';
import { prepareLetter, preparedSender, type LetterSource } from './layout-letter';

/** The letter as plain text, to paste into an e-mail or a form. */
export const letterText = (source: LetterSource): string => {
  const { date, recipient, subject, greeting, body, closing, signature } = prepareLetter(source, keptText);
  const { name, contact } = preparedSender(source.sender, keptText);
  const blocks = [
    [name, ...contact.map(({ text }) => text)].join('\n'),
    date,
    recipient.join('\n'),
    subject && `Subject: ${subject}`,
    greeting,
    ...body,
    [closing, signature].filter(Boolean).join('\n\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};
