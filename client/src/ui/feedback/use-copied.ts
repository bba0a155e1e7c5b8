import { useEffect, useState } from 'react';

const shownForMs = 2000;

/** Whether something was copied a moment ago, and how to set that. */
export const useCopied = () => {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownForMs);
    return () => clearTimeout(timer);
  }, [copied]);

  return [copied, setCopied] as const;
};
