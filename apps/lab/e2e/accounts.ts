import { SANDBOX_ACCOUNTS } from '@latchkey/sandbox'

/** The accounts of the wallets that tests install, by default. */
export const FIRST = SANDBOX_ACCOUNTS[0].address
export const SECOND = SANDBOX_ACCOUNTS[1].address
