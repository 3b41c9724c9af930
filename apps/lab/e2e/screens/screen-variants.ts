import type { BrowserContextOptions } from '@playwright/test'
import { HAND_HELDS } from '../hand-helds.ts'
import type { Switches } from '../models/lab-model.ts'

/** One variant in which every view is shown. */
export interface ScreenVariant {
  readonly name: 'light' | 'dark' | 'rtl' | 'phone' | 'phone-360'
  readonly context: BrowserContextOptions
  readonly switches: Switches
  /** Set once the view is shown; scenes use the English texts. */
  readonly locale?: string
  /** The colour behind the card; on phones the page does. */
  readonly ground?: string
  /** The same variant of the gallery; missing if another variant covers it. */
  readonly galleryQuery?: string
}

const WIDE = { width: 1280, height: 900 }

/** Every variant in which pictures are taken. */
export const SCREEN_VARIANTS: readonly ScreenVariant[] = [
  {
    name: 'light',
    context: { viewport: WIDE },
    switches: { themeMode: 'light' },
    ground: '#e6e8ec',
    galleryQuery: '?mode=light',
  },
  {
    name: 'dark',
    context: { viewport: WIDE },
    switches: { themeMode: 'dark' },
    ground: '#0a0b0d',
    galleryQuery: '?mode=dark',
  },
  {
    name: 'rtl',
    context: { viewport: WIDE },
    switches: { themeMode: 'light', dir: 'rtl' },
    locale: 'ar',
    ground: '#e6e8ec',
    galleryQuery: '?dir=rtl',
  },
  {
    name: 'phone',
    context: HAND_HELDS['Safari on iOS'].use,
    switches: { themeMode: 'light' },
  },
  {
    name: 'phone-360',
    context: { ...HAND_HELDS['Chrome on Android'].use, viewport: { width: 360, height: 740 } },
    switches: { themeMode: 'dark' },
    galleryQuery: '?mode=dark',
  },
]
