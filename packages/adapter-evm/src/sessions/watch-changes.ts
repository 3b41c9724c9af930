import { type Eip1193Provider, listen } from '../eip1193.ts'

/** Notices whether a wallet changed while it was being read. */
export interface ChangeWatch {
  hasChanged(): boolean
  end(): void
}

/** Starts to watch; what was read before the first change may be outdated. */
export function watchChanges(provider: Eip1193Provider): ChangeWatch {
  let isChanged = false
  const undos = ['accountsChanged', 'chainChanged'].map((event) =>
    listen(provider, event, () => {
      isChanged = true
    }),
  )
  return {
    hasChanged: () => isChanged,
    end() {
      for (const undo of undos) undo()
    },
  }
}
