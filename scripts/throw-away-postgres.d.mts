export declare const startThrowAwayPostgres: () => Promise<{ url: string; stop: () => Promise<void> }>;
