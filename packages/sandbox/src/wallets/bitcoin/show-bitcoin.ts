import type { BitcoinHabit, HasHabit } from '../namespace/habits.ts'
import type { WalletLine } from '../namespace/namespace-wallet.ts'
import { followHabits, rudeLine } from '../namespace/rude-line.ts'
import { registerWallet, type WalletProfile } from '../standard/wallet-standard.ts'
import { bitcoinStandardWallet } from './bitcoin-standard.ts'
import { okxShape } from './okx-shape.ts'
import { satsConnectProvider } from './sats-connect.ts'

/** The ways in which a Bitcoin wallet can be found in a page. */
export type BitcoinShape = 'standard' | 'sats-connect' | 'okx'

/** The members of a window that the wallet writes to. */
export type BitcoinTarget = object &
  Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

interface Options {
  readonly details: WalletProfile
  readonly shapes?: readonly BitcoinShape[] | undefined
  readonly network?: string | undefined
  /** Habits beside its standard; none when left out. */
  readonly habits?: readonly BitcoinHabit[] | undefined
}

/**
 * Puts a Bitcoin wallet into a page: registered with the Wallet Standard by default, listed in
 * `btc_providers` (its provider is at `SandboxProviders.<name>`), or as `okxwallet.bitcoin`.
 *
 * @returns Takes it out again.
 */
export function showBitcoinWallet(
  line: WalletLine,
  { details, habits, shapes = ['standard'], network = 'regtest' }: Options,
  target: BitcoinTarget = window,
): () => void {
  const has = followHabits(line, habits)
  const show: Readonly<Record<BitcoinShape, () => () => void>> = {
    standard: () => registerWallet(bitcoinStandardWallet(line, details, { network, has }), target),
    'sats-connect': () => listProvider(line, { details, network, has }, target),
    okx: () => put(target, 'okxwallet', { bitcoin: okxShape(rudeLine(line, has)) }),
  }
  const undos = shapes.map((shape) => show[shape]())
  return () => {
    for (const undo of undos) undo()
  }
}

function listProvider(
  line: WalletLine,
  { details, network, has }: Required<Pick<Options, 'details' | 'network'>> & { has: HasHabit },
  target: object,
): () => void {
  const key = details.name.replace(/[^A-Za-z0-9]/g, '')
  const before: unknown = Reflect.get(target, 'btc_providers')
  const listed = Array.isArray(before) ? before : []
  const entry = {
    id: `SandboxProviders.${key}`,
    name: details.name,
    icon: details.icon,
    webUrl: 'https://wallet.example',
    methods: ['getInfo', 'getAccounts', 'signMessage'],
  }
  const all = Object(Reflect.get(target, 'SandboxProviders') ?? {})
  const undoAll = put(target, 'SandboxProviders', {
    ...all,
    [key]: satsConnectProvider(line, network, has),
  })
  const undoList = put(target, 'btc_providers', [...listed, entry])
  return () => {
    undoList()
    undoAll()
  }
}

function put(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  })
  return () => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  }
}
