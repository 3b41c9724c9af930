import type { Undo } from './undo.ts'

/** `self`: in place of the page; `top`: in place of the page around it; `blank`: in a new tab. */
export type LinkPlace = 'self' | 'top' | 'blank'

/** A pop-up that this page opened, on a page of another site. */
export interface PopUp {
  isClosed(): boolean
  /** Navigates it to another web page. @returns false when the link was refused. */
  navigate(href: string): boolean
  close(): void
  /** Shows it before other windows, where the browser allows it. */
  focus(): void
  /**
   * Listens to messages of this window while it is on a page of `origin`; messages of other windows
   * and origins are ignored. Source: docs/security.md, S13.
   */
  onMessage(origin: string, listener: (message: unknown) => void): Undo
}

/** Opens all links of the modal; every link passes `safeLink` first. */
export interface Windows {
  /**
   * Opens a web page in a new tab, or an application by its own scheme.
   *
   * @param place - Where to open it instead.
   * @returns false when the link was refused; a browser does not report whether it blocked one.
   */
  open(href: string, place?: LinkPlace): boolean
  /**
   * Opens a web page in a pop-up, in the calling task: a browser allows it only there.
   *
   * @param name - Name of the window; has to be a secret of this page.
   * @param size - In CSS pixels.
   * @returns undefined when the link was refused, or the browser opened nothing.
   */
  popUp(
    href: string,
    options: { readonly name: string; readonly width: number; readonly height: number },
  ): PopUp | undefined
  /**
   * Opens an empty pop-up, in the calling task, to be navigated to a page that is not trusted: it can't
   * reach the window of this page. Options as in `popUp`.
   *
   * @returns undefined when the browser opened nothing.
   */
  emptyPopUp(options: Parameters<Windows['popUp']>[1]): PopUp | undefined
  /** Puts text on the clipboard. @throws LatchkeyError `clipboard.failed`. */
  copy(text: string): Promise<void>
}
