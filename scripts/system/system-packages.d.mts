interface SystemPackage {
  name: string;
  why: string;
  isPresent: () => boolean | Promise<boolean>;
}

export declare const systemPackages: Record<'chromium' | 'poppler' | 'postgres', SystemPackage>;
export declare const announcement: (
  packages: SystemPackage[],
  options: { isRootOnDebian: boolean },
) => string[];
