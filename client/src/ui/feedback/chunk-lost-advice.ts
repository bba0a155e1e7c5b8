/** What helps when a chunk could not be loaded. Reloading while offline would replace the page by the browser's error. */
export const chunkLostAdvice = () =>
  navigator.onLine
    ? 'Your connection may have dropped, or a new version has just arrived. Reloading the page helps.'
    : 'You are offline. Reload the page once you are connected again.';
