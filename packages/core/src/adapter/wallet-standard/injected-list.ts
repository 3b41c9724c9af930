import { freeId } from '../claims.ts'
import type { FoundStandard } from './standard-wallet.ts'

/** Wallets that are just there in the page, beside those that registered themselves. */
export interface InjectedList<H> {
  /** Takes in what is there now. @returns Whether that is anything else than before. */
  see(seen: readonly FoundStandard<H>[]): boolean
  /** Ids of those that are others than a wallet which registers itself. */
  idsBeside(standard: object): readonly string[]
  /** Those that are no registered ones. Who has the name of another one contests it. */
  list(registered: readonly FoundStandard<H>[]): readonly FoundStandard<H>[]
}

/** What tells wallets apart. */
interface Input<H> {
  /** Ids of wallets that somebody else claims to be, too. */
  readonly contested: Set<string>
  /** Wallets that the website handed over: they hide others of their name. */
  readonly handed: readonly FoundStandard<H>[]
  /** Whether a wallet that is just there has registered itself as this one, too. */
  isSame(injected: FoundStandard<H>, standard: object): boolean
}

/** Makes the list of one adapter. */
export function createInjectedList<H>({ contested, handed, isSame }: Input<H>): InjectedList<H> {
  let injected: readonly FoundStandard<H>[] = []
  let listed = injected
  return {
    see(seen) {
      const before = injected
      const names = handed.map(({ wallet }) => wallet.name)
      injected = seen.filter(({ wallet }) => !names.includes(wallet.name))
      return injected.length !== before.length || !injected.every(isAt(before))
    },
    idsBeside: (standard) =>
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
