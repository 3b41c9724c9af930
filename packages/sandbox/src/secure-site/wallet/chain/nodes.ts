import { SiteError } from '@latchkey/frame/site'
import { type Address, BaseError, type Client, createClient, defineChain, http } from 'viem'
import { getCode } from 'viem/actions'
import { networkFacts } from './networks.ts'

/** Which chains can be reached, and where. */
export interface ChainDirectory {
  url(chainId: number): string | undefined
}

/** The chains' nodes as the wallet talks to them. */
export interface Nodes {
  has(chainId: number): boolean
  /** @throws SiteError for a chain that cannot be reached. */
  client(chainId: number): Client
  /** Asks a node as it stands. @throws SiteError with the node's own words. */
  ask(chainId: number, method: string, params: unknown): Promise<unknown>
  isDeployed(chainId: number, address: Address): Promise<boolean>
}

/** Makes the door to the chains' nodes. */
export function createNodes(chains: ChainDirectory): Nodes {
  const clients = new Map<number, Client>()
  function client(chainId: number): Client {
    const known = clients.get(chainId)
    if (known) return known
    const url = chains.url(chainId)
    if (url === undefined) throw new SiteError(`This wallet does not reach network ${chainId}`)
    const { name, coin } = networkFacts(chainId)
    const chain = defineChain({
      id: chainId,
      name,
      rpcUrls: { default: { http: [url] } },
      nativeCurrency: { name: coin, symbol: coin, decimals: 18 },
    })
    const made = createClient({
      chain,
      transport: http(url, { retryCount: 0 }),
      pollingInterval: 50,
    })
    clients.set(chainId, made)
    return made
  }
  return {
    client,
    has: (chainId) => chains.url(chainId) !== undefined,
    async ask(chainId, method, params) {
      // A node's methods and answers are not ours to know: what comes back is handed on.
      const request = client(chainId).request as (question: object) => Promise<unknown>
      try {
        return await request({ method, params: params ?? [] })
      } catch (error) {
        throw new SiteError(reasonOf(error), { cause: error })
      }
    },
    async isDeployed(chainId, address) {
      return (await getCode(client(chainId), { address })) !== undefined
    },
  }
}

/** Returns the reason that a node gave, without the text that a library adds to it. */
export function reasonOf(error: unknown): string {
  if (error instanceof SiteError) return error.message
  if (!(error instanceof BaseError)) return 'Something went wrong'
  const cause = error.walk((inner) => typeof Object(inner).code === 'number')
  const said = cause instanceof BaseError ? cause.details || cause.shortMessage : error.details
  return said || error.shortMessage
}
