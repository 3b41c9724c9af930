import { freeId } from '../claims.ts'
import type { FoundStandard } from './standard-wallet.ts'

/** Injected wallets: objects in the page that did not register themselves. */
export interface InjectedList<H> {
  /** Replaces the injected wallets. @returns Whether they have changed. */
  replace(found: readonly FoundStandard<H>[]): boolean
  /** Ids of the injected wallets that are not the same wallet as a registering one. */
  otherIds(standard: object): readonly string[]
  /**
   * The injected wallets that have not registered themselves. A wallet with the name of another one
   * makes both ambiguous.
   */
  list(registered: readonly FoundStandard<H>[]): readonly FoundStandard<H>[]
}

/** Dependencies of the list. */
interface Input<H> {
  /** Ids that more than one wallet claims. */
  readonly contested: Set<string>
  /** Wallets that the website provides: they hide injected wallets of the same name. */
  readonly provided: readonly FoundStandard<H>[]
  /** Returns true if an injected wallet is the same as this registered one. */
  isSame(injected: FoundStandard<H>, standard: object): boolean
}

/** Creates the list of one adapter. */
export function createInjectedList<H>({ contested, provided, isSame }: Input<H>): InjectedList<H> {
  let injected: readonly FoundStandard<H>[] = []
  let listed = injected
  return {
    replace(found) {
      const before = injected
      const names = provided.map(({ wallet }) => wallet.name)
      injected = found.filter(({ wallet }) => !names.includes(wallet.name))
      return injected.length !== before.length || !injected.every(isAt(before))
    },
    otherIds: (standard) =>
      listed.filter((one) => !isSame(one, standard)).map(({ wallet }) => wallet.id),
    list(registered) {
      const ids = registered.map(({ wallet }) => wallet.id)
      listed = injected
        .filter((one) => !registered.some(({ own }) => isSame(one, own)))
        .map(({ wallet, ...one }) => {
          const id = freeId(wallet.name, ids)
          ids.push(id)
          if (id !== wallet.name) contested.add(wallet.name).add(id)
          return { ...one, wallet: { ...wallet, id } }
        })
      return listed
    },
  }
}

function isAt<H>(list: readonly FoundStandard<H>[]) {
  return ({ own }: FoundStandard<H>, index: number): boolean => own === list[index]?.own
}
