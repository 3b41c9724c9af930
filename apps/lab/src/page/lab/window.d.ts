import type { Latchkey } from '@latchkey/react'
import type { Lab } from './create-lab.ts'
import type { OtherLibraries } from './other-libraries.ts'

declare global {
  interface Window {
    /** The instance of the page, for the console and for tests. */
    latchkey: Latchkey | undefined
    /** The other one, with `second=true`. */
    secondLatchkey: Latchkey | undefined
    /** The lab of the page, for the page around it that shows it in a frame. */
    lab: Lab | undefined
    /** The libraries by which other sites read wallets, for the console and for tests. */
    otherLibraries: OtherLibraries
  }
}
