/**
 * What wallets of every kind sign and send with. As one file, for what is loaded before names it in
 * one place.
 */
// biome-ignore lint/performance/noBarrelFile: what it names makes the file that is fetched
export { leatherActions } from './leather-actions.ts'
export { okxActions, sharingNetwork } from './okx-actions.ts'
export { satsConnectActions } from './sats-connect-actions.ts'
export { standardActions } from './standard-actions.ts'
