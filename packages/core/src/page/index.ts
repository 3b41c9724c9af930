/**
 * The parts that a page needs before the modal is loaded: it reads options and stored sessions, and
 * the button writes a balance, without the core.
 */

export { readOptions } from '../options/check-options.ts'
export { toNetwork } from '../options/to-network.ts'
export { storageKeys } from '../platform/storage-key.ts'
export { truncateAmount } from './truncate-amount.ts'
