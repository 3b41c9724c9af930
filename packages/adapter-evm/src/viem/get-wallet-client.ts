import { addressOf, type Network, referenceOf } from '@latchkey/core/contract'
import {
  type Account,
  type Chain,
  type CustomTransport,
  createWalletClient,
  custom,
  defineChain,
  getAddress,
  type WalletClient,
} from 'viem'
import { type ConnectedInstance, connectedAccount } from '../connected-account.ts'

/** The part of an instance, as `createLatchkey` makes it, that a client is made from. */
export interface WalletClientInstance extends ConnectedInstance {
  getNetworks(namespace: 'eip155'): readonly Network[]
}

/**
 * The wallet client of viem for the active account, on the network that its wallet is on. While no wallet
 * is connected it opens the modal, and waits. A client stays with its account and network: get another one
 * for each thing that the visitor does.
 *
 * @throws LatchkeyError `adapter.not-found` without an adapter for EVM networks; an error with code 4001
 * when the visitor closes the modal.
 */
export async function getWalletClient(
  latchkey: WalletClientInstance,
): Promise<WalletClient<CustomTransport, Chain | undefined, Account>> {
  const { account, provider } = await connectedAccount(latchkey)
  const chainId = referenceOf(account)
  const network = latchkey.getNetworks('eip155').find(({ id }) => referenceOf(id) === chainId)
  return createWalletClient({
    account: getAddress(addressOf(account)),
    chain: network && toChain(network),
    transport: custom(provider),
  })
}

function toChain({ id, name, nativeCurrency, rpcUrls, explorerUrl, isTestnet }: Network): Chain {
  return defineChain({
    id: Number(referenceOf(id)),
    name,
    nativeCurrency,
    testnet: isTestnet,
    rpcUrls: { default: { http: rpcUrls } },
    ...(explorerUrl && { blockExplorers: { default: { name: 'Explorer', url: explorerUrl } } }),
  })
}
