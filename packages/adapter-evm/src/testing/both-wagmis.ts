import * as wagmi3 from '@wagmi/core'
import * as wagmi2 from 'wagmi-core-2'

/** The newest version of each major of wagmi, by name, for tables of tests. */
export const WAGMIS = [
  ['wagmi 3', wagmi3],
  // The part of it that tests use is the same.
  ['wagmi 2', wagmi2 as unknown as typeof wagmi3],
] as const

/** A wagmi of these. */
export type Wagmi = typeof wagmi3

/** A storage of wagmi in memory that outlives a config, as that of a browser outlives a page. */
export function memoryStorage(wagmi: Wagmi): ReturnType<Wagmi['createStorage']> {
  const values = new Map<string, string>()
  return wagmi.createStorage({
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
  })
}
