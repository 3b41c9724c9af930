/** The only door through which links leave the page; every link passes `safeLink` first. */
export interface Windows {
  /**
   * Opens a web page in a new tab, or an application by its own scheme.
   *
   * @returns false when the link was refused; a browser never tells whether it blocked one.
   */
  open(href: string): boolean
  /** Puts text on the clipboard. @throws LatchkeyError `clipboard.failed`. */
  copy(text: string): Promise<void>
}
