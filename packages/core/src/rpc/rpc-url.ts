import type { Network } from '../contract/index.ts'
import { PROXY_NETWORKS } from './proxy-networks.ts'

/** One RPC URL of a network. */
export interface RpcAddress {
  readonly url: string
  /** The proxy accepts plain text, for which a browser sends no CORS preflight. */
  readonly contentType: 'application/json' | 'text/plain'
}

interface Input {
  readonly network: Pick<Network, 'id' | 'rpcUrls'>
  /** The website's own URLs for this network; they come first. */
  readonly customUrls: readonly string[]
  /** The network's URLs are the website's own, and come before the proxy. */
  readonly prefersNetworkUrls?: boolean | undefined
  /** URL of the blockchain API, without path. */
  readonly blockchainApi: string
  /** Without a project id the proxy does not answer. */
  readonly projectId: string | undefined
  /** Id of this client at the relay, once it is known. */
  readonly clientId?: string | undefined
  /** Leaves out every URL of the blockchain API's host, and of hosts beside it. */
  readonly isIndependent?: boolean | undefined
}

/** The public proxy, recognised by its host in the URLs of a network. */
const PROXY_HOST = 'rpc.walletconnect.org'

/**
 * The URLs of a network in the order in which they are tried: custom, proxy, the network's own; or
 * custom, the network's own, proxy.
 */
export function rpcAddresses(input: Input): readonly RpcAddress[] {
  const { network, customUrls, blockchainApi, projectId } = input
  const hasProxy = projectId !== undefined && PROXY_NETWORKS.has(network.id)
  const proxy = hasProxy ? [`${blockchainApi.replace(/\/+$/, '')}/v1/`] : []
  const proxyHosts = new Set([PROXY_HOST, hostOf(blockchainApi)])
  const ordered = input.prefersNetworkUrls
    ? [...network.rpcUrls, ...proxy]
    : [...proxy, ...network.rpcUrls]
  const all = [...customUrls, ...ordered]
    .filter((url) => /^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    .filter((url) => input.isIndependent !== true || !isBeside(new URL(url), proxyHosts))
    .map((url) => toAddress(new URL(url), proxyHosts, input))
  return [...new Map(all.map((address) => [address.url, address])).values()]
}

function toAddress(
  url: URL,
  proxyHosts: ReadonlySet<string>,
  { network, projectId, clientId }: Input,
): RpcAddress {
  if (!proxyHosts.has(url.host)) return { url: url.href, contentType: 'application/json' }
  const { searchParams } = url
  if (url.pathname === '/v1') url.pathname = '/v1/'
  if (!searchParams.has('chainId')) searchParams.set('chainId', network.id)
  if (projectId !== undefined && !searchParams.has('projectId'))
    searchParams.set('projectId', projectId)
  if (clientId !== undefined) searchParams.set('clientId', clientId)
  return { url: url.href, contentType: 'text/plain' }
}

/** Sites of the service behind the blockchain API. */
const SERVICE_SITES: ReadonlySet<string> = new Set([
  'walletconnect.org',
  'walletconnect.com',
  'reown.com',
])

/**
 * Returns true if a URL may belong to the operator of one of the hosts: of the same host, or of the
 * same site.
 */
function isBeside({ host, hostname }: URL, hosts: ReadonlySet<string>): boolean {
  const site = siteOf(hostname)
  if (hosts.has(host) || (site !== undefined && SERVICE_SITES.has(site))) return true
  return [...hosts].some((each) => site !== undefined && siteOf(each.replace(/:\d+$/, '')) === site)
}

/** The last two labels of a host name; undefined for an IP address and for a name without a dot. */
function siteOf(hostname: string): string | undefined {
  const name = hostname.replace(/\.$/, '')
  return /(^|\.)\d+$|^\[/.test(name) ? undefined : /[^.]+\.[^.]+$/.exec(name)?.[0]
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}
