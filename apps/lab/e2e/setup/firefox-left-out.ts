/** A journey that is not made in Firefox. */
export interface LeftOut {
  /** Its title, as the journey has it. */
  readonly title: string
  readonly reason: string
}

const SOCKETS = 'Playwright (1.65) reports no WebSocket over WebDriver BiDi'
const FRAME = 'over WebDriver BiDi the mouse does not get into frames of other sites'
const CACHE = 'while the runner stops requests, Firefox has no cache'
const MEDIA = 'Playwright (1.65) sets no media feature but the colour scheme over WebDriver BiDi'

/** Journeys whose tools are of Chromium alone; what differs for visitors is in apps/docs/pages/guides/browsers.md. */
export const LEFT_OUT: readonly LeftOut[] = [
  { title: 'a wallet that scans the code beside the list is connected', reason: SOCKETS },
  { title: 'the key of a code is never stored or logged', reason: SOCKETS },
  { title: 'a transaction and a batch are mined, and the account is deployed', reason: FRAME },
  { title: 'a visitor chooses a name, signs for it and is called by it', reason: FRAME },
  { title: 'secrets of a login never get into the page', reason: FRAME },
  { title: 'a visitor allows a session in the embedded wallet', reason: FRAME },
  { title: 'inside Safe the site is connected by itself', reason: FRAME },
  { title: 'in the frame of any other page nothing is asked', reason: FRAME },
  {
    title: 'a login by google, in a separate window',
    reason:
      'it looks for secrets in what the runner reads of requests, which is less over WebDriver BiDi',
  },
  { title: 'no host is asked anything before the modal is opened', reason: CACHE },
  { title: 'with reduced motion there is a ring instead of a shake', reason: MEDIA },
  {
    title: 'the whole journey works with the keyboard, and the focus is never lost',
    reason: 'Tab leaves the page for the buttons of the browser, where the runner presses nothing',
  },
  {
    title: 'hot reload: after five edits of the module',
    reason: 'it reads listeners by a session of the Chrome DevTools Protocol',
  },
]
