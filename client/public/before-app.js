// Blocks the first paint, so it contains only what cannot wait for the app.

// The chosen theme. The key is the one of client/src/ui/theme/theme.ts.
try {
  var theme = localStorage.getItem('husay.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.classList.add(theme);
} catch {
  // Storage can be switched off; then the system's theme applies.
}

// Records clicks on a server-rendered page before hydration. client/src/app/early-presses.tsx replays them and removes
// the list. Links work by themselves.
window.earlyPresses = [];
document.addEventListener(
  'click',
  function (event) {
    var button = event.target.closest('button');
    if (button && window.earlyPresses) window.earlyPresses.push(button);
  },
  true,
);
