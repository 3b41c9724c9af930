/** The name of what a tab stores of a swap that is under way. */
export const STORED_SWAP = 'swap'
