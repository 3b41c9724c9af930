/** What the script in a page is told, on the window, before it runs. */
export interface InPageOptions {
  /** How many wallets announce themselves. */
  readonly wallets: number
  /** Presses the button in the very task in which it comes into the page. */
  readonly pressesAtOnce: boolean
}

/** Times of one pressing, in milliseconds. */
export interface Pressed {
  /** From the press to the first frame that shows a wallet. */
  readonly listMs: number
  /** Paths of everything that was being loaded, or had been, when that frame was drawn. */
  readonly loaded: readonly string[]
  /** From the press to the first of ten frames in which nothing moves. */
  readonly stableMs: number
}

/** What the script leaves on the window. */
export interface Probe {
  readonly pressed: Promise<Pressed>
  /** From a press on a wallet to the first frame that shows the account, in milliseconds. */
  connected(): Promise<number>
  /** From a press on the button that pairs to the first frame that shows a code, in milliseconds. */
  readonly coded: Promise<number>
  /** When the first frame shows the account, in milliseconds since 1970. */
  paired(): Promise<number>
  /** From the start of loading to the first frame that shows the account, in milliseconds. */
  readonly resumed: Promise<number>
  /** Elements and texts of the page, those of shadow roots too. */
  countNodes(): number
  /** Opens and closes our modal again and again. */
  goRound(times: number): Promise<void>
}

declare global {
  interface Window {
    benchOptions: InPageOptions
    probe: Probe
    /** The page with our button puts it there, for the rounds of opening and closing. */
    latchkey: { open(): Promise<void>; close(): Promise<void> }
  }
}
