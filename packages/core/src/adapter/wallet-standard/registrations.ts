import { keepListening, type Namespace, type Undo, type Wallet } from '../../contract/index.ts'
import { freeId } from '../claims.ts'
import { type Registration, readRegistration } from './read-registration.ts'
import type { FoundStandard, StandardWallet } from './standard-wallet.ts'

/** Wallets that register themselves, for one namespace. Source: Wallet Standard. */
export interface Registrations<H> {
  /** @returns Removes the wallet from the list again; does nothing if it is not listed. */
  add(value: unknown): Undo
  /** The same array until the list changes. */
  wallets(): readonly FoundStandard<H>[]
}

/** Dependencies of the list. */
export interface RegistrationsInput<H> {
  readonly namespace: Namespace
  /** Returns true for a wallet of this namespace. */
  fits(registration: Registration): boolean
  /** Wallets that the website provides: they have their own rows. */
  readonly provided: readonly FoundStandard<H>[]
  /** Creates the object that the adapter sends requests to. */
  toHandle(standard: StandardWallet): H
  /** Ids of injected wallets that are not the same wallet as this one. */
  otherIds(standard: StandardWallet): readonly string[]
  /** Ids that more than one wallet claimed since the page was loaded. */
  readonly contested: Set<string>
  /** Called after every change of the list. */
  changed(): void
}

/** Source: Wallet Standard. */
const REGISTER = 'wallet-standard:register-wallet'
const APP_READY = 'wallet-standard:app-ready'
/**
 * The most wallets of one page that are remembered. The core shows a hundred of them, the known
 * ones first.
 */
const MAX_WALLETS = 300

/**
 * Creates the list of registered wallets. A wallet is identified by its name, because the standard
 * has no other id. A wallet never replaces an earlier one: another wallet of the same name gets its
 * own row, and both are ambiguous.
 */
export function createRegistrations<H>({
  namespace,
  fits,
  provided,
  toHandle,
  otherIds,
  contested,
  changed,
}: RegistrationsInput<H>): Registrations<H> {
  let listed: readonly FoundStandard<H>[] = []
  const renew = (wallets: readonly FoundStandard<H>[]): void => {
    listed = wallets
    changed()
  }
  return {
    add(value) {
      const known = [...provided, ...listed]
      const isUnwanted = listed.length >= MAX_WALLETS || known.some(({ own }) => own === value)
      const registration = isUnwanted ? undefined : readRegistration(value)
      if (registration === undefined || !fits(registration)) return () => {}
      const { name, icon, standard } = registration
      const ids = known.map(({ wallet }) => wallet.id)
      const id = freeId(name, [...ids, ...otherIds(standard)])
      if (id !== name) contested.add(name).add(id)
      const wallet: Wallet = { id, namespace, kind: 'announced', name, icon, isAmbiguous: false }
      renew([...listed, { wallet, own: standard, handle: toHandle(standard) }])
      let isListed = true
      return () => {
        if (!isListed) return
        isListed = false
        renew(listed.filter(({ own }) => own !== standard))
      }
    },
    wallets: () => listed,
  }
}

/**
 * Listens for wallets that register themselves, until undone. Wallets that are in the page already
 * register at once. Source: Wallet Standard.
 *
 * @param register - Called with every wallet, valid or not; returns what removes it again.
 */
export function listenToRegistrations(
  page: EventTarget,
  register: (wallet: unknown) => Undo,
): Undo {
  let isOver = false
  const api = Object.freeze({
    register(...wallets: readonly unknown[]): Undo {
      const undos = isOver ? [] : wallets.map(register)
      return () => {
        for (const undo of undos) undo()
      }
    },
  })
  const listener = (event: Event): void => {
    try {
      Reflect.get(event, 'detail')(api)
    } catch {
      // A wallet that throws while it registers is not listed.
    }
  }
  const undo = keepListening(page, REGISTER, listener)
  page.dispatchEvent(new CustomEvent(APP_READY, { detail: api }))
  return () => {
    isOver = true
    undo()
  }
}
