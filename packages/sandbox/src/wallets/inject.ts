import type { Eip1193Provider } from './eip1193.ts'

/** The flags by which an injected wallet identifies itself, such as `{ isMetaMask: true }`. */
export interface InjectOptions {
  readonly flags?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Puts a wallet into the page as `window.ethereum`, as wallets did before they announced
 * themselves.
 *
 * @returns Takes it out again and puts back what was there.
 */
export function inject(
  { provider }: { readonly provider: Eip1193Provider },
  { flags = {} }: InjectOptions = {},
  target: object & Pick<EventTarget, 'dispatchEvent'> = window,
): () => void {
  const before = Object.getOwnPropertyDescriptor(target, 'ethereum')
  Object.assign(provider, flags)
  Object.defineProperty(target, 'ethereum', {
    value: provider,
    configurable: true,
    enumerable: true,
    writable: true,
  })
  target.dispatchEvent(new Event('ethereum#initialized'))
  return () => {
    for (const name of Object.keys(flags)) Reflect.deleteProperty(provider, name)
    if (before) Object.defineProperty(target, 'ethereum', before)
    else Reflect.deleteProperty(target, 'ethereum')
  }
}
