import { hashMessage, hashTypedData } from 'viem'
import { type LocalAccount, privateKeyToAccount, toAccount } from 'viem/accounts'
import { contractAddress, signAsContract } from '../chains/evm/key-account/contract-account.ts'
import type { Hex } from './eip1193.ts'
import { PROVIDER_ERROR, ProviderError } from './provider-error.ts'

interface Deps {
  /** The active chain. */
  chainId(): number
  /** Asks the active chain's node. */
  ask(method: string, params: readonly unknown[]): Promise<unknown>
}

/**
 * The account of a wallet that is a contract of a key: it signs by EIP-1271 once it is deployed on the
 * active chain, and in ERC-6492's wrapping before that.
 */
export function createContractSigner(privateKey: Hex, { chainId, ask }: Deps): LocalAccount {
  const key = privateKeyToAccount(privateKey)
  const address = contractAddress(key.address)
  async function sign(hash: Hex): Promise<Hex> {
    const code = await ask('eth_getCode', [address, 'latest'])
    return signAsContract(key, hash, { chainId: chainId(), isDeployed: code !== '0x' })
  }
  return toAccount({
    address,
    signMessage: ({ message }) => sign(hashMessage(message)),
    signTypedData: (data) => sign(hashTypedData(data)),
    async signTransaction() {
      const message = 'The wallet’s accounts are contracts, which sign no transactions here.'
      throw new ProviderError(PROVIDER_ERROR.unsupportedMethod, message)
    },
  })
}
