export declare const findCommand: (name: string, folders?: string[]) => string | undefined;
