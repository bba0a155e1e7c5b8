// Runs before the first paint, which waits for it: only for what cannot wait for the app.

// The chosen theme. The key is the one of client/src/ui/theme/theme.ts.
try {
  var theme = localStorage.getItem('husay.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.classList.add(theme);
} catch {
  // Storage can be switched off; then the system's choice stands.
}

// A page that the server has drawn can be pressed before the app listens. client/src/app/early-presses.tsx answers
// these presses then, and takes the list away. Links work by themselves.
window.earlyPresses = [];
document.addEventListener(
  'click',
  function (event) {
    var button = event.target.closest('button');
    if (button && window.earlyPresses) window.earlyPresses.push(button);
  },
  true,
);
