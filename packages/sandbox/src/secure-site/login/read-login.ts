import { openBackup, sealBackup } from '../storage/seal.ts'
import type { Login } from '../storage/vault.ts'
import { requireText, type SiteApi, textIn, valueIn } from './site-api.ts'

/** Length of a seed, in bytes. */
const SEED_LENGTH = 32

/** The keys of a login: those of the backup, or new ones, of which the first backup is made. */
export async function readLogin(api: SiteApi, answer: unknown): Promise<Login> {
  const token = requireText(answer, 'token')
  const backupKey = requireText(answer, 'backupKey')
  const stored = valueIn(answer, 'user')
  const user = {
    email: textIn(stored, 'email') ?? null,
    userName: textIn(stored, 'userName') ?? null,
  }
  const backup = textIn(answer, 'backup') ?? (await leaveBackup(api, { token, backupKey }))
  return { token, user, seed: await openBackup(backupKey, backup) }
}

async function leaveBackup(
  api: SiteApi,
  { token, backupKey }: { readonly token: string; readonly backupKey: string },
): Promise<string> {
  const seed = crypto.getRandomValues(new Uint8Array(SEED_LENGTH))
  const backup = await sealBackup(backupKey, seed)
  // If another device was first, its backup is the one that counts.
  return requireText(await api.call('backup', { body: { backup }, token }), 'backup')
}
