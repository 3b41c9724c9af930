import { addressOf } from '@latchkey/core/contract'
import { BrowserProvider, type JsonRpcSigner } from 'ethers'
import { type ConnectedInstance, connectedAccount } from '../connected-account.ts'

/**
 * The signer of ethers 6 for the active account, on the network that its wallet is on. While no wallet is
 * connected it opens the modal, and waits. A signer stays with its account and network: get another one for
 * each thing that the visitor does.
 *
 * @throws LatchkeyError `adapter.not-found` without an adapter for EVM networks; an error with code 4001
 * when the visitor closes the modal.
 */
export async function getSigner(latchkey: ConnectedInstance): Promise<JsonRpcSigner> {
  // Before a wallet is connected ethers would ask for its network again and again.
  const { account, provider } = await connectedAccount(latchkey)
  return new BrowserProvider(provider).getSigner(addressOf(account))
}
