import type { Namespace, Undo, Wallet } from '../../contract/index.ts'
import { freeId } from '../claims.ts'
import { type Registration, readRegistration } from './read-registration.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** A wallet that registered itself. */
export interface RegisteredWallet {
  readonly wallet: Wallet
  readonly standard: StandardWallet
}

/** Wallets that register themselves, for one family of chains. Source: Wallet Standard. */
export interface Registrations {
  /** @returns Takes the wallet off the list again; it did nothing where the wallet is not listed. */
  add(value: unknown): Undo
  /** The same list until it changes. */
  wallets(): readonly RegisteredWallet[]
}

/** What registrations are kept for. */
export interface RegistrationsInput {
  readonly namespace: Namespace
  /** Whether a wallet is of this family. */
  fits(registration: Registration): boolean
  /** Wallets that are listed apart, by their id: those that the website handed over. */
  readonly taken?: ReadonlyMap<string, object> | undefined
  /** Ids of wallets that are just there in the page and are others than this one. */
  beside?(standard: StandardWallet): readonly string[]
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
export function createRegistrations({
  namespace,
  fits,
  taken = new Map(),
  beside = () => [],
  contested,
  changed,
}: RegistrationsInput): Registrations {
  const known = new Set<unknown>(taken.values())
  let kept: readonly RegisteredWallet[] = []
  const renew = (wallets: readonly RegisteredWallet[]): void => {
    kept = wallets
    changed()
  }
  return {
    add(value) {
      const isUnwanted = kept.length >= MAX_WALLETS || known.has(value)
      const registration = isUnwanted ? undefined : readRegistration(value)
      if (registration === undefined || !fits(registration)) return () => {}
      const { name, icon, standard } = registration
      const others = [...taken.keys(), ...beside(standard), ...kept.map(({ wallet }) => wallet.id)]
      const id = freeId(name, others)
      if (id !== name) contested.add(name).add(id)
      known.add(standard)
      const wallet: Wallet = { id, namespace, kind: 'announced', name, icon, isAmbiguous: false }
      renew([...kept, { wallet, standard }])
      let isListed = true
      return () => {
        if (!isListed) return
        isListed = false
        known.delete(standard)
        renew(kept.filter((one) => one.standard !== standard))
      }
    },
    wallets: () => kept,
  }
}
