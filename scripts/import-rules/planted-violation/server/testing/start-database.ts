// Breaks: test-helpers-import-no-scripts
import { start } from '../../scripts/start';

export const startDatabase = start;
