import type { PageAddresses } from '../addresses/page-addresses.ts'

/** What a policy has to allow beyond the site's own files. */
export interface PolicySources {
  /**
   * Hosts that data is requested from. On the public services `https://rpc.walletconnect.org` (chains,
   * names, balances), `https://api.web3modal.org` (the listing of wallets) and, while
   * `features.analytics` is on, `https://pulse.walletconnect.org`; and each host of `customRpcUrls`.
   * Wallet-connect asks `wss://relay.walletconnect.org`, Bitcoin `https://mempool.space`.
   */
  readonly connect: readonly string[]
  /**
   * What may be framed: on the public services `https://verify.walletconnect.org`, in which
   * wallet-connect vouches for the site; where it is not allowed, wallets can't verify the site. With
   * `auth`, `https://secure.walletconnect.org`, without which logins fail.
   */
  readonly frames: readonly string[]
  /**
   * Where pictures come from, beside `data:`, which is how wallets announce theirs. On the public
   * services `https://api.web3modal.org` (networks). A picture from elsewhere, such as a visitor's,
   * is replaced by a drawn one where the policy does not allow its host.
   */
  readonly images: readonly string[]
}

/** The parts of a strict policy that do not depend on how scripts and styles are allowed. */
const REST = [
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** The strictest policy under which Latchkey works, for a site that lists its hosts. */
export function listedPolicy(sources: PolicySources): string {
  return policy(["script-src 'self'", "style-src 'self'"], sources)
}

/**
 * The same for a site that marks its own scripts and styles.
 *
 * @param nonce - Another one for each answer of the server.
 */
export function noncePolicy(sources: PolicySources, nonce: string): string {
  const allowed = [`script-src 'nonce-${nonce}' 'strict-dynamic'`, `style-src 'nonce-${nonce}'`]
  return policy(allowed, sources)
}

function policy(own: readonly string[], { connect, frames, images }: PolicySources): string {
  return [
    "default-src 'none'",
    ...own,
    `connect-src ${connect.join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `img-src ${['data:', ...images].join(' ')}`,
    ...REST,
  ].join('; ')
}

/** What the lab's page needs: the sandbox in place of the public hosts, and its control desk. */
export function labSources(addresses: PageAddresses): PolicySources {
  const { blockchainApi, walletApi, analytics, relay, secureSite, control, nodes } = addresses
  const asked = [blockchainApi, walletApi, analytics, relay, control, ...Object.values(nodes)]
  const frames = ['https://verify.walletconnect.org', secureSite]
  return { connect: [...new Set(asked)], frames, images: ["'self'", walletApi] }
}
