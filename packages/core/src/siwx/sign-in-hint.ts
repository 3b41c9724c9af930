/** The topic that lets other tabs check again. */
export const HINT = 'sign-in'
