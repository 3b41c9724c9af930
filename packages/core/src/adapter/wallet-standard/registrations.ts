import type { Namespace, Undo, Wallet } from '../../contract/index.ts'
import { freeId } from '../claims.ts'
import type { FoundStandard } from './found-standard.ts'
import { type Registration, readRegistration } from './read-registration.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** Wallets that register themselves, for one family of chains. Source: Wallet Standard. */
export interface Registrations<H> {
  /** @returns Takes the wallet off the list again; it did nothing where the wallet is not listed. */
  add(value: unknown): Undo
  /** The same list until it changes. */
  wallets(): readonly FoundStandard<H>[]
}

/** What registrations are kept for. */
export interface RegistrationsInput<H> {
  readonly namespace: Namespace
  /** Whether a wallet is of this family. */
  fits(registration: Registration): boolean
  /** Wallets that the website handed over: they are listed apart. */
  readonly handed: readonly FoundStandard<H>[]
  /** What a wallet is asked through. */
  toHandle(standard: StandardWallet): H
  /** Ids of wallets that are just there in the page and are others than this one. */
  beside(standard: StandardWallet): readonly string[]
  /** Ids of wallets that somebody else claims to be, too: they stay in it for as long as the page lives. */
  readonly contested: Set<string>
  /** Told after every change of the list. */
  changed(): void
}

/** Source: security rule S23. */
const MAX_WALLETS = 100

/**
 * Keeps registrations. A wallet is known by its name, which is all that the standard gives it: one
 * never replaces an earlier one, another of the same name is listed apart, and both are contested.
 * Source: security rule S23.
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
  let kept: readonly FoundStandard<H>[] = []
  const renew = (wallets: readonly FoundStandard<H>[]): void => {
    kept = wallets
    changed()
  }
  return {
    add(value) {
      const known = [...handed, ...kept]
      const isUnwanted = kept.length >= MAX_WALLETS || known.some(({ own }) => own === value)
      const registration = isUnwanted ? undefined : readRegistration(value)
      if (registration === undefined || !fits(registration)) return () => {}
      const { name, icon, standard } = registration
      const ids = known.map(({ wallet }) => wallet.id)
      const id = freeId(name, [...ids, ...beside(standard)])
      if (id !== name) contested.add(name).add(id)
      const wallet: Wallet = { id, namespace, kind: 'announced', name, icon, isAmbiguous: false }
      renew([...kept, { wallet, own: standard, handle: toHandle(standard) }])
      let isListed = true
      return () => {
        if (!isListed) return
        isListed = false
        renew(kept.filter(({ own }) => own !== standard))
      }
    },
    wallets: () => kept,
  }
}
