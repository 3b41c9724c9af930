import { SiteError } from '@latchkey/frame/site'
import { type Address, erc20Abi, getAddress, type Hex, isAddress } from 'viem'
import { getBalance, multicall } from 'viem/actions'
import { toHex } from 'viem/utils'
import { MULTICALL3_ADDRESS } from '../../../chains/evm/multicall3.ts'
import { SANDBOX_TOKENS } from '../../../chains/evm/orders/tokens.ts'
import { SANDBOX_DOLLAR } from '../../../chains/evm/sandbox-dollar-facts.ts'
import { SILENT_DOLLAR } from '../../../chains/evm/silent-token/facts.ts'
import { priceInUsd } from '../../../prices.ts'
import { tokenPrice } from '../../../token-prices.ts'
import { KNOWN_CHAIN_IDS, networkFacts } from '../chain/networks.ts'
import type { WalletCore } from '../wallet-core.ts'
import { asList, type SafeMethod } from './method.ts'

/** `wallet_getAssets` (ERC-7811): the network's coin and the sandbox's tokens, for any address. */
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

const { euro, gold, quiet, ticket, dust } = SANDBOX_TOKENS

/** Tokens that the wallet looks for: all of the sandbox's but the one that is spam. */
const TOKENS = [SANDBOX_DOLLAR, SILENT_DOLLAR, euro, gold, quiet, ticket, dust]

async function assetsOn(core: WalletCore, chainId: number, owner: Address): Promise<object[]> {
  const client = core.nodes.client(chainId)
  const balanceOf = { abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const
  const [coins, tokens] = await Promise.all([
    getBalance(client, { address: owner }),
    multicall(client, {
      contracts: TOKENS.map(({ address }) => ({ address, ...balanceOf })),
      allowFailure: true,
      multicallAddress: MULTICALL3_ADDRESS,
    }),
  ])
  const { coin } = networkFacts(chainId)
  const native = { name: coin, symbol: coin, decimals: 18, price: priceInUsd('native') }
  const rest = TOKENS.map(({ address, name, symbol, decimals }, at) => {
    const facts = { name, symbol, decimals, price: tokenPrice(address, 'usd') }
    // A token that is not on this chain has no balance.
    return asset(address, tokens[at]?.result ?? 0n, withPicture(core, facts))
  })
  // The dollar is listed in any case.
  const had = rest.filter(({ balance }, at) => at === 0 || balance !== '0x0')
  return [asset('native', coins, withPicture(core, native)), ...had]
}

interface Facts {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Undefined: unknown. */
  readonly price: number | undefined
}

interface Metadata extends Facts {
  readonly iconUrl: string
}

/** Tokens whose price is known have a picture, as in the answers of the blockchain API. */
function withPicture({ pictures }: WalletCore, facts: Facts): Metadata {
  const hasPicture = pictures !== undefined && facts.price !== undefined
  const iconUrl = hasPicture ? `${pictures}/public/getTokenImage/${facts.symbol}` : ''
  return { ...facts, iconUrl }
}

function asset(address: Hex | 'native', balance: bigint, { price, ...metadata }: Metadata) {
  const value = (Number(balance) / 10 ** metadata.decimals) * (price ?? 0)
  return {
    address,
    balance: toHex(balance),
    type: address === 'native' ? 'NATIVE' : 'ERC20',
    metadata: {
      ...metadata,
      price: price ?? 0,
      ...(price === undefined ? {} : { value }),
    },
  }
}
