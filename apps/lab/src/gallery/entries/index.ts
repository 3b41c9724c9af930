import type { EntryGroup } from '../entry.ts'
import { accountLineEntry } from './account-line.tsx'
import { addressEntry } from './address.tsx'
import { alertBarEntry } from './alert-bar.tsx'
import { amountEntry } from './amount.tsx'
import { amountInputEntry } from './amount-input.tsx'
import { avatarEntry } from './avatar.tsx'
import { buttonEntry } from './button.tsx'
import { cardEntry } from './card.tsx'
import { chipEntry } from './chip.tsx'
import { choicesEntry } from './choices.tsx'
import { detailListEntry } from './detail-list.tsx'
import { gridEntry } from './grid.tsx'
import { iconEntry } from './icon.tsx'
import { iconButtonEntry } from './icon-button.tsx'
import { imageEntry } from './image.tsx'
import { inputEntry } from './input.tsx'
import { jointEntry } from './joint.tsx'
import { latchEntry } from './latch.tsx'
import { linkEntry } from './link.tsx'
import { listRowEntry } from './list-row.tsx'
import { marksEntry } from './marks.tsx'
import { noticeEntry } from './notice.tsx'
import { otpInputEntry } from './otp-input.tsx'
import { pageButtonEntry } from './page-button.tsx'
import { pairEntry } from './pair.tsx'
import { panelEntry } from './panel.tsx'
import { qrCodeEntry } from './qr-code.tsx'
import { sceneEntry } from './scene.tsx'
import { searchFieldEntry } from './search-field.tsx'
import { sendFieldEntry } from './send-field.tsx'
import { smallEntry } from './small.tsx'
import { snackbarEntry } from './snackbar.tsx'
import { tabsEntry } from './tabs.tsx'
import { textEntry } from './text.tsx'
import { tileEntry } from './tile.tsx'
import { tokenButtonEntry } from './token-button.tsx'
import { waitingEntry } from './waiting.tsx'

/** Every component of the kit in every state. */
export const GALLERY: readonly EntryGroup[] = [
  { title: 'Frame', entries: [cardEntry, pageButtonEntry] },
  {
    title: 'Actions',
    entries: [buttonEntry, pairEntry, iconButtonEntry, linkEntry, chipEntry, tileEntry],
  },
  {
    title: 'Fields',
    entries: [
      inputEntry,
      sendFieldEntry,
      searchFieldEntry,
      otpInputEntry,
      amountInputEntry,
      choicesEntry,
      panelEntry,
    ],
  },
  { title: 'Lists', entries: [listRowEntry, gridEntry, tabsEntry] },
  {
    title: 'Money',
    entries: [
      amountEntry,
      tokenButtonEntry,
      jointEntry,
      detailListEntry,
      addressEntry,
      accountLineEntry,
    ],
  },
  {
    title: 'Pictures',
    entries: [
      qrCodeEntry,
      latchEntry,
      imageEntry,
      avatarEntry,
      iconEntry,
      sceneEntry,
      waitingEntry,
    ],
  },
  {
    title: 'Words',
    entries: [textEntry, marksEntry, noticeEntry, alertBarEntry, snackbarEntry, smallEntry],
  },
]
