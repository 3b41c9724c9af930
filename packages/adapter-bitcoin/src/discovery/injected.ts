import { cleanName, isTextOf, isWalletIcon } from '@latchkey/core/adapter'
import { hasMethod } from '../wallets/ask-method.ts'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'
import { leatherWallet } from '../wallets/leather.ts'
import { okxWallet } from '../wallets/okx.ts'
import { satsConnectWallet } from '../wallets/sats-connect.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'

/** A wallet that is just there. */
interface Seen {
  readonly own: object
  readonly name: string
  readonly icon?: string | undefined
  toWallet(own: object): BitcoinWallet
}

/** Where Leather is, by the name that it gives itself. */
const LEATHER = 'LeatherProvider'
/** A page with more wallets than this is broken or hostile. */
const MAX_LISTED = 20
/** The way through the window: `XverseProviders.BitcoinProvider`. */
const PATH = /^[\w$]+(?:\.[\w$]+)*$/
const MAX_PATH_LENGTH = 128

/**
 * Looks for wallets that are in the page and do not register themselves: those that list themselves
 * for sats-connect, Leather, and OKX.
 */
export function createPageLook(): (page: WalletPage) => readonly FoundWallet[] {
  const handles = new Map<object, BitcoinWallet>()
  return (page) =>
    [...listed(page), ...ofLeather(page), ...ofOkx(page)]
      .filter(isFirst)
      .map(({ own, name, icon, toWallet }) => {
        const handle = handles.get(own) ?? toWallet(own)
        handles.set(own, handle)
        const face = { namespace: 'bip122', kind: 'injected', name, icon } as const
        return { own, handle, wallet: { id: name, ...face, isAmbiguous: false } }
      })
}

function isFirst({ own }: Seen, index: number, all: readonly Seen[]): boolean {
  return all.findIndex((other) => other.own === own) === index
}

function listed(page: WalletPage): readonly Seen[] {
  const list = read(() => page.btc_providers)
  if (!Array.isArray(list)) return []
  return list
    .slice(0, MAX_LISTED)
    .flatMap((entry: unknown) => read(() => toSeen(page, entry)) ?? [])
}

function toSeen(page: WalletPage, entry: unknown): readonly Seen[] {
  const { id, name, icon } = Object(entry)
  const shown = cleanName(name)
  if (shown === '' || !isTextOf(id, PATH, MAX_PATH_LENGTH)) return []
  const own = id.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), page)
  if (!hasMethod(own, 'request')) return []
  const toWallet = id === LEATHER ? leatherWallet : satsConnectWallet
  return [{ own, name: shown, icon: isWalletIcon(icon) ? icon : undefined, toWallet }]
}

function ofLeather(page: WalletPage): readonly Seen[] {
  const own = read(() => page.LeatherProvider)
  return hasMethod(own, 'request') ? [{ own, name: 'Leather', toWallet: leatherWallet }] : []
}

function ofOkx(page: WalletPage): readonly Seen[] {
  const own = read(() => page.okxwallet)
  const isThere = hasMethod(
    read(() => Object(own).bitcoin),
    'connect',
  )
  return isThere ? [{ own: Object(own), name: 'OKX Wallet', toWallet: okxWallet }] : []
}

/** Reading what wallets put into a page may throw: then there is nothing. */
function read<T>(from: () => T): T | undefined {
  try {
    return from()
  } catch {
    return undefined
  }
}
