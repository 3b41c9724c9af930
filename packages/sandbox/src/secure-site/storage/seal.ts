import { fromText, toText } from './bytes.ts'

/** Length of an initialisation vector of AES-GCM, in bytes. Source: NIST SP 800-38D, 8.2. */
const IV_LENGTH = 12

/** Seals a seed for the server to store, under a key that it hands out after a login. */
export async function sealBackup(keyText: string, seed: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH))
  const key = await importKey(keyText)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, seed)
  return `${toText(iv)}.${toText(new Uint8Array(data))}`
}

/** Opens a backup. Rejects when it was not sealed under this key. */
export async function openBackup(
  keyText: string,
  backup: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [iv = '', data = ''] = backup.split('.')
  const how = { name: 'AES-GCM', iv: fromText(iv) }
  const key = await importKey(keyText)
  return new Uint8Array(await crypto.subtle.decrypt(how, key, fromText(data)))
}

function importKey(text: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromText(text), 'AES-GCM', false, ['encrypt', 'decrypt'])
}
