// Loaded into server processes of tests: ends the process once its parent is gone, however that ended. Unreferenced, so that it
// keeps no process alive.
process.stdin.on('end', () => process.exit(1));
process.stdin.resume();
process.stdin.unref();
