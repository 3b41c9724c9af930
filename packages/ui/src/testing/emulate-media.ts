import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** What a visitor may have set on the machine. */
export interface Wishes {
  readonly 'prefers-color-scheme'?: 'light' | 'dark'
  readonly 'prefers-contrast'?: 'more'
  readonly 'prefers-reduced-motion'?: 'reduce' | 'no-preference'
  readonly 'forced-colors'?: 'active'
}

/** Makes the browser behave as if the visitor had these wishes; `{}` takes all of them back. */
export async function emulateMedia(wishes: Wishes): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
}
