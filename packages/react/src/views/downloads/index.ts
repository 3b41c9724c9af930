import { defineView } from '../define-view.ts'
import { DownloadsView } from './downloads.view.tsx'

/** Where one wallet can be had. */
export const downloads = defineView('Downloads', {
  View: DownloadsView,
  title: ({ walletName }, { text }) => text.say('downloads.title', { wallet: walletName }),
})
