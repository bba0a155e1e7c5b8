export declare const card: { name: string; as?: string }[];
export declare const shortcomings: (declared: Set<string>, files: Map<string, string>) => string[];
