// Breaks: production-needs-no-dev-dependency
import { transform } from 'esbuild';

export const minify = transform;
