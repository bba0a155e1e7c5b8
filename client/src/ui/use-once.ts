import { useEffect, useRef, useState } from 'react';

/** True once the value has been true: for what is mounted when it is first shown, and then stays. */
export const useOnceTrue = (value: boolean) => {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
};

/** A ref for an element, and whether it has been on the screen, or nearly so. Where the browser cannot tell, it has. */
export const useOnceSeen = () => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [place, isSeen] as const;
};
