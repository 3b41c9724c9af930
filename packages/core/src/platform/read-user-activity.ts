/** The part of a browser's window that tells whether somebody is at it. */
interface Scope {
  readonly navigator?: { readonly userActivation?: { readonly isActive: boolean } }
  readonly document?: { hasFocus(): boolean }
}

/** How a page is attended to: somebody pressed something just now, looks at it, or does not. */
export type Attention = 'press' | 'look' | 'none'

/**
 * Reads how the page is attended to at this moment. Browsers that can't tell a press are believed to
 * have had one.
 */
export function readAttention({ navigator, document }: Scope = globalThis): Attention {
  if (navigator?.userActivation?.isActive ?? true) return 'press'
  return document?.hasFocus() ? 'look' : 'none'
}
