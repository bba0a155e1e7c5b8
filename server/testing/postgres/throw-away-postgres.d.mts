export declare const hasPostgres: () => boolean;

export declare const startThrowAwayPostgres: () => Promise<{
  url: string;
  stop: () => Promise<void>;
  crash: () => Promise<void>;
  restart: () => Promise<void>;
}>;
