/**
 * The sessions, and the adapter with them: fetched once a wallet is asked, and at once by a page that
 * was left connected. As one file, so that who comes back has it already.
 */
// biome-ignore lint/performance/noBarrelFile: what it names makes the file that is fetched
export { createBitcoinAdapter } from './create-bitcoin-adapter.ts'
export { createSessions } from './sessions/create-sessions.ts'
