import type { BlockchainApi } from '../api/blockchain-api.ts'
import { readBuyQuote, readSpecifiedQuote } from '../api/endpoints/onramp-quote.ts'
import { readOnrampUrl } from '../api/endpoints/onramp-url.ts'
import {
  addressOf,
  LatchkeyError,
  lazy,
  type Network,
  type NetworkId,
  namespaceOf,
  networkOf,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { KnownPaths } from './known-paths.ts'
import { noPrice, priced } from './offers.ts'
import { pageOf } from './page-link.ts'
import type {
  AnsweredOffer,
  ListedSeller,
  OnrampQuestion,
  ProviderGroup,
} from './provider-group.ts'

interface Deps {
  readonly api: BlockchainApi | undefined
  readonly paths: KnownPaths
  readonly partnerUserId: string | undefined
  readonly ports: Pick<CorePorts, 'clock'>
  findNetwork(id: NetworkId): Network | undefined
}

/** The only id in the history of purchases. */
export const COINBASE = 'coinbase'

/** The domain of all its pages. */
const DOMAIN = 'coinbase.com'

/** Chains of Coinbase that an address is offered on, by the network. Source: docs/constants.json, `onramp`. */
const PAY_CHAINS: ReadonlyMap<NetworkId, string> = new Map<NetworkId, string>([
  ['eip155:1', 'ethereum'],
  ['eip155:42161', 'arbitrum'],
  ['eip155:137', 'polygon'],
  ['eip155:80094', 'berachain'],
  ['eip155:43114', 'avalanche-c-chain'],
  ['eip155:10', 'optimism'],
  ['eip155:42220', 'celo'],
  ['eip155:8453', 'base'],
])

/** The same by the names that websites give to networks. Source: docs/constants.json, `onramp`. */
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ['Ethereum', 'ethereum'],
  ['Arbitrum One', 'arbitrum'],
  ['Polygon', 'polygon'],
  ['Berachain', 'berachain'],
  ['Avalanche', 'avalanche-c-chain'],
  ['OP Mainnet', 'optimism'],
  ['Celo', 'celo'],
  ['Base', 'base'],
])

/**
 * The network of delivery for a token of any other network. Source: docs/specification.md, section
 * 9.
 */
const FALLBACK = { chain: 'ethereum', networkId: 'eip155:1' } as const
const SELLER: ListedSeller = {
  id: COINBASE,
  name: 'Coinbase',
  feePercent: { from: 1, to: 2 },
  networkIds: [...PAY_CHAINS.keys()],
}

/** Coinbase, by the blockchain API. Source: docs/specification.md, section 9. */
export function createCoinbase(deps: Deps): ProviderGroup {
  const { api, paths, partnerUserId } = deps
  // Only who bought something has a history.
  const endpoint = lazy(() => import('../api/endpoints/onramp-history.ts'))

  async function readOffer(question: OnrampQuestion, signal: AbortSignal): Promise<AnsweredOffer> {
    if (api === undefined) return { status: 'unavailable', reason: 'noAddress' }
    const target = targetOf(deps, question)
    if (target === undefined) return { status: 'unavailable', reason: 'network' }
    const input = { ...question, network: target.network }
    const quote = await paths.ask('quotes', {
      server: () => readBuyQuote(api, input, signal),
      specified: () => readSpecifiedQuote(api, input, signal),
    })
    return quote === undefined
      ? noPrice(question)
      : priced(input, { ...quote, method: question.method.id }, deps.ports.clock.now())
  }

  return {
    list: async (account) => (namespaceOf(account) === 'eip155' ? [SELLER] : []),
    readOffers: async (question, signal) =>
      new Map([[COINBASE, await readOffer(question, signal)]]),
    async readPage(_providerId, question, signal) {
      if (api === undefined) throw new LatchkeyError('onramp.no-page', {})
      const { account, token, amountText, getText } = question
      const address = addressOf(account)
      const presetFiatAmount = wholeNumber(amountText)
      const input = {
        address,
        blockchains: [...PAY_CHAINS.values()],
        symbol: token.symbol,
        defaultNetwork: targetOf(deps, question)?.chain ?? FALLBACK.chain,
        partnerUserId: partnerUserId ?? address,
        presetFiatAmount,
        // The visitor has entered what is paid: what arrives stands in where that can't be said.
        presetCryptoAmount: presetFiatAmount === undefined ? wholeNumber(getText) : undefined,
      }
      return pageOf(DOMAIN, await readOnrampUrl(api, input, signal))
    },
    async readHistory(account, signal) {
      if (api === undefined) return []
      const query = { address: addressOf(account), networkId: networkOf(account) }
      const { readOnrampHistory } = await endpoint.load()
      return readOnrampHistory(api, query, signal)
    },
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  const amount = Number(text)
  return Number.isInteger(amount) && amount > 0 ? amount : undefined
}

/**
 * Returns the network of delivery and Coinbase's name for it; undefined if the token is not sold
 * there.
 */
function targetOf({ findNetwork }: Deps, { token, network }: OnrampQuestion) {
  const { networkId } = network
  const chain = PAY_CHAINS.get(networkId) ?? BY_NAME.get(findNetwork(networkId)?.name ?? '')
  if (chain !== undefined) return { chain, network }
  const fallback = token.networks.find((each) => each.networkId === FALLBACK.networkId)
  return fallback && { chain: FALLBACK.chain, network: fallback }
}
