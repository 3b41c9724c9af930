import type { EvmChain, SandboxAddresses } from '@latchkey/sandbox'

/** The addresses of the sandbox that the page uses. Plain data: it is written into the page. */
export interface PageAddresses {
  readonly blockchainApi: string
  readonly walletApi: string
  readonly analytics: string
  /** WebSocket address of the wallet-connect relay. */
  readonly relay: string
  /** Origin of the secure site, whose frame performs logins. */
  readonly secureSite: string
  readonly control: string
  /** The mailbox of every e-mail address. */
  readonly mail: string
  /** JSON-RPC of Solana: mainnet's; devnet is at `/devnet`. */
  readonly solana: string
  /** REST of a Bitcoin explorer. */
  readonly bitcoin: string
  /** JSON-RPC address per EVM chain id. */
  readonly nodes: Readonly<Record<string, string>>
}

/** The element with the addresses in the page. */
const ELEMENT_ID = 'lab-addresses'

/** Selects the addresses of a running sandbox that the page has to know. */
export function pageAddresses(
  { chains: _evm, smtp: _smtp, identity: _identity, ...shown }: SandboxAddresses,
  chains: readonly Pick<EvmChain, 'id' | 'url'>[],
): PageAddresses {
  const nodes = Object.fromEntries(chains.map(({ id, url }) => [String(id), url]))
  return { ...shown, nodes }
}

/** Selects those that the product knows as `endpoints`. */
export function endpointsOf({
  blockchainApi,
  walletApi,
  analytics,
  relay,
  secureSite,
}: PageAddresses): Endpoints {
  return { blockchainApi, walletApi, analytics, relay, secureSite }
}

/** The addresses of the product's services. */
type Endpoints = Pick<
  PageAddresses,
  'blockchainApi' | 'walletApi' | 'analytics' | 'relay' | 'secureSite'
>

/** Writes the addresses into the page's markup. */
export function writeAddresses(html: string, addresses: PageAddresses): string {
  // A slash in JSON may be escaped, and so no text can end the element early.
  const json = JSON.stringify(addresses).replaceAll('/', '\\/')
  const element = `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
  return html.replace('</head>', () => `${element}\n  </head>`)
}

/**
 * Reads the addresses back, in the page.
 *
 * @returns Undefined when the page was served without a sandbox.
 */
export function readAddresses(page: Pick<Document, 'getElementById'>): PageAddresses | undefined {
  const text = page.getElementById(ELEMENT_ID)?.textContent
  // Written by `writeAddresses` above, from the same type.
  return text ? (JSON.parse(text) as PageAddresses) : undefined
}
