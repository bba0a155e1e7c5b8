/**
 * oidc-provider without its warning that Node 20 is unsupported: all that is used of it works there, as the tests show, and
 * a user who starts the product cannot act on it.
 */
const importQuietly = async () => {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
};

export const { Provider, errors } = await importQuietly();
