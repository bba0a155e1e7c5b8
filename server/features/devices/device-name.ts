import Bowser from 'bowser';

/** A device as its owner would call it, such as 'Chrome on Android', by the browser's own description of itself. */
export const deviceName = (userAgent: string): string => {
  if (userAgent === '') return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  // 'Samsung Internet for Android' names the system itself.
  const name = browser.name?.replace(/ for \w+$/, '') || 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
};
