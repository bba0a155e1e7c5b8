import { product } from '#shared/product';

/** A whole page for the rare moment when the browser comes back from the provider with nothing we can use. */
export const signInFailedPage = (reason: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign-in did not finish | ${product.name}</title>
<style>
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box }
  main { max-width: 26rem }
  a { display: inline-block; min-height: 44px; line-height: 44px; margin-right: 1rem }
</style>
</head>
<body>
<main>
<h1>Sign-in did not finish</h1>
<p>${reason}</p>
<p><a href="/api/login">Try signing in again</a><a href="/">Go to the start page</a></p>
</main>
</body>
</html>
`;
