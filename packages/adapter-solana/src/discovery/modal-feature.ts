/** A feature of our own, by which an adapter recognises that a registered wallet is a modal of ours. */
export const MODAL_FEATURE = 'latchkey:modal'
