/**
 * The parts that a page needs before the modal is loaded: it reads options and stored sessions, and
 * the button writes a balance, without the core.
 */

export { toNetwork } from '../options/to-network.ts'
export { storageKeys } from '../platform/storage-key.ts'
export { accountPart } from './account-part.ts'
export { readOptions } from './read-page-options.ts'
export { truncateAmount } from './truncate-amount.ts'
