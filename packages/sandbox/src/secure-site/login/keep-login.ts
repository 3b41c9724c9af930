import { openKeptVault } from '../storage/kept-vault.ts'
import { askForStorage } from '../storage/storage-access.ts'
import type { LoginState } from './login-state.ts'

/**
 * Moves a login that lives in memory into the site's own storage, where the browser lets it. To be
 * called in answer to a press: browsers listen to nothing else.
 */
export async function keepLogin(state: LoginState, document: Document): Promise<void> {
  if (state.isLasting()) return
  const storage = await askForStorage(document)
  const vault = storage && (await openKeptVault(() => storage))
  if (vault) await state.moveTo(vault)
}
