import createCache, { type EmotionCache } from '@emotion/cache'
import { adoptStyleSheet } from './style-sheet.ts'

/** Prefix of the class names. */
const KEY = 'lk'

/**
 * Creates Emotion's cache of one modal. Emotion itself would make `<style>` elements, which a
 * strict content policy refuses; here its rules go into a sheet that the shadow root adopts.
 */
export function createStyleCache(shadow: ShadowRoot, nonce?: string): EmotionCache {
  // No browser that has shadow roots and `<dialog>` needs the prefixes that Emotion adds by default.
  const cache = createCache({ key: KEY, container: shadow, stylisPlugins: [] })
  const sheet = adoptStyleSheet(shadow, nonce)
  cache.sheet.insert = sheet.insert
  cache.sheet.flush = () => sheet.replace('')
  return cache
}
