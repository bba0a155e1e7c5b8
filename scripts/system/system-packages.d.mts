interface SystemPackage {
  name: string;
  why: string;
  isPresent: () => boolean | Promise<boolean>;
}

export declare const systemPackages: Record<
  'chromium' | 'poppler' | 'qpdf' | 'postgres' | 'prometheus' | 'nginx' | 'caddy' | 'openssl',
  SystemPackage
>;
export declare const announcement: (
  packages: SystemPackage[],
  options: { isRootOnDebian: boolean },
) => string[];
export declare const systemFolders: () => string[];
