/** Navigates to another page of the server, such as sign-in. */
export const leavePage = (url: string) => window.location.assign(url);
