import type { Undo } from '@latchkey/core/contract'
import { replaceMethod } from './replace-method.ts'
import type { Client } from './types.ts'

/** Registers the key with which messages of a topic are decrypted. */
export type DecodeWithKey = (topic: string, publicKey: string) => Undo

/** Keys by topic. */
export interface DecodeByTopic {
  readonly decodeWithKey: DecodeWithKey
  /** Decrypts as the library does again. */
  stop(): void
}

/**
 * Lets messages of some topics be decrypted with keys of their own. The library stores only the key
 * of its newest sign-in, and so cannot read the answer to an earlier address that is still valid.
 */
export function decodeByTopic({ core: { crypto } }: Client): DecodeByTopic {
  const keys = new Map<string, string>()
  const decode = crypto.decode.bind(crypto)
  const stop = replaceMethod(crypto, 'decode', (topic, encoded, options) => {
    const receiverPublicKey = keys.get(topic)
    return decode(topic, encoded, receiverPublicKey ? { ...options, receiverPublicKey } : options)
  })
  return {
    stop,
    decodeWithKey(topic, publicKey) {
      keys.set(topic, publicKey)
      return () => keys.delete(topic)
    },
  }
}
