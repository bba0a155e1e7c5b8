export declare const hasPostgres: () => boolean;

export declare const startThrowAwayPostgres: (moreSettings?: string[]) => Promise<{
  url: string;
  stop: () => Promise<void>;
  crash: () => Promise<void>;
  restart: () => Promise<void>;
  pid: () => number | undefined;
}>;
