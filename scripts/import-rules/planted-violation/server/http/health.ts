// Breaks: server-is-assembled-at-the-top, server-foundations-know-no-feature
import type { AppDeps } from '../app-deps';
import { two } from '../features/two/service';

export const health = (deps: AppDeps) => [deps.clock(), two];
