/**
 * The header of a call that a page makes on a timer, without its user doing anything. The server does not count such a
 * call as a visit, so that an open page alone keeps no session alive. It changes nothing else.
 */
export const backgroundRefetchHeader = 'X-Background-Refetch';
