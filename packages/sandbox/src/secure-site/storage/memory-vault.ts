import { newName } from './new-name.ts'
import type { Login, Vault } from './vault.ts'

/** Stores the login until the page is unloaded. */
export function createMemoryVault(): Vault {
  let login: Login | undefined
  let device = newName()
  return {
    isLasting: false,
    read: async () => login,
    async write(next) {
      login = next
    },
    async clear() {
      login = undefined
    },
    device: async () => device,
    async rename(name) {
      device = name
    },
  }
}
