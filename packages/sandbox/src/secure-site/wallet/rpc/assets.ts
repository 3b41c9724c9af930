import { SiteError } from '@latchkey/frame/site'
import { type Address, erc20Abi, getAddress, type Hex, isAddress } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { toHex } from 'viem/utils'
import { SANDBOX_DOLLAR } from '../../../chains/evm/sandbox-dollar-facts.ts'
import { priceInUsd } from '../../../prices.ts'
import { KNOWN_CHAIN_IDS, networkFacts } from '../chain/networks.ts'
import type { WalletCore } from '../wallet-core.ts'
import { asList, type SafeMethod } from './method.ts'

/** `wallet_getAssets` (ERC-7811): the network's coin and the sandbox's dollar, for any address. */
export const getAssets: SafeMethod = async (core, params) => {
  const [wanted] = asList(params)
  const { account, chainFilter } = Object(wanted)
  if (typeof account !== 'string' || !isAddress(account, { strict: false }))
    throw new SiteError('There is no account to look for')
  const owner = getAddress(account)
  const named = asList(chainFilter).map(Number)
  const chainIds = (named.length > 0 ? named : KNOWN_CHAIN_IDS).filter((id) => core.nodes.has(id))
  const entries = await Promise.all(
    chainIds.map(async (id) => [toHex(id), await assetsOn(core, id, owner)] as const),
  )
  return Object.fromEntries(entries)
}

async function assetsOn(core: WalletCore, chainId: number, owner: Address): Promise<object[]> {
  const client = core.nodes.client(chainId)
  const { address, name, symbol, decimals } = SANDBOX_DOLLAR
  const [coins, dollars] = await Promise.all([
    getBalance(client, { address: owner }),
    readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
  ])
  const { coin } = networkFacts(chainId)
  return [
    asset('native', coins, { name: coin, symbol: coin, decimals: 18, price: priceInUsd('native') }),
    asset(address, dollars, { name, symbol, decimals, price: priceInUsd('dollar') }),
  ]
}

interface Metadata {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly price: number
}

function asset(address: Hex | 'native', balance: bigint, metadata: Metadata): object {
  const value = (Number(balance) / 10 ** metadata.decimals) * metadata.price
  return {
    ...{ address, balance: toHex(balance), type: address === 'native' ? 'NATIVE' : 'ERC20' },
    metadata: { ...metadata, value, iconUrl: '' },
  }
}
