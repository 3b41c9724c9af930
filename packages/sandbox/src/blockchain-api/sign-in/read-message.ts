/** The fields that the service reads in a message of ERC-4361 or of Sign In With Solana. */
export interface ReadMessage {
  readonly domain: string
  readonly address: string
  readonly uri: string
  readonly nonce: string
  /** CAIP-2. */
  readonly chainId: string
  /** Epoch milliseconds. */
  readonly expiresAtMs: number
}

const OPENING = /^(\S+) wants you to sign in with your (Ethereum|Solana) account:$/

/** Wallets of Solana know its networks by name. Source: Wallet Standard. */
const SOLANA_NAMES: ReadonlyMap<string, string> = new Map([
  ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])

/** @returns undefined for a text that is no such message, or never ends. */
export function readMessage(text: string): ReadMessage | undefined {
  const [opening = '', address = '', ...lines] = text.split('\n')
  const [, domain, name] = OPENING.exec(opening) ?? []
  const value = (title: string): string | undefined =>
    lines.find((line) => line.startsWith(`${title}: `))?.slice(title.length + 2)
  const [uri, nonce, chain] = [value('URI'), value('Nonce'), value('Chain ID')]
  const expiresAtMs = Date.parse(value('Expiration Time') ?? '')
  if (!domain || !uri || !nonce || !chain || Number.isNaN(expiresAtMs)) return undefined
  const isSolana = name === 'Solana'
  const chainId = isSolana ? `solana:${SOLANA_NAMES.get(chain) ?? chain}` : `eip155:${chain}`
  return { domain, address, uri, nonce, chainId, expiresAtMs }
}
