import { LatchkeyError, type Undo } from '../contract/index.ts'

/** A port that is loaded when it is first asked for. */
export interface PortLine<Port> {
  /** It, where it is there already. */
  port(): Port | undefined
  /**
   * One load serves all who ask.
   *
   * @throws LatchkeyError whatever loading it said; `aborted` when it was let go of meanwhile.
   */
  get(): Promise<Port>
  /** Lets go of it; the next one that asks loads it again. */
  stop(): void
}

interface Watched<Change> {
  watch(heard: (change: Change) => void): Undo
  stop(): void
}

/** Makes a line that listens to its port as long as it has it. */
export function createPortLine<Change, Port extends Watched<Change>>(
  load: () => Promise<Port>,
  heard: (change: Change) => void,
): PortLine<Port> {
  let made: { readonly port: Port; readonly unwatch: Undo } | undefined
  let making: Promise<Port> | undefined
  let turn = 0

  async function make(own: number): Promise<Port> {
    const port = await load()
    if (own !== turn) {
      port.stop()
      throw new LatchkeyError('aborted', {})
    }
    made = { port, unwatch: port.watch(heard) }
    return port
  }

  return {
    port: () => made?.port,
    get() {
      const own = turn
      making ??= make(own).catch((thrown: unknown) => {
        // A newer one is not forgotten for the failure of this.
        if (own === turn) making = undefined
        throw thrown
      })
      return making
    },
    stop() {
      turn += 1
      making = undefined
      made?.unwatch()
      made?.port.stop()
      made = undefined
    },
  }
}
