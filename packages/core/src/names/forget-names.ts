import type { Lazy, Storage } from '../contract/index.ts'

/** The name in storage under which the names of addresses outlive the page. */
export const STORED_NAMES = 'ens_cache'

interface Deps {
  readonly storage: Pick<Storage, 'remove'>
  /** Makes a storage key of a name. */
  key(name: string): string
}

/** Forgets the names of addresses, stored ones as well. Needs no code of names. */
export function forgetNames({ storage, key }: Deps, names: Lazy<{ clear(): void }>): void {
  storage.remove(key(STORED_NAMES))
  names.current()?.clear()
}
