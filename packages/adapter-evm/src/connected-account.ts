import { type AccountId, type EvmProvider, LatchkeyError } from '@latchkey/core/contract'

/** The part of an instance, as `createLatchkey` makes it, that knows the connected wallet. */
export interface ConnectedInstance {
  getProvider(namespace: 'eip155'): EvmProvider | undefined
  getCaipAddress(namespace: 'eip155'): AccountId | undefined
}

/** The active account, and the provider of its wallet. */
interface ConnectedAccount {
  readonly account: AccountId
  readonly provider: EvmProvider
}

/**
 * Reads the active account. While no wallet is connected it opens the modal, and waits.
 *
 * @throws LatchkeyError `adapter.not-found` without an adapter for EVM networks; an error with code 4001
 * when the visitor closes the modal.
 */
export async function connectedAccount(latchkey: ConnectedInstance): Promise<ConnectedAccount> {
  const provider = latchkey.getProvider('eip155')
  if (provider === undefined) throw new LatchkeyError('adapter.not-found', {})
  if (latchkey.getCaipAddress('eip155') === undefined) {
    await provider.request({ method: 'eth_requestAccounts' })
  }
  const account = latchkey.getCaipAddress('eip155')
  if (account === undefined) throw new LatchkeyError('wallet.none', {})
  return { account, provider }
}
