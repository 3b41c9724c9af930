import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** Preferences that a visitor may have set in the system. */
export interface MediaPreferences {
  readonly 'prefers-color-scheme'?: 'light' | 'dark'
  readonly 'prefers-contrast'?: 'more'
  readonly 'prefers-reduced-motion'?: 'reduce' | 'no-preference'
  readonly 'forced-colors'?: 'active'
}

/** Emulates preferences of the visitor; `{}` resets all of them. */
export async function emulateMedia(preferences: MediaPreferences): Promise<void> {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
}
