import { bytesOf, spellingsOf } from './spellings.ts'

/** The keys of one embedded wallet: 32 bytes each. */
export interface WalletKeys {
  readonly seed: Uint8Array
  readonly evm: Uint8Array
  readonly solana: Uint8Array
  /** The secret and the public key, the export format of Solana wallets: 64 bytes. */
  readonly solanaPair: Uint8Array
}

/**
 * Opens the backup of a wallet, as its frame does on another device, and derives the keys.
 *
 * @returns undefined where it was not sealed under this key.
 */
export async function openWallet(
  backupKey: string,
  backup: string,
): Promise<WalletKeys | undefined> {
  const seed = await open(backupKey, backup).catch(() => undefined)
  if (seed === undefined) return undefined
  const [evm, solana] = await Promise.all([derive(seed, 'eip155/0'), derive(seed, 'solana/0')])
  return { seed, evm, solana, solanaPair: await pairOf(solana) }
}

async function open(backupKey: string, backup: string): Promise<Uint8Array<ArrayBuffer>> {
  const [iv = '', data = ''] = backup.split('.')
  const raw = bytesOf(backupKey)
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const how = { name: 'AES-GCM', iv: bytesOf(iv) }
  return new Uint8Array(await crypto.subtle.decrypt(how, key, bytesOf(data)))
}

async function derive(seed: Uint8Array<ArrayBuffer>, purpose: string): Promise<Uint8Array> {
  const material = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode(`latchkey sandbox wallet: ${purpose}`)
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return new Uint8Array(await crypto.subtle.deriveBits(how, material, KEY_BITS))
}

const KEY_BITS = 256

/** The bytes before an Ed25519 key of 32 bytes. Source: RFC 8410, section 7. */
const PKCS8_HEAD = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]

async function pairOf(secret: Uint8Array): Promise<Uint8Array> {
  const whole = Uint8Array.from([...PKCS8_HEAD, ...secret])
  const key = await crypto.subtle.importKey('pkcs8', whole, 'Ed25519', true, ['sign'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', key)
  return Uint8Array.from([...secret, ...bytesOf(x)])
}

/** Each key by its name, in every way in which it might be written down. */
export function writeKeys(keys: WalletKeys): readonly [string, readonly string[]][] {
  const { seed, evm, solana, solanaPair } = keys
  return [
    ['seed', spellingsOf(seed)],
    ['EVM key', spellingsOf(evm)],
    ['Solana key', [...spellingsOf(solana), ...spellingsOf(solanaPair)]],
  ]
}
