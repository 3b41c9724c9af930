import type { Address, Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { contractAddress, deployment } from './chains/evm/key-account/contract-account.ts'

/**
 * The address of a key's contract account, the same on every chain, and the call that deploys it.
 */
export interface ContractAccount {
  readonly address: Address
  readonly deploy: { readonly to: Address; readonly data: Hex }
}

/** The contract account of a key, as wallets with `isContract` have it. */
export function contractAccountOf(privateKey: Hex): ContractAccount {
  const owner = privateKeyToAddress(privateKey)
  const { factory, data } = deployment(owner)
  return { address: contractAddress(owner), deploy: { to: factory, data } }
}
