import { useEffect, useRef } from 'react';

/**
 * Replaces react-style-singleton, with which Radix's dialogs and menus lock scrolling (aliased in vite.config.ts). The
 * original inserts a style element, for which the content policy would need a nonce, new in each response; adopted style
 * sheets need none, so that public pages can be cached. Browsers without them, all of before 2023, do not lock scrolling.
 */
const stylesheetSingleton = () => {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add: (css: string) => {
      users += 1;
      if (users > 1 || !('adoptedStyleSheets' in document)) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove: () => {
      users -= 1;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    },
  };
};

/** A component whose styles apply while any of it is mounted. The first one's count. */
export const styleSingleton = () => {
  const sheet = stylesheetSingleton();
  return ({ styles }: { styles: string }) => {
    // As in the original: changed styles do not apply to what is mounted.
    const firstStyles = useRef(styles);
    useEffect(() => {
      sheet.add(firstStyles.current);
      return () => sheet.remove();
    }, []);
    return null;
  };
};
