import { getAddress, type Hex, isAddress, isHex, parseUnits } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { EvmChains } from '../../chains/evm/evm-chains.ts'
import { readToken } from '../../chains/evm/read-token.ts'
import type { SolanaChainsDesk } from '../../chains/solana/solana-chains.ts'
import { SANDBOX_SOLANA_DOLLAR } from '../../chains/solana/solana-dollar.ts'
import { findChain } from '../chain-id.ts'

/** A payment that an exchange has to make. */
export interface ExchangeOrder {
  /** CAIP-19. */
  readonly asset: string
  /** Decimal text, or `0x…` in smallest units. */
  readonly amount: string
  /** CAIP-10. */
  readonly recipient: string
}

interface Deps {
  readonly chains: Pick<EvmChains, 'list'>
  readonly solana: Pick<SolanaChainsDesk, 'list' | 'get'>
}

/** The account whose coins and tokens an exchange pays with. */
const HOT_WALLET = '0xe0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0'
const ETHER = 10n ** 18n

interface Target {
  readonly network: string
  /** Address of the token; undefined for the coin. */
  readonly token: string | undefined
  readonly to: string
}

/** Reads the parts of an order; returns undefined if the exchange does not serve it. */
export function readTarget(
  { chains, solana }: Deps,
  { asset, recipient }: ExchangeOrder,
): Target | undefined {
  const [, network = '', item = ''] = /^([^/]+)\/(.+)$/.exec(asset) ?? []
  const to = recipient.startsWith(`${network}:`) ? recipient.slice(network.length + 1) : ''
  const isEvm = findChain(chains, network) !== undefined
  if (!isEvm && !solana.list().includes(network)) return undefined
  const token = isEvm ? evmToken(item) : solanaToken(item)
  const isRecipient = isEvm ? isAddress(to, { strict: false }) : to !== ''
  if (token === undefined || !isRecipient) return undefined
  return { network, token: token === COIN ? undefined : token, to }
}

const COIN = 'coin'

function evmToken(item: string): string | undefined {
  if (item === 'slip44:60') return COIN
  const address = item.startsWith('erc20:') ? item.slice('erc20:'.length) : ''
  return isAddress(address, { strict: false }) ? address : undefined
}

function solanaToken(item: string): string | undefined {
  if (item === 'slip44:501') return COIN
  const { mint } = SANDBOX_SOLANA_DOLLAR
  return item === `token:${mint}` ? mint : undefined
}

/** Pays, on the chain of the sandbox. @returns The transaction. */
export async function payOut(deps: Deps, order: ExchangeOrder): Promise<string> {
  const target = readTarget(deps, order)
  if (target === undefined) throw new Error(`No exchange pays ${order.asset}`)
  const chain = findChain(deps.chains, target.network)
  return chain === undefined ? onSolana(deps, target, order) : onEvm(chain, target, order)
}

async function onEvm(chain: EvmChain, target: Target, { amount }: ExchangeOrder): Promise<string> {
  const to = getAddress(target.to)
  await chain.setBalance(HOT_WALLET, ETHER)
  if (target.token === undefined) {
    const units = unitsOf(amount, 18)
    await chain.setBalance(HOT_WALLET, units + ETHER)
    return chain.transfer({ from: HOT_WALLET, to, amount: units })
  }
  // It was checked to be an address.
  const token = target.token as Hex
  const { decimals } = await readToken(chain.request, token)
  const units = unitsOf(amount, decimals)
  await chain.mint(HOT_WALLET, units, token)
  return chain.transfer({ from: HOT_WALLET, to, amount: units, token })
}

function onSolana(
  { solana }: Deps,
  { network, token, to }: Target,
  { amount }: ExchangeOrder,
): string {
  const desk = solana.get(network)
  return token === undefined
    ? desk.airdrop(to, unitsOf(amount, 9))
    : desk.mint(to, unitsOf(amount, SANDBOX_SOLANA_DOLLAR.decimals))
}

function unitsOf(amount: string, decimals: number): bigint {
  return isHex(amount) ? BigInt(amount) : parseUnits(amount, decimals)
}

/** Returns true for an amount that the service takes: decimal text or `0x…`. */
export function isAmount(text: string): boolean {
  return /^(?:0x[0-9a-f]+|\d+(?:\.\d+)?)$/i.test(text)
}
