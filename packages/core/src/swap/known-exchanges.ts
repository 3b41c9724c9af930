import {
  addressOf,
  isSameAddress,
  type NetworkId,
  plainText,
  type SwapCall,
  type SwapExchange,
} from '../contract/index.ts'
import type { Wanted } from './judge-calldata.ts'
import type { TradeSource } from './swap-source.ts'

/** The facts of the contract that a swap goes to, before any node is asked. */
export interface ExchangeFacts {
  /** Undefined where no list knows it. */
  readonly name: string | undefined
  /** The website names it: its own source writes the transactions, too. */
  readonly isOfWebsite: boolean
  /**
   * The least of the wanted token that the contract pays to the account, or else fails, in smallest units;
   * undefined where the data does not say so.
   */
  readonly least: bigint | undefined
}

const MAX_NAME_LENGTH = 32

/** The networks on which the router has the same address. */
const USUAL = [1, 10, 56, 100, 137, 250, 8217, 8453, 42_161, 43_114, 1_313_161_554]
const ZKSYNC = [324]

interface Router extends SwapExchange {
  readonly chainIds: readonly number[]
}

/**
 * The routers behind the blockchain API, versions 6 and 5. Sources: the list of deployments of
 * github.com/1inch/limit-order-protocol; pkg.go.dev/github.com/1inch/1inch-sdk-go/helpers/consts/contracts.
 */
const ROUTERS: readonly Router[] = [
  { name: '1inch', address: '0x111111125421cA6dc452d289314280a0f8842A65', chainIds: USUAL },
  { name: '1inch', address: '0x1111111254EEB25477B68fb85Ed929f73A960582', chainIds: USUAL },
  { name: '1inch', address: '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF', chainIds: ZKSYNC },
  { name: '1inch', address: '0x6e2B76966cbD9cF4cC2Fa0D76d24d5241E0ABC2F', chainIds: ZKSYNC },
]

/** Reads the facts of the exchange of a transaction that was judged. */
export function exchangeFacts(source: TradeSource, call: SwapCall, wanted: Wanted): ExchangeFacts {
  const { networkId, to } = call
  const named = exchangesOf(source, networkId).find(({ address }) => isSameAddress(address, to))
  if (named !== undefined) return { name: named.name, isOfWebsite: true, least: undefined }
  const router = ROUTERS.find(
    ({ address, chainIds }) =>
      isSameAddress(address, to) && chainIds.some((id) => networkId === `eip155:${id}`),
  )
  const least = router === undefined ? undefined : leastOfSwap(call, wanted)
  return { name: router?.name, isOfWebsite: false, least }
}

/** A website may answer with anything. */
function exchangesOf(source: TradeSource, networkId: NetworkId): readonly SwapExchange[] {
  try {
    const listed: readonly unknown[] = [...(source.exchanges?.(networkId) ?? [])]
    return listed.flatMap((each) => {
      const { address, name } = Object(each)
      const isAddress = typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address)
      return isAddress ? [{ address, name: plainText(String(name ?? ''), MAX_NAME_LENGTH) }] : []
    })
  } catch {
    return []
  }
}

const SELECTOR_LENGTH = 10
const WORD = 64
/** Stands for the native coin; so does the zero address. */
const COIN = /^0{24}(?:(?:ee){20}|0{40})$/

/**
 * `swap(executor, (srcToken, dstToken, srcReceiver, dstReceiver, amount, minReturnAmount, flags), …)` of
 * versions 5 and 6. The router measures what arrives of `dstToken`, pays it to `dstReceiver`, and fails
 * below `minReturnAmount`. Its other methods trust the pools that they are told.
 */
const SWAP = new Set(['0x12aa3caf', '0x07ed2379'])

function leastOfSwap(
  { data }: SwapCall,
  { account, from, to, amount }: Wanted,
): bigint | undefined {
  if (!SWAP.has(data.slice(0, SELECTOR_LENGTH).toLowerCase())) return undefined
  const words = Array.from({ length: 8 }, (_, at) => {
    const begin = SELECTOR_LENGTH + at * WORD
    return data.slice(begin, begin + WORD).toLowerCase()
  })
  const [, given = '', got = '', , recipient = '', sold = '', least = ''] = words
  if (words.some((word) => word.length !== WORD)) return undefined
  const isWanted =
    isToken(given, from) && isToken(got, to) && isAddress(recipient, addressOf(account))
  return isWanted && BigInt(`0x${sold}`) === amount ? BigInt(`0x${least}`) : undefined
}

function isToken(word: string, token: string | undefined): boolean {
  return token === undefined ? COIN.test(word) : isAddress(word, token)
}

function isAddress(word: string, address: string): boolean {
  return word === address.slice(2).toLowerCase().padStart(WORD, '0')
}
