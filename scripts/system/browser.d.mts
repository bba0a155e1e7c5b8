export declare const findChromium: () => string | undefined;
export declare const chromiumArguments: () => string[];
