import { followHeight } from '../../motion/follow-height.ts'
import { shake } from '../../motion/shake.ts'
import { pullSheet, type SheetPull } from './pull-sheet.ts'

/** How a dialog moves besides coming and going. */
export interface DialogMotion {
  /** Lets a bottom sheet be pulled down. */
  readonly pullSheet: SheetPull
  /** Lets a frame glide to the height of its content. @returns Its undo. */
  followHeight(frame: HTMLElement, content: HTMLElement): () => void
  /** Says no. */
  shake(element: Element): void
}

/** All of it. */
export const dialogMotion: DialogMotion = { pullSheet, followHeight, shake }
