/** Takes back what the function that returned it did; calling it again does nothing. */
export type Undo = () => void
