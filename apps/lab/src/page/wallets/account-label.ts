import { SANDBOX_ACCOUNTS } from '@latchkey/sandbox/wallets'

/** The owners of the sandbox's accounts, in their order; the second and the third have names on chain. */
const OWNERS = ['Ines', 'Ada', 'Grace', 'Noor', 'Teo', 'Mira', 'Kofi', 'Lena', 'Yuki', 'Omar']

/** An account as a select lists it: its owner, where known, and its address in short. */
export function accountLabel(address: string): string {
  const short = `${address.slice(0, 6)}…${address.slice(-4)}`
  const owner = OWNERS[SANDBOX_ACCOUNTS.findIndex((account) => account.address === address)]
  return owner === undefined ? short : `${owner} · ${short}`
}
