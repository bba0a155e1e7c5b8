// Breaks: server-features-stand-alone, embedded-parts-are-chosen-at-the-entry, sql-only-in-repositories
import { sql } from 'drizzle-orm';
import { database } from '../../embedded/database';
import { two } from '../two/service';

export const query = () => sql`select ${database}, ${two}`;
