/** Where the query cache has whether the user had saved a resume when the page was sent. */
export const savedResumeKey = (userId: string) => ['saved-resume', userId] as const;
