import { isNamespace, type Namespace } from '@latchkey/core/contract'
import type { Wording } from '../messages/create-wording.ts'

/**
 * The name of a namespace for visitors: that of its best-known network. A namespace that only an adapter
 * knows has the text that `namespaceTexts` makes of its traits.
 */
export function namespaceName(namespace: Namespace, text: Wording): string {
  return isNamespace(namespace)
    ? text.get(`namespace.${namespace}`)
    : ownText(`namespace.${namespace}`, text)
}

/** A wallet of a namespace as the object of a sentence: "a Solana wallet". */
export function namespaceWallet(namespace: Namespace, text: Wording): string {
  return isNamespace(namespace)
    ? text.get(`namespaceWallet.${namespace}`)
    : ownText(`namespaceWallet.${namespace}`, text)
}

/** The text of a namespace of an adapter, else the namespace itself. */
function ownText(key: `${string}.${string}`, text: Wording): string {
  const found = text.getOrKey(key)
  return found === key ? key.slice(key.indexOf('.') + 1) : found
}
