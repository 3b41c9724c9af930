import type { Namespace, Undo, Wallet } from '../../contract/index.ts'
import { freeId } from '../claims.ts'
import { type Registration, readRegistration } from './read-registration.ts'
import type { FoundStandard, StandardWallet } from './standard-wallet.ts'

/** Wallets that register themselves, for one namespace. Source: Wallet Standard. */
export interface Registrations<H> {
  /** @returns Takes the wallet off the list again; it did nothing where the wallet is not listed. */
  add(value: unknown): Undo
  /** The same list until it changes. */
  wallets(): readonly FoundStandard<H>[]
}

/** What registrations are listed for. */
export interface RegistrationsInput<H> {
  readonly namespace: Namespace
  /** Whether a wallet is of this namespace. */
  fits(registration: Registration): boolean
  /** Wallets that the website handed over: they are listed apart. */
  readonly handed: readonly FoundStandard<H>[]
  /** What a wallet is asked through. */
  toHandle(standard: StandardWallet): H
  /** Ids of wallets that are just there in the page and are others than this one. */
  beside(standard: StandardWallet): readonly string[]
  /** Ids that more than one wallet claims, for as long as the page lives. */
  readonly contested: Set<string>
  /** Called after every change of the list. */
  changed(): void
}

/** Source: Wallet Standard. */
const REGISTER = 'wallet-standard:register-wallet'
const APP_READY = 'wallet-standard:app-ready'
/** More wallets than this are a broken or hostile page. */
const MAX_WALLETS = 100

/**
 * Creates the list of registered wallets. A wallet is known by its name, which is all that the standard
 * gives it: one never replaces an earlier one, another of the same name is listed apart, and both are
 * contested.
 */
export function createRegistrations<H>({
  namespace,
  fits,
  handed,
  toHandle,
  beside,
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
      const known = [...handed, ...listed]
      const isUnwanted = listed.length >= MAX_WALLETS || known.some(({ own }) => own === value)
      const registration = isUnwanted ? undefined : readRegistration(value)
      if (registration === undefined || !fits(registration)) return () => {}
      const { name, icon, standard } = registration
      const ids = known.map(({ wallet }) => wallet.id)
      const id = freeId(name, [...ids, ...beside(standard)])
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
 * Listens for wallets that register themselves until undone; those that are in the page already do so
 * at once. Source: Wallet Standard.
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
      // A wallet that fails while it registers is not there.
    }
  }
  page.addEventListener(REGISTER, listener)
  page.dispatchEvent(new CustomEvent(APP_READY, { detail: api }))
  return () => {
    isOver = true
    page.removeEventListener(REGISTER, listener)
  }
}
