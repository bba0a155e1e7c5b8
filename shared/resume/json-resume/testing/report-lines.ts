import { importJsonResume } from '../import';

/** What a file becomes, and its report with one line for each item. */
export const reportLines = (file: object) => {
  const result = importJsonResume(JSON.stringify(file));
  if ('problem' in result) throw new Error(result.problem);
  const items = result.items.map(({ outcome, what, text, reason }) =>
    [outcome, what, text, ...(reason ? [reason] : [])].join(' | '),
  );
  return { content: result.content, items };
};
