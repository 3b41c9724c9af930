/** `self`: in place of the page; `top`: in place of the page around it; `blank`: in a new tab. */
export type LinkPlace = 'self' | 'top' | 'blank'

/** The only door through which links leave the page; every link passes `safeLink` first. */
export interface Windows {
  /**
   * Opens a web page in a new tab, or an application by its own scheme.
   *
   * @param place - Where else than there.
   * @returns false when the link was refused; a browser never tells whether it blocked one.
   */
  open(href: string, place?: LinkPlace): boolean
  /** Puts text on the clipboard. @throws LatchkeyError `clipboard.failed`. */
  copy(text: string): Promise<void>
}
