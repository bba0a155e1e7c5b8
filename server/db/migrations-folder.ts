import { projectFile } from '../process/project-root';

export const migrationsFolder = projectFile('migrations');
