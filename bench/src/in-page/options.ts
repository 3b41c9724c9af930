/** Options of the script in a page; they are put on the window before it runs. */
export interface InPageOptions {
  /** How many wallets announce themselves. */
  readonly wallets: number
  /** How many wallets of Solana, of Bitcoin and of both register themselves besides. */
  readonly standardWallets: number
  /** Clicks the button in the task in which it appears. */
  readonly pressesAtOnce: boolean
}

/** Times of one pressing, in milliseconds. */
export interface Pressed {
  /** From the press to the first frame that shows a wallet. */
  readonly listMs: number
  /** From the start of the navigation to that frame. */
  readonly navigationMs: number
  /** How many frames were made until one showed a wallet, that one included. */
  readonly listFrames: number
  /** Paths of everything that was being loaded, or had been, when that frame was drawn. */
  readonly loaded: readonly string[]
  /** From the press to the first of ten frames in which nothing moves. */
  readonly stableMs: number
}

/** Figures of scrolling through all wallets. */
export interface Scrolled {
  /** The longest time between two frames, in milliseconds. */
  readonly worstMs: number
  /** Frames that came so late that the screen showed the one before twice or more. */
  readonly late: number
  /** Tasks of more than 50 ms. */
  readonly longTasks: number
  readonly scrolledPx: number
}

/** Durations of calls through the channel to a frame, in milliseconds. */
export interface Called {
  readonly medianMs: number
  /** All but one of a hundred were faster. */
  readonly slowMs: number
}

/** The object that the script leaves on the window. */
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
  /** From a press on the button for all wallets to the first frame that is full of them, in milliseconds. */
  readonly filled: Promise<number>
  /** From the last letter of a search to the first frame that shows what was found, in milliseconds. */
  found(query: string): Promise<number>
  /** From the last letter of a search to the first frame whose first row of a test id has the query. */
  matched(testId: string, query: string): Promise<number>
  /** Watches keys from now on: how long each takes until a frame is painted, in milliseconds, by eights. */
  watchKeys(): void
  /** The longest of them. */
  slowestKey(): number
  /** Scrolls what is open by so many px in each of so many frames. */
  scrollThrough(frames: number, px: number): Promise<Scrolled>
  /** From the last letter of a code to the first frame that shows the account, in milliseconds. */
  entered(): Promise<number>
  /** When the button that asks for a signature is pressed, in milliseconds since 1970. */
  asked(): Promise<number>
  /** In a frame: when its first picture shows the button that approves, in milliseconds since 1970. */
  approving(): Promise<number>
  callOften(times: number): Promise<Called>
  /** Opens our modal: the number of frames up to the first that shows something with this test id. */
  opened(testId: string): Promise<number>
  /** Elements and texts of the page, those of shadow roots too. */
  countNodes(): number
  /** Opens and closes our modal again and again. */
  goRound(times: number): Promise<void>
}

declare global {
  interface Window {
    benchOptions: InPageOptions
    probe: Probe
    /** Pages with a frame put it there: asks the frame for something that it knows by itself. */
    safeCall(): Promise<unknown>
    /** Pages with our button put it there, to open and close the modal. */
    latchkey: { open(request?: { readonly view: 'Swap' }): Promise<void>; close(): Promise<void> }
  }
}
