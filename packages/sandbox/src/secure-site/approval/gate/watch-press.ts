/** How a button came to be pressed. */
export interface Press {
  /** Returns true if a click is the end of a press that began when the button could be seen. */
  wasMeant(event: MouseEvent): boolean
  stop(): void
}

/**
 * Records the state at the start of each press, because everything may change before the release.
 */
export function watchPress(button: HTMLElement, isOpen: () => boolean): Press {
  const ended = new AbortController()
  let isMeant = true
  const begin = (event: Event & { readonly repeat?: boolean }) => {
    // A repeated key event: the key was pressed before the button had focus.
    isMeant = event.isTrusted && event.repeat !== true && isOpen()
  }
  for (const name of ['pointerdown', 'keydown'])
    button.addEventListener(name, begin, { signal: ended.signal })
  return {
    wasMeant: ({ isTrusted }) => isTrusted && isMeant,
    stop: () => ended.abort(),
  }
}
