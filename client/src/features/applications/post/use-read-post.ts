import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadPost } from '#shared/applications/post/post-text';
import { manilaDay } from '#shared/manila-day';

/**
 * Reads what is in the post's field, pasted as text or as HTML. `onText` receives the words of what was HTML or too long,
 * to replace it.
 */
export const useReadPost = (post: string, onText: (text: string) => void): ReadPost | null => {
  const [read, setRead] = useState<ReadPost | null>(null);
  const replaced = useRef<string | null>(null);
  const onRead = useEffectEvent((next: ReadPost) => {
    setRead(next);
    if (!next.isHtml && !next.isCut) return;
    replaced.current = next.text;
    onText(next.text);
  });
  useEffect(() => {
    // Our own words: what was said of the post they come from stays.
    if (post !== '' && post === replaced.current) return;
    replaced.current = null;
    let isCurrent = true;
    const reading =
      post.trim() === ''
        ? Promise.resolve(null)
        : import('#shared/applications/post/post-text').then(({ readPost }) =>
            readPost(post, manilaDay(new Date())),
          );
    void reading.then(
      (next) => {
        if (!isCurrent) return;
        if (next) onRead(next);
        else setRead(null);
      },
      // Without the reader's code the post is saved all the same.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [post]);
  return read;
};
