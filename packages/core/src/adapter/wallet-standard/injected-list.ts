import { freeId } from '../claims.ts'
import type { FoundStandard } from './found-standard.ts'
import type { Registrations } from './registrations.ts'

/** Wallets that are just there in the page, beside those that registered themselves. */
export interface InjectedList<H> {
  /** Takes in what is there now. @returns Whether that is anything else than before. */
  see(seen: readonly FoundStandard<H>[]): boolean
  /** Ids of those that are others than a wallet which registers itself. */
  idsBeside(standard: object): readonly string[]
  /** Those that are no registered ones. Whoever has the name of a registered one is marked with it. */
  list(registrations: Registrations): readonly FoundStandard<H>[]
}

/** What tells wallets apart. */
interface Input<H> {
  /** Wallets that the website handed over: they hide others of their name. */
  readonly handed: readonly FoundStandard<H>[]
  /** Whether a wallet that is just there has registered itself as this one, too. */
  isSame(injected: FoundStandard<H>, standard: object): boolean
}

/** Makes the list of one adapter. */
export function createInjectedList<H>({ handed, isSame }: Input<H>): InjectedList<H> {
  let injected: readonly FoundStandard<H>[] = []
  let ids: ReadonlyMap<object, string> = new Map()
  return {
    see(seen) {
      const isAsBefore = seen.length === injected.length && seen.every(isAt(injected))
      injected = seen
      return !isAsBefore
    },
    idsBeside: (standard) =>
      injected.filter((one) => !isSame(one, standard)).flatMap(({ own }) => ids.get(own) ?? []),
    list(registrations) {
      const registered = registrations.wallets()
      const there = injected.filter(
        (one) =>
          !handed.some(({ wallet }) => wallet.name === one.wallet.name) &&
          !registered.some(({ standard }) => isSame(one, standard)),
      )
      const taken = [...handed, ...registered].map(({ wallet }) => wallet.id)
      ids = identify(there, ids, taken)
      return there.map(({ wallet, ...one }) => {
        const id = ids.get(one.own) ?? wallet.id
        if (id !== wallet.id) registrations.contest(wallet.id, id)
        const isAmbiguous = wallet.isAmbiguous || registrations.isContested(id)
        return { ...one, wallet: { ...wallet, id, isAmbiguous } }
      })
    },
  }
}

/** Ids of wallets that are just there: each keeps its own, and a new one gets one that nobody has. */
function identify<H>(
  there: readonly FoundStandard<H>[],
  before: ReadonlyMap<object, string>,
  taken: readonly string[],
): ReadonlyMap<object, string> {
  const kept = there.flatMap(({ own }) => before.get(own) ?? [])
  const ids = new Map<object, string>()
  for (const { own, wallet } of there) {
    const others = [...taken, ...kept, ...ids.values()]
    ids.set(own, before.get(own) ?? freeId(wallet.id, others))
  }
  return ids
}

function isAt<H>(list: readonly FoundStandard<H>[]) {
  return ({ own }: FoundStandard<H>, index: number): boolean => own === list[index]?.own
}
