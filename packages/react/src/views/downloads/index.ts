import { defineView } from '../define-view.ts'
import { DownloadsView } from './downloads.view.tsx'

/** Where one wallet can be had. */
export const downloads = defineView('Downloads', DownloadsView)
