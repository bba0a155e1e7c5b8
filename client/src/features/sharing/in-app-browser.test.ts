import { expect, test } from 'vitest';
import { appOfBrowser, browserIntent } from './in-app-notice';

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A127F; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  [`${android} [FB_IAB/FB4A;FBAV/440.0.0.0;]`, 'Facebook'],
  [`${iPhone} [FBAN/FBIOS;FBAV/440.0;FBDV/iPhone14,5]`, 'Facebook'],
  [`${android} [FB_IAB/Orca-Android;FBAV/430.0.0.0;]`, 'Messenger'],
  [`${iPhone} [FBAN/MessengerLiteForiOS;FBAV/430.0]`, 'Messenger'],
  [`${iPhone} Instagram 300.0.0.0 (iPhone14,5)`, 'Instagram'],
  [`${android} Instagram 300.0.0.0 Android`, 'Instagram'],
  [`${android} musical_ly_2023 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${iPhone} LinkedInApp/9.29`, 'LinkedIn'],
  [`${android} Line/13.0`, 'LINE'],
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', null],
  [`${iPhone} Version/17.0 Safari/604.1`, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0 Safari/537.36', null],
])('%s: %s', (userAgent, app) => {
  expect(appOfBrowser(userAgent)).toBe(app);
});

test('the intent names the page, and the page again for browsers that know no intents', () => {
  expect(browserIntent('https://husay.example/profile/maria-santos?from=fb#top')).toBe(
    'intent://husay.example/profile/maria-santos?from=fb#Intent;scheme=https;action=android.intent.action.VIEW;' +
      'category=android.intent.category.BROWSABLE;' +
      'S.browser_fallback_url=https%3A%2F%2Fhusay.example%2Fprofile%2Fmaria-santos%3Ffrom%3Dfb%23top;end',
  );
});
