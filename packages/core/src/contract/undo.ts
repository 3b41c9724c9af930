/** Reverts the call that returned it; calling it again does nothing. */
export type Undo = () => void
