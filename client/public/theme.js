// Runs before the first paint. The key is the one of client/src/ui/theme.ts.
try {
  var theme = localStorage.getItem('husay.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.classList.add(theme);
} catch {
  // Storage can be switched off; then the system's choice stands.
}
