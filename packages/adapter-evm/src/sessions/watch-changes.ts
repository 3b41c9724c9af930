import { type Eip1193Provider, listenToAll } from '../eip1193.ts'

/** Notices whether a wallet changed while it was being read. */
export interface ChangeWatch {
  hasChanged(): boolean
  end(): void
}

/** Starts to watch; what was read before the first change may be outdated. */
export function watchChanges(provider: Eip1193Provider): ChangeWatch {
  let isChanged = false
  const changed = (): void => {
    isChanged = true
  }
  const end = listenToAll(provider, {
    accountsChanged: changed,
    chainChanged: changed,
    networkChanged: changed,
  })
  return { hasChanged: () => isChanged, end }
}
