/**
 * What a page needs before the modal is loaded: options and stored sessions are looked at, and the button
 * writes a balance, without the core.
 */

export { readOptions } from '../options/check-options.ts'
export { toNetwork } from '../options/to-network.ts'
export { storageKeys } from '../platform/storage-key.ts'
export { truncateAmount } from './truncate-amount.ts'
