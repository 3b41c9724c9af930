import type { Undo } from '../../contract/index.ts'
import type { Client } from '../client.ts'

/** Public keys by the topic that answers to them arrive on. */
const KEYS = new WeakMap<Client, Map<string, string>>()

/**
 * Deciphers what arrives on a topic with a key of its own. The library knows only the key of its
 * newest question, and so could not read the answer to an address whose time is not over yet.
 */
export function decodeWith(client: Client, topic: string, publicKey: string): Undo {
  const keys = KEYS.get(client) ?? wrapped(client)
  keys.set(topic, publicKey)
  return () => keys.delete(topic)
}

function wrapped(client: Client): Map<string, string> {
  const { crypto } = client.core
  const keys = new Map<string, string>()
  const decode = crypto.decode.bind(crypto)
  crypto.decode = (topic, encoded, options) => {
    const receiverPublicKey = keys.get(topic)
    return decode(topic, encoded, receiverPublicKey ? { ...options, receiverPublicKey } : options)
  }
  KEYS.set(client, keys)
  return keys
}
