interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  retried?: string[];
}

export declare const vitestCounts: (reportFile: string, exitCode: number) => Counts;
export declare const playwrightCounts: (reportFile: string, exitCode: number) => Counts;
