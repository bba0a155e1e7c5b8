/** Vite warns of a default that a later major version may change; versions here are pinned, and a newcomer cannot act on it. */
export const quietVite = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
