import type { Undo } from './undo.ts'

/** `self`: in place of the page; `top`: in place of the page around it; `blank`: in a new tab. */
export type LinkPlace = 'self' | 'top' | 'blank'

/** A small window of ours, on a page of another site. */
export interface PopUp {
  isClosed(): boolean
  /** Leads it to another page of the web. @returns false when the link was refused. */
  go(href: string): boolean
  close(): void
  /**
   * Hears what this very window says while it is on a page of `origin`, and nobody else. Source:
   * docs/security.md, S13.
   */
  hear(origin: string, listener: (message: unknown) => void): Undo
}

/** The only door through which links leave the page; every link passes `safeLink` first. */
export interface Windows {
  /**
   * Opens a web page in a new tab, or an application by its own scheme.
   *
   * @param place - Where else than there.
   * @returns false when the link was refused; a browser never tells whether it blocked one.
   */
  open(href: string, place?: LinkPlace): boolean
  /**
   * Opens a page of the web in a small window, in the calling task: only there a browser allows it.
   *
   * @param name - Known to nobody else.
   * @param size - In CSS pixels.
   * @returns undefined when the link was refused, or the browser opened nothing.
   */
  popUp(
    href: string,
    options: { readonly name: string; readonly width: number; readonly height: number },
  ): PopUp | undefined
  /** Puts text on the clipboard. @throws LatchkeyError `clipboard.failed`. */
  copy(text: string): Promise<void>
}
