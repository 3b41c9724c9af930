import { fromText, toText } from './bytes.ts'

/** Something that only the holder of its key can read or change unnoticed. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** Length of an initialisation vector of AES-GCM, in bytes. Source: NIST SP 800-38D, 8.2. */
const IV_LENGTH = 12

/** A key that this browser can use and no script can read. */
export async function newWrappingKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Seals bytes with AES-GCM. */
export async function seal(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH))
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) }
}

/** Opens what `seal` sealed. Rejects when the key is another one, or anything was changed. */
export async function unseal(
  key: CryptoKey,
  { iv, data }: Sealed,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
}

/** Seals a seed for the server to store, under a key that it hands out after a login. */
export async function sealBackup(keyText: string, seed: Uint8Array<ArrayBuffer>): Promise<string> {
  const { iv, data } = await seal(await importKey(keyText), seed)
  return `${toText(iv)}.${toText(new Uint8Array(data))}`
}

/** Opens a backup. Rejects when it was not sealed under this key. */
export async function openBackup(
  keyText: string,
  backup: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [iv = '', data = ''] = backup.split('.')
  return unseal(await importKey(keyText), { iv: fromText(iv), data: fromText(data).buffer })
}

function importKey(text: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromText(text), 'AES-GCM', false, ['encrypt', 'decrypt'])
}
