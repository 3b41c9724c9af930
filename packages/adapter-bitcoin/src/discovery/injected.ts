import { cleanIcon, cleanName, isTextOf, readField } from '@latchkey/core/adapter'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'
import { hasMethod } from '../wallets/call-method.ts'
import { leatherWallet } from '../wallets/leather.ts'
import { okxWallet } from '../wallets/okx.ts'
import { satsConnectWallet } from '../wallets/sats-connect.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'

/** An injected wallet. */
interface InjectedWallet {
  readonly own: object
  readonly name: string
  readonly icon?: string | undefined
  toWallet(own: object): BitcoinWallet
}

/** The path of Leather in the window. */
const LEATHER = 'LeatherProvider'
/** A page with more wallets than this is broken or hostile. */
const MAX_LISTED = 20
/** A path in the window: `XverseProviders.BitcoinProvider`. */
const PATH = /^[\w$]+(?:\.[\w$]+)*$/
const MAX_PATH_LENGTH = 128

/**
 * Creates the search for injected wallets: those that list themselves for sats-connect, Leather,
 * and OKX.
 */
export function createInjectedSearch(): (page: WalletPage) => readonly FoundWallet[] {
  const handles = new Map<object, BitcoinWallet>()
  return (page) =>
    [...listed(page), ...ofLeather(page), ...ofOkx(page)]
      .filter(isFirst)
      .map(({ own, name, icon, toWallet }) => {
        const handle = handles.get(own) ?? toWallet(own)
        handles.set(own, handle)
        const details = { namespace: 'bip122', kind: 'injected', name, icon } as const
        return { own, handle, wallet: { id: name, ...details, isAmbiguous: false } }
      })
}

function isFirst({ own }: InjectedWallet, index: number, all: readonly InjectedWallet[]): boolean {
  return all.findIndex((other) => other.own === own) === index
}

function listed(page: WalletPage): readonly InjectedWallet[] {
  const list = read(() => page.btc_providers)
  if (!Array.isArray(list)) return []
  return list
    .slice(0, MAX_LISTED)
    .flatMap((entry: unknown) => read(() => toInjectedWallet(page, entry)) ?? [])
}

function toInjectedWallet(page: WalletPage, entry: unknown): readonly InjectedWallet[] {
  const { id, name } = Object(entry)
  const shown = cleanName(name)
  if (shown === '' || !isTextOf(id, PATH, MAX_PATH_LENGTH)) return []
  const own = id.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), page)
  if (!hasMethod(own, 'request')) return []
  const toWallet = id === LEATHER ? leatherWallet : satsConnectWallet
  return [{ own, name: shown, icon: cleanIcon(readField(entry, 'icon')), toWallet }]
}

function ofLeather(page: WalletPage): readonly InjectedWallet[] {
  const own = read(() => page.LeatherProvider)
  return hasMethod(own, 'request') ? [{ own, name: 'Leather', toWallet: leatherWallet }] : []
}

function ofOkx(page: WalletPage): readonly InjectedWallet[] {
  const own = read(() => page.okxwallet)
  const isThere = hasMethod(
    read(() => Object(own).bitcoin),
    'connect',
  )
  return isThere ? [{ own: Object(own), name: 'OKX Wallet', toWallet: okxWallet }] : []
}

/** Reading an object of a wallet may throw: then there is nothing. */
function read<T>(from: () => T): T | undefined {
  try {
    return from()
  } catch {
    return undefined
  }
}
