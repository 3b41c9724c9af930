import type { GateState } from '../gate/create-gate.ts'

/** Why Approve does not answer, in words. */
export const HINTS: Readonly<Record<GateState, string>> = {
  covered: 'All of this has to be in full sight before you can approve.',
  unfocused: 'Click to continue.',
  unread: 'Scroll to the end before you approve.',
  waiting: '',
  open: '',
}

/** Shown if this browser cannot report to a frame whether it is visible. */
export const VISIBILITY_UNKNOWN = 'This browser can’t tell whether all of this is in sight.'

/** Said where the pointer had only just come, or what is under it was moved. */
export const PRESS_AGAIN = 'Nothing is approved yet. Press once more.'

export const OPEN_WINDOW = 'Open in its own window'

export const WINDOW_BLOCKED = 'The browser blocked the window. Allow pop-ups for this site.'
