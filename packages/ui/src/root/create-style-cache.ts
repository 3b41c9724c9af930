import createCache, { type EmotionCache } from '@emotion/cache'
import { adoptStyleSheet } from './style-sheet.ts'

/** Prefix of every class name of the kit. */
const KEY = 'lk'

/**
 * One Emotion cache per shadow root, whose rules go into a sheet adopted by that root alone.
 *
 * @param nonce - Used only where the browser has no constructable sheets.
 */
export function createStyleCache(root: ShadowRoot, nonce?: string): EmotionCache {
  const sheet = adoptStyleSheet(root, nonce)
  // No plugins: the supported browsers need no prefixes beyond the ones written out.
  const cache = createCache({ key: KEY, container: root, stylisPlugins: [] })
  cache.sheet.insert = (rule) => sheet.insert(rule)
  cache.sheet.hydrate = () => {}
  cache.sheet.flush = () => sheet.replace('')
  return cache
}
